// A webhook's secret, shown once for copying.
import { webhooksScreen } from '#words/en/webhooks/webhooks-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useSecretToggle } from '#web/ui/fields/use-secret-toggle.tsx'

export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const words = useWords(webhooksScreen)
  const { field, buttons } = useSecretToggle({
    secret,
    label: words.secret,
    words,
    onDone: onClose,
  })
  return (
    <Dialog
      open
      // It goes with a press on the button alone, for it can't be shown again.
      locked
      size="md"
      onClose={onClose}
      title={words.secretTitle}
      description={<span className="font-medium text-accent-text">{words.onlyNow}</span>}
      footer={buttons}
    >
      {field}
    </Dialog>
  )
}
