// Large buttons of a stop: one press completes it, with the way it was paid if money was due.
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { Button } from '#web/ui/button.tsx'
import type { Collected } from '#web/offline/kept-completions.ts'

export const DONE_WORDS = { pickup: 'Picked up', delivery: 'Delivered' } as const
export const COLLECTED_WORDS = { cash: 'in cash', upi: 'by UPI' } as const

/** A thumb finds them while the other hand holds a bag. */
const TALL = 'min-h-16!'

type DoneButtonsProps = {
  stop: RunStop
  onDone: (collected: Collected | null) => void
}

/** Who said at booking how they would pay finds that way first. */
export function CompletionButtons({ stop, onDone }: DoneButtonsProps) {
  const { kind, due, number, paymentMethod } = stop
  const words = DONE_WORDS[kind]
  const ofOrder = <span className="sr-only"> {number}</span>
  if (kind === 'pickup' || due === 0)
    return (
      <Button wide className={`${TALL} text-lg!`} onClick={() => onDone(null)}>
        {words}
        {ofOrder}
      </Button>
    )
  const ways = paymentMethod === 'upi' ? (['upi', 'cash'] as const) : (['cash', 'upi'] as const)
  return (
    <>
      <p className="text-sm font-semibold text-ink-soft">{words} and paid:</p>
      <div className="grid grid-cols-2 gap-2">
        {ways.map((method) => (
          <Button
            key={method}
            wide
            className={`${TALL} px-2!`}
            onClick={() => onDone({ method, amount: due })}
          >
            <span className="sr-only">{words} and paid: </span>
            {`${rupeesText(due)} ${COLLECTED_WORDS[method]}`}
            {ofOrder}
          </Button>
        ))}
      </div>
      <Button wide variant="secondary" onClick={() => onDone(null)}>
        {words}, not paid{ofOrder}
      </Button>
    </>
  )
}
