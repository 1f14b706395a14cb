// Saying that an order isn't counted in this time: one press for each reason, and one for none.
import { SKIP_REASONS, type SkipReason } from '#domain/clothes/skip-reasons.ts'
import { FormProblem, type Problem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { skipReasons } from '#words/en/orders/count-levels.ts'

type NotNowDialogProps = {
  busy: boolean
  problem: Problem | null
  onClose: () => void
  onSkip: (why: SkipReason | null) => void
}

export function NotNowDialog({ busy, problem, onClose, onSkip }: NotNowDialogProps) {
  const words = useWords(clothesScreen)
  const reasons = useWords(skipReasons)
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={words.notNowWhy}
      description={words.notNowAbout}
      footer={
        <Button variant="quiet" disabled={busy} onClick={onClose}>
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
            disabled={busy}
            onClick={() => onSkip(why)}
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
