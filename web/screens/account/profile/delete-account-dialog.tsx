// Final confirmation before an account and its data are erased.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { ERASE_WORDS, eraseAccount } from '#contract/accounts/account-security.ts'
import { deleteAccountDialog } from '#words/en/accounts/your-data.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { signInsQuery } from './sign-ins-query.ts'

/** Asks for the password, or from somebody who has none for a few words. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const words = useWords(deleteAccountDialog)
  const { signOut } = useSession()
  const navigate = useNavigate()
  const hasPassword = useQuery(signInsQuery(user._id)).data?.hasPassword ?? true
  const [proof, setProof] = useState('')
  const erase = useAction(eraseAccount, {
    input: () => ({ body: hasPassword ? { password: proof } : { words: proof } }),
    async onDone({ message }) {
      await navigate('/')
      await signOut()
      toast.success(words.done, message)
    },
    failed: words.failed,
  })

  const send = () => {
    erase.send()
  }

  return (
    <FormDialog
      onClose={onClose}
      title={words.title}
      description={words.line}
      action={erase}
      onSubmit={send}
      cancelLabel={words.keep}
      submitLabel={words.confirm}
      busyLabel={words.deleting}
      canSubmit={proof !== ''}
      danger
    >
      <p>{words.about}</p>
      {hasPassword ? (
        <PasswordInput
          label={words.password}
          autoComplete="current-password"
          value={proof}
          onChange={(event) => setProof(event.target.value)}
        />
      ) : (
        <TextInput
          label={words.type({ proof: ERASE_WORDS })}
          autoComplete="off"
          autoCapitalize="none"
          value={proof}
          onChange={(event) => setProof(event.target.value)}
        />
      )}
    </FormDialog>
  )
}
