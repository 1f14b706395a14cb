// Login by phone number: turned on with a code and the password, off with one press.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { endPhoneSignIn, provePhone, type PhoneState } from '#contract/accounts/phone-proof.ts'
import { CODE_LENGTH } from '#domain/base/pasted.ts'
import { phoneSignInScreen } from '#words/en/accounts/phone-sign-in-screen.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { CodeInput } from '#web/features/forms/code-input.tsx'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { PhoneCodeQuestion, SendCodeButton, usePhoneCode } from './phone-code.tsx'
import { phoneQuery } from './phone-query.ts'

/** Nothing where the number can't log anybody in: there is none, or no codes are sent here. */
export function PhoneSignInPanel({ user }: { user: User }) {
  const { panel } = useWords(phoneSignInScreen)
  const client = useQueryClient()
  const query = phoneQuery(user)
  const { data } = useQuery(query)
  const params = { id: user._id }
  const store = (state: PhoneState) => client.setQueryData(query.queryKey, state)
  const stopping = useAction(endPhoneSignIn, {
    input: () => ({ params }),
    onDone(state) {
      store(state)
      toast.success(panel.stopped)
    },
    onFailed: () => toast.failure(panel.notStopped, panel.tryAgain),
  })
  if (!data || (!data.signsIn && !data.canSignIn)) return null
  const { phone } = data
  return (
    <Panel as="section" aria-labelledby="by-phone" className="grid gap-4">
      <h2 id="by-phone" className="text-xl">
        {panel.title}
      </h2>
      {data.signsIn ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{panel.on({ phone })}</p>
          <Button
            variant="secondary"
            size="sm"
            busy={stopping.isPending}
            onClick={() => stopping.send()}
          >
            {panel.stop}
          </Button>
        </div>
      ) : (
        <TurnOn key={phone} phone={phone} user={user} onDone={store} />
      )}
      <p className="text-sm text-ink-soft">{panel.risk}</p>
    </Panel>
  )
}

function TurnOn({
  phone,
  user,
  onDone,
}: {
  phone: string
  user: User
  onDone: (state: PhoneState) => void
}) {
  const { panel, code: codeLabel, sending: sendingLabel, failed } = useWords(phoneSignInScreen)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const params = { id: user._id }
  const sending = usePhoneCode(user)
  const proving = useAction(provePhone, {
    input: () => ({ params, body: { code, password } }),
    onDone(state: PhoneState) {
      onDone(state)
      toast.success(panel.done)
    },
  })
  const error = proving.error ?? sending.error
  const isFilled = code.length === CODE_LENGTH && password !== ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isFilled) proving.send()
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <p className="text-ink-soft">{sending.data?.message ?? panel.off({ phone })}</p>
      {sending.isSuccess && (
        <div className="grid gap-4 sm:grid-cols-2">
          <input type="email" autoComplete="username" value={user.email} readOnly hidden />
          <CodeInput label={codeLabel} length={CODE_LENGTH} value={code} onCode={setCode} />
          <PasswordInput
            label={panel.currentPassword}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
      )}
      <FormProblem problem={error && formProblemOf(error, failed)} />
      <PhoneCodeQuestion sending={sending} />
      <div className="flex flex-wrap gap-3">
        {sending.isSuccess && (
          <Button
            type="submit"
            disabled={!isFilled}
            busy={proving.isPending}
            busyLabel={panel.checking}
          >
            {panel.confirm}
          </Button>
        )}
        <SendCodeButton
          sending={sending}
          words={{ send: panel.sendCode, sendAnother: panel.sendAnother, sending: sendingLabel }}
          onSend={() => {
            proving.reset()
            sending.send(sending.variables ?? false)
          }}
        />
      </div>
    </form>
  )
}
