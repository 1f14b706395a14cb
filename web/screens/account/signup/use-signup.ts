// Sign-up: the form, and the result of sending it.
import { zodResolver } from '@hookform/resolvers/zod'
import { type KeyboardEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { signup } from '#contract/accounts/accounts.ts'
import { type Problem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { ApiError, call } from '#web/lib/api.ts'
import { logProblem } from '#web/lib/log.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { signupScreen } from '#words/en/accounts/signup-screen.ts'
import { type provenPhoneIn, toSignupBody, signupForm } from './signup-form.ts'

export type Signup = ReturnType<typeof useSignup>

/**
 * @param referral the code of the link that led here
 * @param proven the number that was proven on the way here
 */
export function useSignup(referral: string | null, proven: ReturnType<typeof provenPhoneIn>) {
  const words = useWords(signupScreen)
  const { signIn } = useSession()
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({
    resolver: zodResolver(signupForm),
    // Not on blur: a message that appears as a press begins would move the button away under it.
    mode: 'onSubmit',
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: proven?.phone ?? '',
      password: '',
      confirmPassword: '',
      terms: false,
    },
  })
  const [accepted, phone] = useWatch({ control: form.control, name: ['terms', 'phone'] })
  const send = form.handleSubmit(async (filled) => {
    setProblem(null)
    try {
      const answer = await call(signup, { body: toSignupBody(filled, referral, proven) })
      signIn(answer.user)
    } catch (error) {
      logProblem('Signup failed:', error)
      setProblem(formProblemOf(error, words.failed))
      if (error instanceof ApiError && error.code === 'email_taken') form.setFocus('email')
    }
  })
  // The button is off until the terms are accepted, so Enter alone would do nothing and say nothing.
  const explainEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !accepted && event.target instanceof HTMLInputElement) {
      void form.trigger('terms')
    }
  }
  const isProven = proven !== null && phone === proven.phone
  return { form, accepted, isProven, problem, send, explainEnter }
}
