// Inviting somebody: by mail, or with a link to hand on.
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import {
  inviteColleague,
  type Invite,
  type SentInvitation,
} from '#contract/people/staff-invitations.ts'
import { peopleScreen } from '#words/en/people/people-screen.ts'
import { callProven } from '#web/features/account/second-factor/proof.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { useRoleFields } from './role-fields.tsx'

type InviteDialogProps = { onClose: () => void; onSent: (sent: SentInvitation) => void }

export function InviteDialog({ onClose, onSent }: InviteDialogProps) {
  const words = useWords(peopleScreen)
  const formId = useId()
  const [email, setEmail] = useState('')
  const [emailError, setEmailError] = useState<string>()
  const { fields, read } = useRoleFields()
  const inviting = useMutation({
    mutationFn: (body: Invite) => callProven(inviteColleague, { body }),
    onSuccess: onSent,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const given = inviteColleague.body.shape.email.safeParse(email.trim() || null)
    setEmailError(given.error?.issues[0]?.message)
    const role = read()
    if (role && given.success) inviting.mutate({ ...role, email: given.data })
  }
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={words.inviteTitle}
      description={words.inviteAbout}
      locked={inviting.isPending}
      footer={
        <>
          <Button variant="quiet" disabled={inviting.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={inviting.isPending} busyLabel={words.inviting}>
            {words.sendInvite}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <TextInput
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={emailError}
          onChange={(event) => setEmail(event.target.value)}
        />
        {fields}
        <FormProblem problem={inviting.error && problemOf(inviting.error, words.notInvited)} />
      </form>
    </Dialog>
  )
}
