// Dialog that gives up a missing piece, with a reason for its customer.
import { useState } from 'react'
import type { MissingUnit } from '#contract/clothes/lost-and-found.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { type Problem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { lostAndFound } from '#words/en/clothes/lost-and-found.ts'

type GiveUpDialogProps = {
  unit: MissingUnit
  busy: boolean
  problem: Problem | null
  onClose: () => void
  onGiveUp: (reason: string) => void
}

export function WriteOffDialog({ unit, busy, problem, onClose, onGiveUp }: GiveUpDialogProps) {
  const words = useWords(lostAndFound)
  const [reason, setReason] = useState('')
  const submit = () => {
    onGiveUp(reason)
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.giveUpTitle}
      description={words.thing(unit)}
      action={{ isPending: busy, problem }}
      onSubmit={submit}
      cancelLabel={words.keepLooking}
      submitLabel={words.giveUp}
      busyLabel={words.saving}
      canSubmit={reason.trim() !== ''}
      danger
    >
      <Textarea
        label={words.giveUpReason}
        hint={words.giveUpAbout}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
