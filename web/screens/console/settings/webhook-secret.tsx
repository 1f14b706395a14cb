// A webhook's secret, shown this once: to be copied before it goes.
import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { webhooksScreen } from '#words/en/webhooks-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'

export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const words = useWords(webhooksScreen)
  const field = useRef<HTMLInputElement>(null)

  // A laundry may run without https, where there is no clipboard: then it is there to be copied by hand.
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(secret)
      toast.success(words.copied)
    } catch {
      field.current?.focus()
      toast.failure(words.copyByHand, words.isSelected)
    }
  }

  return (
    <Dialog
      open
      // It goes with a press on the button alone, for it can't be shown again.
      locked
      size="md"
      onClose={onClose}
      title={words.secretTitle}
      description={<span className="font-medium text-accent-text">{words.onlyNow}</span>}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.done}
          </Button>
          <Button onClick={() => void copy()}>
            <Copy aria-hidden="true" size={18} />
            {words.copy}
          </Button>
        </>
      }
    >
      <TextInput
        ref={field}
        label={words.secret}
        readOnly
        value={secret}
        spellCheck={false}
        autoComplete="off"
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  )
}
