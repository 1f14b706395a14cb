// Dialog that skips the count of an order this time: one button for each reason, and one without.
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import { SKIP_REASONS } from '#domain/clothes/skip-reasons.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { skipReasons } from '#words/en/orders/count-levels.ts'
import { sendSkippedCount } from './clothes-queries.ts'
import { useClothesWork } from './use-clothes-work.ts'

type NotNowDialogProps = { order: CustodyOrder; onClose: () => void }

export function SkipCountDialog({ order: { orderId }, onClose }: NotNowDialogProps) {
  const words = useWords(clothesScreen)
  const reasons = useWords(skipReasons)
  const { send, isPending, problem } = useClothesWork(orderId, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isPending}
      title={words.notNowWhy}
      description={words.notNowAbout}
      footer={
        <Button variant="quiet" disabled={isPending} onClick={onClose}>
          {words.neverMind}
        </Button>
      }
    >
      <div className="grid gap-3">
        {[...SKIP_REASONS, null].map((why) => (
          <Button
            key={why}
            variant="secondary"
            className="min-h-14 text-lg"
            disabled={isPending}
            onClick={() => send(() => sendSkippedCount(orderId, why))}
            wide
          >
            {why === null ? words.noReason : words.because({ reason: reasons[why] })}
          </Button>
        ))}
        <FormProblem problem={problem} />
      </div>
    </Dialog>
  )
}
