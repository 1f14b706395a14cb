// Adding a passkey: the password first, then the device asks for a finger, a face or its PIN.
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { User } from '#contract/accounts.ts'
import type { InputOf } from '#contract/call.ts'
import { addPasskey, beginPasskey, type Passkey } from '#contract/passkeys.ts'
import { passkeysScreen } from '#words/en/passkeys-screen.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { isCalledOff } from '#web/features/account/passkeys-here.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toast } from '#web/ui/toast.tsx'

type Made = InputOf<typeof addPasskey>['body']['response']

type AddPasskeyProps = {
  user: User
  onAdded: (passkeys: Passkey[]) => void
  onCancel: () => void
}

export function AddPasskey({ user, onAdded, onCancel }: AddPasskeyProps) {
  const { panel, waiting } = useWords(passkeysScreen)
  const [password, setPassword] = useState('')
  const adding = useMutation({
    mutationFn: () => addWith(password),
    onSuccess(passkeys) {
      if (!passkeys) return
      toast.success(panel.addedToast)
      onAdded(passkeys)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password !== '') adding.mutate()
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      {/* Password managers want to know whose password it is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordInput
        label={panel.currentPassword}
        hint={panel.addDetail}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormProblem problem={adding.error && problemOf(adding.error, panel.addFailed)} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          disabled={password === ''}
          busy={adding.isPending}
          busyLabel={waiting}
        >
          {panel.continue}
        </Button>
        <Button variant="quiet" disabled={adding.isPending} onClick={onCancel}>
          {panel.cancel}
        </Button>
      </div>
    </form>
  )
}

/** @returns null when the person called it off */
async function addWith(password: string): Promise<Passkey[] | null> {
  const { options } = await call(beginPasskey, { body: { password } })
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const credential = await navigator.credentials.create({ publicKey }).catch((error: unknown) => {
    if (isCalledOff(error)) return null
    throw error
  })
  if (!(credential instanceof PublicKeyCredential)) return null
  return call(addPasskey, { body: { response: credential.toJSON() as unknown as Made } })
}
