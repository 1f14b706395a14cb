// Second step of login: a code of the authenticator app, a recovery code, or a passkey.
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { endSignIn, type SecondFactorNeeded } from '#contract/accounts/second-factor.ts'
import { secondFactorScreen } from '#words/en/accounts/second-factor-screen.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { ApiError } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { canUsePasskeys } from '#web/features/account/passkeys-here.ts'
import { PasskeyButton } from '#web/features/account/second-factor/passkey-button.tsx'
import { FormProblem, type Problem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { signInByPasskey } from './sign-in-by-passkey.ts'

type SecondStepProps = {
  step: SecondFactorNeeded
  /** Whether a session that a passkey begins is to outlive the browser. */
  isRemembered: () => boolean
  onSignedIn: (user: User) => void
  /** @param why what ended this one, where the person didn't */
  onStartAgain: (why: Problem | null) => void
}

export function SecondFactorForm({
  step,
  isRemembered,
  onSignedIn,
  onStartAgain,
}: SecondStepProps) {
  const { step: words } = useWords(secondFactorScreen)
  const { ticket, ways } = step
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const byCode = useAction(endSignIn, {
    input: () => ({ body: { ticket, code } }),
    onDone: ({ user }) => onSignedIn(user),
    onFailed(error) {
      const isOver = error instanceof ApiError && error.code === 'wrong_credentials'
      if (isOver) onStartAgain(formProblemOf(error, words.failed))
    },
  })
  const byPasskey = useMutation({
    mutationFn: () => signInByPasskey(isRemembered()),
    onSuccess: (user) => user && onSignedIn(user),
  })
  const failed = byCode.error ?? byPasskey.error
  const isBusy = byCode.isPending || byPasskey.isPending
  const withApp = ways.includes('app')
  const withRecovery = ways.includes('recovery_code')
  const withPasskey = ways.includes('passkey') && canUsePasskeys()
  useEffect(() => field.current?.focus(), [byCode.error])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    byPasskey.reset()
    if (code.trim() !== '' && !isBusy) byCode.send()
  }

  return (
    <section aria-labelledby="second-step" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="second-step" className="text-xl">
          {words.title}
        </h2>
        <p className="text-ink-soft">{withApp ? words.intro : words.passkeyIntro}</p>
      </div>
      {withPasskey && (
        <PasskeyButton
          variant={withApp ? 'secondary' : 'primary'}
          disabled={byCode.isPending}
          busy={byPasskey.isPending}
          onClick={() => {
            byCode.reset()
            byPasskey.mutate()
          }}
        />
      )}
      {(withApp || withRecovery) && (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <TextInput
            ref={field}
            label={
              withApp ? (withRecovery ? words.codeOrRecovery : words.code) : words.recoveryCode
            }
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button
            type="submit"
            variant={withApp ? 'primary' : 'secondary'}
            wide
            disabled={code.trim() === '' || byPasskey.isPending}
            busy={byCode.isPending || byCode.isSuccess}
            busyLabel={words.signingIn}
          >
            {words.signIn}
          </Button>
        </form>
      )}
      <FormProblem problem={failed && formProblemOf(failed, words.failed)} />
      <p className="text-sm text-ink-soft">{words.lost}</p>
      <Button variant="quiet" disabled={isBusy} onClick={() => onStartAgain(null)}>
        {words.startAgain}
      </Button>
    </section>
  )
}
