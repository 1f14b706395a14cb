// Choice of the month: a step back, a step on, and the present one.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { messageMonth } from '#words/en/messages/message-month.ts'
import type { MonthState } from './use-month.ts'

export function MonthChoice({ state: { month, isPresent, step } }: { state: MonthState }) {
  const words = useWords(messageMonth)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <h2 className="text-xl">{words.month(month)}</h2>
      <div
        data-repeats
        className="grid grow [grid-template-columns:auto_1fr_auto] items-center gap-2 sm:grow-0"
      >
        <Button variant="secondary" aria-label={words.earlier} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden="true" size={22} />
        </Button>
        <Button variant="secondary" disabled={isPresent} onClick={() => step(0)}>
          {words.present}
        </Button>
        <Button
          variant="secondary"
          aria-label={words.later}
          disabled={isPresent}
          onClick={() => step(1)}
        >
          <ChevronRight aria-hidden="true" size={22} />
        </Button>
      </div>
    </div>
  )
}
