// Orders of a stop that has several: what each is, and the way to complete one apart.
import { Check } from 'lucide-react'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { runBoard } from '#words/en/run-sheet/board.ts'
import { runSheet } from '#words/en/run-sheet/run-sheet.ts'
import { DONE_WORDS } from './completion-buttons.tsx'
import { OrderNumber } from './stop-head.tsx'
import { type PlacedStop, stopKey } from './use-steady-stops.ts'

type OrdersOfStopProps = {
  orders: readonly PlacedStop[]
  /** Asks for a note, a photo or a count of one of them. */
  onProof: (stop: RunStop) => void
}

export function OrdersOfStop({ orders, onProof }: OrdersOfStopProps) {
  const words = useWords(runSheet)
  const { bags } = useWords(runBoard)
  return (
    <ul className="divide-y divide-line rounded-md bg-sunk px-3 print:bg-transparent print:p-0">
      {orders.map(({ stop, before, gone }) => (
        <li key={stopKey(before)} className="grid gap-1 py-2">
          <p className="flex flex-wrap items-center gap-x-2">
            <OrderNumber stop={stop} className="py-2" />
            {before.units.length > 0 && <span>{bags({ count: before.units.length })}</span>}
            {stop.due > 0 && <span className="ml-auto tabular-nums">{rupeesText(stop.due)}</span>}
            {stop.done && (
              <span className="ml-auto inline-flex items-center gap-1 font-semibold text-success-text">
                <Check aria-hidden="true" size={16} />
                {DONE_WORDS[stop.kind]}
              </span>
            )}
          </p>
          <p className="wrap-anywhere">{stop.items.join(', ')}</p>
          {!stop.done && !gone && (
            <Button
              size="sm"
              variant="quiet"
              className="justify-self-start px-0! print:hidden"
              onClick={() => onProof(stop)}
            >
              {words[stop.kind === 'pickup' ? 'withCount' : 'withNote']}
              <span className="sr-only"> {stop.number}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
