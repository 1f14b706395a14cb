// Final confirmation before an account and its data are erased.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { ERASE_WORDS, eraseAccount } from '#contract/accounts/account-security.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useSession } from '#web/lib/session.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { signInsOf } from './sign-ins-query.ts'

/** Asks for the password, or from somebody who has none for a few words. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const hasPassword = useQuery(signInsOf(user._id)).data?.hasPassword ?? true
  const [proof, setProof] = useState('')
  const erase = useAction(eraseAccount, {
    input: () => ({ body: hasPassword ? { password: proof } : { words: proof } }),
    async onDone({ message }) {
      await navigate('/')
      await signOut()
      toast.success('Your account is deleted.', message)
    },
    failed: 'Your account couldn’t be deleted. Please try again.',
  })

  const send = () => {
    erase.send()
  }

  return (
    <FormDialog
      onClose={onClose}
      title="Delete my account"
      description="This can’t be taken back."
      action={erase}
      onSubmit={send}
      cancelLabel="Keep my account"
      submitLabel="Delete for good"
      busyLabel="Deleting…"
      canSubmit={proof !== ''}
      danger
    >
      <p>
        Your name, contact details, addresses, cards, garments with their pictures, messages and
        notifications are erased. A running Laundry Club membership ends at once. Your orders stay
        in our books without your name, and invoices as long as the law asks.
      </p>
      {hasPassword ? (
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          value={proof}
          onChange={(event) => setProof(event.target.value)}
        />
      ) : (
        <TextInput
          label={`Type “${ERASE_WORDS}”`}
          autoComplete="off"
          autoCapitalize="none"
          value={proof}
          onChange={(event) => setProof(event.target.value)}
        />
      )}
    </FormDialog>
  )
}
