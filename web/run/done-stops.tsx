// What the rider has done today, folded: each with whether the laundry has it, and the way to take it back.
import { useWords } from '#web/lib/words.ts'
import { isDeedOf } from '#web/offline/deed-parts.ts'
import type { Completion } from '#web/offline/kept-completions.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import { Press } from './press.tsx'
import type { OrdersOfStop } from './run-with-deeds.ts'
import type { Deeds } from './use-deeds.ts'

type DoneStopsProps = {
  stops: readonly OrdersOfStop[]
  deeds: Deeds
  onTakeBack: (deed: Completion) => void
}

export function DoneStops({ stops, deeds, onTakeBack }: DoneStopsProps) {
  const words = useWords(ownRun)
  if (stops.length === 0) return null
  return (
    <details className="rounded-md border border-line bg-sheet px-3 py-2">
      <summary className="flex min-h-12 items-center font-semibold">
        {words.done({ count: stops.length })}
      </summary>
      <ul className="divide-y divide-line">
        {stops.map((orders) => {
          const [stop] = orders
          const deed = deeds.waiting.findLast((each) =>
            orders.some((order) => isDeedOf(each, order)),
          )
          const isLeaving = deed !== undefined && (deeds.sending === deed.key || deed.isBegun)
          const numbers = orders.map(({ number }) => number).join(', ')
          return (
            <li
              key={`${stop.kind} ${stop.orderId}`}
              className="flex flex-wrap items-center gap-x-3 py-2"
            >
              <span className="min-w-0 grow">
                <strong>{stop.name}</strong>
                <span className="block text-sm text-ink-soft">
                  {words[deed?.broughtBack ? 'failedKinds' : 'doneKinds'][stop.kind]} · {numbers}
                </span>
                {deed && (
                  <span className="block text-sm font-semibold text-accent-text">
                    {isLeaving ? words.sending : words.waiting}
                  </span>
                )}
              </span>
              {deed && (
                <Press look="secondary" disabled={isLeaving} onClick={() => onTakeBack(deed)}>
                  {words.takeBack}
                  <span className="sr-only"> {numbers}</span>
                </Press>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
