// Login of My run: email and password, and the code of a second factor.
import { type SubmitEvent, useState } from 'react'
import { login, type User } from '#contract/accounts/accounts.ts'
import { endSignIn, type SecondFactorNeeded } from '#contract/accounts/second-factor.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { ownRunLogin } from '#words/en/run-sheet/own-run.ts'
import { LineField, Press, Problem, pressLook } from './press.tsx'

const askLogin = addressOf(login)
const askSecond = addressOf(endSignIn)

export function LoginForm() {
  const words = useWords(ownRunLogin)
  const { signIn } = useSession()
  const [step, setStep] = useState<SecondFactorNeeded | null>(null)
  const [fields, setFields] = useState({ email: '', password: '', code: '' })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const logIn = async (): Promise<User> => {
    const { email, password, code } = fields
    if (step) return (await call(askSecond, { body: { ticket: step.ticket, code } })).user
    return (await call(askLogin, { body: { email, password, rememberMe: true } })).user
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    logIn()
      .then(signIn, (error: unknown) => {
        if (error instanceof ApiError && error.code === 'second_factor_needed')
          return setStep(error.body as SecondFactorNeeded)
        setProblem(error instanceof ApiError ? error.message : words.failed)
      })
      .finally(() => setBusy(false))
  }
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) =>
      setFields({ ...fields, [name]: event.target.value }),
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {step ? (
        <LineField
          key="code"
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...field('code')}
        />
      ) : (
        <>
          <LineField label={words.email} type="email" autoComplete="username" {...field('email')} />
          <LineField
            label={words.password}
            type="password"
            autoComplete="current-password"
            {...field('password')}
          />
        </>
      )}
      <Problem>{problem}</Problem>
      <Press type="submit" isTall disabled={isBusy}>
        {isBusy ? words.loggingIn : words.logIn}
      </Press>
      <a href="/login" className={pressLook('quiet')}>
        {words.otherWays}
      </a>
    </form>
  )
}
