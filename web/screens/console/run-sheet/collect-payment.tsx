// Money handed over after a stop was completed.
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { Button } from '#web/ui/button.tsx'
import { COLLECTED_WORDS } from './completion-buttons.tsx'
import type { Collected } from '#web/offline/kept-completions.ts'

type CollectProps = { stop: RunStop; onCollect: (collected: Collected) => void }

export function CollectPayment({ stop: { due, number }, onCollect }: CollectProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 pb-1.5">
      <p className="w-full font-semibold">{`${rupeesText(due)} not paid yet`}</p>
      {(['cash', 'upi'] as const).map((method) => (
        <Button
          key={method}
          variant="secondary"
          size="sm"
          className="grow"
          onClick={() => onCollect({ method, amount: due })}
        >
          Paid {COLLECTED_WORDS[method]}
          <span className="sr-only"> {number}</span>
        </Button>
      ))}
    </div>
  )
}

/** Whether money is still to be collected at a stop that is done. */
export function canCollectPayment({ kind, due, done }: RunStop): boolean {
  return done && kind === 'delivery' && due > 0
}
