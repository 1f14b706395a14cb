// Dialog for a fresh proof of a signed-in person: password and code, or a passkey.
import { QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { InputOf } from '#contract/base/call.ts'
import {
  beginPasskeyProof,
  proveAgain,
  proveWithPasskey,
  type SecondFactor,
} from '#contract/accounts/second-factor.ts'
import { secondFactorScreen } from '#words/en/accounts/second-factor-screen.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { call } from '#web/lib/api.ts'
import { queryClient } from '#web/lib/queries/query-client.ts'
import { useWords } from '#web/lib/words.ts'
import { askForPasskey } from '#web/features/account/ask-for-passkey.ts'
import { canUsePasskeys } from '#web/features/account/passkeys-here.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { secondFactorQuery } from './second-factor-query.ts'

type ProofDialogProps = { user: User; onDone: (isProven: boolean) => void }

/** On public pages, too, which have no query cache around them. */
export function ProofDialog(props: ProofDialogProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Asking {...props} />
    </QueryClientProvider>
  )
}

function Asking({ user, onDone }: ProofDialogProps) {
  const { proof, step } = useWords(secondFactorScreen)
  const form = useId()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { query, byPassword, byPasskey } = useProof(user, onDone)
  const isBusy = byPassword.isPending || byPasskey.isPending
  const failed = byPassword.error ?? byPasskey.error
  const state = query.data
  const isReady = password !== '' && (!state?.isAsked || code.trim() !== '')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    byPasskey.reset()
    if (isReady && !isBusy) byPassword.send({ password, ...(code !== '' && { code: code.trim() }) })
  }

  return (
    <Dialog
      open
      onClose={() => onDone(false)}
      title={proof.title}
      description={proof.about}
      locked={isBusy}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={() => onDone(false)}>
            {proof.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={!isReady || byPasskey.isPending}
            busy={byPassword.isPending}
            busyLabel={proof.confirming}
          >
            {proof.confirm}
          </Button>
        </>
      }
    >
      {query.isError && <FailedQueryNotice what={proof.notLoaded} query={query} />}
      {query.isPending && <Skeleton className="h-32 rounded-cut" />}
      {state && (
        <div className="grid gap-5">
          {state.passkeys > 0 && canUsePasskeys() && (
            <>
              <PasskeyButton
                variant="secondary"
                disabled={byPassword.isPending}
                busy={byPasskey.isPending}
                onClick={() => {
                  byPassword.reset()
                  byPasskey.mutate()
                }}
              />
              <p className="text-center text-sm text-ink-soft">{proof.orPassword}</p>
            </>
          )}
          <form id={form} noValidate method="post" onSubmit={submit} className="grid gap-5">
            {/* Password managers want to know whose password it is. */}
            <input type="email" autoComplete="username" value={user.email} readOnly hidden />
            <PasswordInput
              label={proof.password}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            {state.isAsked && (
              <TextInput
                label={state.app ? step.codeOrRecovery : step.recoveryCode}
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            )}
            {!state.hasPassword && (
              <p>
                {proof.forgotten} <TextLink to="/forgot-password">{proof.choose}</TextLink>
              </p>
            )}
          </form>
          <FormProblem problem={failed && formProblemOf(failed, proof.failed)} />
        </div>
      )}
    </Dialog>
  )
}

function useProof(user: User, onDone: ProofDialogProps['onDone']) {
  const client = useQueryClient()
  const options = secondFactorQuery(user._id)
  const query = useQuery(options)
  const proven = (state: SecondFactor | null) => {
    if (!state) return
    client.setQueryData(options.queryKey, state)
    onDone(true)
  }
  const byPassword = useAction(proveAgain, {
    input: (body: InputOf<typeof proveAgain>['body']) => ({ body }),
    onDone: proven,
  })
  const byPasskey = useMutation({ mutationFn: withPasskey, onSuccess: proven })
  return { query, byPassword, byPasskey }
}

async function withPasskey(): Promise<SecondFactor | null> {
  const { options } = await call(beginPasskeyProof)
  const response = await askForPasskey(options)
  return response && call(proveWithPasskey, { body: { response } })
}
