// Login with a password: the form, prefilled with a demo's customer, and the result.
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { login, loginBody } from '#contract/accounts/accounts.ts'
import type { SecondFactorNeeded } from '#contract/accounts/second-factor.ts'
import { type Problem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { call } from '#web/lib/api.ts'
import { logProblem } from '#web/lib/log.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { loginScreen } from '#words/en/accounts/login-screen.ts'
import type { DemoAccount } from './demo-accounts.tsx'
import { secondFactorNeededIn } from './second-factor-needed.ts'

export type PasswordLogin = ReturnType<typeof usePasswordLogin>

/**
 * @param accounts a demo's; undefined as long as they aren't known
 * @param onStep the account asks for a second factor, too
 */
export function usePasswordLogin(
  accounts: readonly DemoAccount[] | undefined,
  onStep: (step: SecondFactorNeeded) => void,
) {
  const words = useWords(loginScreen)
  const { signIn } = useSession()
  const button = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { email: '', password: '', rememberMe: false },
  })

  useEffect(() => {
    const customer = accounts?.find((account) => account.role === 'customer')
    const { email, password } = form.getValues()
    if (!customer || email !== '' || password !== '') return
    // Who stands in a field is about to type: it would come behind what is written there.
    if (document.activeElement instanceof HTMLInputElement) return
    // Not reset(), which writes into the fields later, over what somebody has typed by then.
    form.setValue('email', customer.email)
    form.setValue('password', customer.password)
  }, [accounts, form])

  const fill = ({ email, password }: DemoAccount) => {
    setProblem(null)
    form.setValue('email', email, { shouldValidate: form.formState.isSubmitted })
    form.setValue('password', password, { shouldValidate: form.formState.isSubmitted })
    // On a phone the form is further up: the next press is on Login.
    button.current?.focus()
  }
  const send = form.handleSubmit(async (body) => {
    setProblem(null)
    try {
      const answer = await call(login, { body })
      signIn(answer.user)
    } catch (error) {
      const needed = secondFactorNeededIn(error)
      if (needed) return onStep(needed)
      logProblem('Login failed:', error)
      setProblem(formProblemOf(error, words.failed))
      form.setFocus('password')
    }
  })
  return {
    form,
    button,
    problem,
    setProblem,
    fill,
    send,
    isRemembered: () => form.getValues('rememberMe') ?? false,
  }
}
