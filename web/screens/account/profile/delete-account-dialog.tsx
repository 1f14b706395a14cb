// The last question before an account and its data are erased.
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { ERASE_WORDS, eraseAccount } from '#contract/accounts/account-security.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { callProven } from '#web/features/account/second-factor/proof.ts'
import { useSession } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { signInsOf } from './sign-ins-query.ts'

/** Asks for the password, or from somebody who has none for a few words. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const formId = useId()
  const hasPassword = useQuery(signInsOf(user._id)).data?.hasPassword ?? true
  const [proof, setProof] = useState('')
  const erase = useMutation({
    mutationFn: () =>
      callProven(eraseAccount, { body: hasPassword ? { password: proof } : { words: proof } }),
    async onSuccess({ message }) {
      await navigate('/')
      await signOut()
      toast.success('Your account is deleted.', message)
    },
  })

  const send = (event: SubmitEvent) => {
    event.preventDefault()
    erase.mutate()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete my account"
      description="This can’t be taken back."
      locked={erase.isPending}
      footer={
        <>
          <Button variant="quiet" disabled={erase.isPending} onClick={onClose}>
            Keep my account
          </Button>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            busy={erase.isPending}
            busyLabel="Deleting…"
            disabled={proof === ''}
          >
            Delete for good
          </Button>
        </>
      }
    >
      <form id={formId} noValidate method="post" onSubmit={send} className="grid gap-4">
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
        <FormProblem
          problem={
            erase.error &&
            problemOf(erase.error, 'Your account couldn’t be deleted. Please try again.')
          }
        />
      </form>
    </Dialog>
  )
}
