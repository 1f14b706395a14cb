// Dialog that invites a person: by mail, or with a link to hand on.
import { useState } from 'react'
import {
  inviteColleague,
  type Invite,
  type SentInvitation,
} from '#contract/people/staff-invitations.ts'
import { peopleScreen } from '#words/en/people/people-screen.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { useRoleFields } from './role-fields.tsx'

type InviteDialogProps = { onClose: () => void; onSent: (sent: SentInvitation) => void }

export function InviteDialog({ onClose, onSent }: InviteDialogProps) {
  const words = useWords(peopleScreen)
  const [email, setEmail] = useState('')
  const [emailError, setEmailError] = useState<string>()
  const { fields, read } = useRoleFields()
  const inviting = useAction(inviteColleague, {
    input: (body: Invite) => ({ body }),
    onDone: onSent,
    failed: words.notInvited,
  })
  const submit = () => {
    const given = inviteColleague.body.shape.email.safeParse(email.trim() || null)
    setEmailError(given.error?.issues[0]?.message)
    const role = read()
    if (role && given.success) inviting.send({ ...role, email: given.data })
  }
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={words.inviteTitle}
      description={words.inviteAbout}
      action={inviting}
      onSubmit={submit}
      cancelLabel={words.cancel}
      submitLabel={words.sendInvite}
      busyLabel={words.inviting}
    >
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
    </FormDialog>
  )
}
