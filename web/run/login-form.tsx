// Login of My run: number and code, or email and password; and the code of a second factor.
import { type SubmitEvent, useState } from 'react'
import { login, type User } from '#contract/accounts/accounts.ts'
import { sendSignInCode } from '#contract/accounts/phone-sign-in.ts'
import { endSignIn, type SecondFactorNeeded } from '#contract/accounts/second-factor.ts'
import { signInRider } from '#contract/people/riders.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { ownRunLogin } from '#words/en/run-sheet/own-run.ts'
import { LineField, Press, Problem, pressLook } from './press.tsx'

const askLogin = addressOf(login)
const askSecond = addressOf(endSignIn)
const askRider = addressOf(signInRider)
const askText = addressOf(sendSignInCode)

const FIELDS = {
  phone: { type: 'tel', autoComplete: 'tel' },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  email: { type: 'email', autoComplete: 'username' },
  password: { type: 'password', autoComplete: 'current-password' },
  second: { inputMode: 'numeric', autoComplete: 'one-time-code' },
} as const
type Name = keyof typeof FIELDS

export function LoginForm() {
  const words = useWords(ownRunLogin)
  const { signIn } = useSession()
  const [step, setStep] = useState<SecondFactorNeeded | null>(null)
  const [byEmail, setByEmail] = useState(false)
  const [fields, setFields] = useState<Partial<Record<Name, string>>>({})
  const [texted, setTexted] = useState<{ ticket: string; message: string }>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { phone = '', code = '', email = '', password = '', second = '' } = fields

  const attempt = (act: Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    void act
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) return setProblem(words.failed)
        if (error.code === 'second_factor_needed') setStep(error.body as SecondFactorNeeded)
        else setProblem(error.code === 'provider_not_set_up' ? words.noTexts : error.message)
      })
      .finally(() => setBusy(false))
  }
  const logIn = async (): Promise<{ user: User }> => {
    if (step) return call(askSecond, { body: { ticket: step.ticket, code: second } })
    if (byEmail) return call(askLogin, { body: { email, password, rememberMe: true } })
    return call(askRider, { body: { phone, code, ticket: texted?.ticket } })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    attempt(logIn().then(({ user }) => signIn(user)))
  }
  const byNumber = !byEmail && !step
  const names: readonly Name[] = step
    ? ['second']
    : byEmail
      ? ['email', 'password']
      : ['phone', 'code']

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {names.map((name) => (
        <LineField
          key={name}
          label={words[name]}
          {...FIELDS[name]}
          value={fields[name] ?? ''}
          onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
        />
      ))}
      {byNumber && (
        <output className="text-sm text-ink-soft">{texted?.message ?? words.codeHint}</output>
      )}
      <Problem>{problem}</Problem>
      <Press type="submit" isTall disabled={isBusy}>
        {isBusy ? words.loggingIn : words.logIn}
      </Press>
      {byNumber && (
        <Press
          look="secondary"
          disabled={isBusy}
          onClick={() =>
            attempt(call(askText, { body: { phone, isMobile: true } }).then(setTexted))
          }
        >
          {words.textMe}
        </Press>
      )}
      {!step && (
        <Press look="quiet" onClick={() => setByEmail(!byEmail)}>
          {byEmail ? words.byNumber : words.byEmail}
        </Press>
      )}
      {byEmail && (
        <a href="/login" className={pressLook('quiet')}>
          {words.otherWays}
        </a>
      )}
    </form>
  )
}
