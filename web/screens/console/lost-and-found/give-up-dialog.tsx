// Giving up what nobody finds: a decision with a reason that its customer reads.
import { type SubmitEvent, useId, useState } from 'react'
import type { MissingUnit } from '#contract/clothes/lost-and-found.ts'
import { FormProblem, type Problem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { lostAndFound } from '#words/en/clothes/lost-and-found.ts'

type GiveUpDialogProps = {
  unit: MissingUnit
  busy: boolean
  problem: Problem | null
  onClose: () => void
  onGiveUp: (reason: string) => void
}

export function GiveUpDialog({ unit, busy, problem, onClose, onGiveUp }: GiveUpDialogProps) {
  const words = useWords(lostAndFound)
  const form = useId()
  const [reason, setReason] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onGiveUp(reason)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={words.giveUpTitle}
      description={words.thing(unit)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {words.keepLooking}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            busy={busy}
            busyLabel={words.saving}
            disabled={reason.trim() === ''}
          >
            {words.giveUp}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-3">
        <Textarea
          label={words.giveUpReason}
          hint={words.giveUpAbout}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormProblem problem={problem} />
      </form>
    </Dialog>
  )
}
