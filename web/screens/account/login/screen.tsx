// The Login screen.
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useSearchParams } from 'react-router'
import { demoAccounts, login, loginBody } from '#contract/accounts/accounts.ts'
import type { SecondFactorNeeded } from '#contract/accounts/second-factor.ts'
import { readBehindHash } from '#domain/base/secret-links.ts'
import { call } from '#web/lib/api.ts'
import { logProblem } from '#web/lib/log.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { FormProblem, type Problem, problemOf } from '#web/features/forms/form-problem.tsx'
import { useHydrated } from '#web/lib/hydrated.ts'
import { AfterSignIn, useGoal } from '#web/features/account/after-sign-in.tsx'
import { referralIn, signInPath } from '#web/features/account/return-path.ts'
import { OrderBeforeSignIn } from '#web/features/orders/order-before-sign-in.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useSession } from '#web/lib/session.tsx'
import { SITE } from '#web/lib/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx'
import { OtherWays } from './other-ways.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { secondFactorIn, secondFactorInAddress } from './second-factor-needed.ts'
import { wordsAfterReturn } from './words-after-return.ts'
import { EmailField } from '#web/features/account/person-fields.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const SecondStep = lazyPart(async () => ({
  default: (await import('./second-step.tsx')).SecondStep,
}))

const PhoneSignIn = lazyPart(async () => ({
  default: (await import('./phone-sign-in.tsx')).PhoneSignIn,
}))

export const meta = () =>
  pageTitle('Login', 'Log in to book a pickup, follow your orders and manage your laundry.')

export default function Screen() {
  const { user, status, signIn } = useSession()
  const location = useLocation()
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const goal = useGoal()
  const referral = hydrated ? referralIn(search) : null
  const elsewhere = hydrated ? wordsAfterReturn(search) : null
  const submit = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [byPhone, setByPhone] = useState(false)
  const [step, setStep] = useState<SecondFactorNeeded | null>(null)
  const form = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { email: '', password: '', rememberMe: false },
  })
  const { errors, isSubmitting } = form.formState
  const demo = useQuery({
    queryKey: ['demo-accounts'],
    queryFn: ({ signal }) => call(demoAccounts, {}, { signal }),
    initialData: SITE.signIn?.demo,
    staleTime: Infinity,
  })

  const fill = ({ email, password }: DemoAccount) => {
    setProblem(null)
    setByPhone(false)
    form.setValue('email', email, { shouldValidate: form.formState.isSubmitted })
    form.setValue('password', password, { shouldValidate: form.formState.isSubmitted })
    // On a phone the form is further up: the next press is on Login.
    submit.current?.focus()
  }

  useEffect(() => {
    const customer = demo.data?.find((account) => account.role === 'customer')
    const { email, password } = form.getValues()
    if (!customer || email !== '' || password !== '') return
    // Who stands in a field is about to type: it would come behind what is written there.
    if (document.activeElement instanceof HTMLInputElement) return
    // Not reset(), which writes into the fields later, over what somebody has typed by then.
    form.setValue('email', customer.email)
    form.setValue('password', customer.password)
  }, [demo.data, form])

  const send = form.handleSubmit(async (body) => {
    setProblem(null)
    try {
      const answer = await call(login, { body })
      signIn(answer.user)
    } catch (error) {
      const needed = secondFactorIn(error)
      if (needed) return setStep(needed)
      logProblem('Login failed:', error)
      setProblem(problemOf(error, 'Login failed. Please try again.'))
      form.setFocus('password')
    }
  })

  useEffect(() => setStep(secondFactorInAddress()), [])

  if (user) return <AfterSignIn user={user} next={readBehindHash(location, 'next')} />
  // Back from a provider, and the server is still being asked who that was.
  if (elsewhere === 'welcome' && status === 'unknown')
    return (
      <div className="page grid place-items-center py-32 text-primary-text">
        <Spinner label="Signing in..." />
      </div>
    )

  return (
    <AuthFrame
      title="Login"
      intro="Welcome back. Let’s get your laundry off your hands."
      aside={
        <>
          <p className="font-display text-xl font-bold text-balance">
            Picked up, washed, pressed and back at your door.
          </p>
          <DemoAccounts accounts={demo.data ?? []} onChoose={fill} />
        </>
      }
    >
      <OrderBeforeSignIn goal={goal} />
      {step && (
        <Suspense fallback={<Spinner label="One moment..." />}>
          <SecondStep
            step={step}
            isRemembered={() => form.getValues('rememberMe') ?? false}
            onSignedIn={signIn}
            onStartAgain={(why) => {
              setStep(null)
              setByPhone(false)
              setProblem(why)
              form.resetField('password')
            }}
          />
        </Suspense>
      )}
      {byPhone && !step && (
        <Suspense fallback={<Spinner label="One moment..." />}>
          <PhoneSignIn
            signupPath={signInPath('/signup', goal, referral)}
            onSignedIn={signIn}
            onUsePassword={() => setByPhone(false)}
            onStep={setStep}
          />
        </Suspense>
      )}
      <form
        noValidate
        method="post"
        onSubmit={send}
        hidden={byPhone || step !== null}
        className="grid gap-5"
      >
        <EmailField
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox {...form.register('rememberMe')}>Remember me</Checkbox>
          <TextLink to="/forgot-password" className="inline-flex min-h-11 items-center">
            Forgot password?
          </TextLink>
        </div>
        <FormProblem problem={problem ?? (elsewhere === 'welcome' ? null : elsewhere)} />
        <Button ref={submit} type="submit" wide busy={isSubmitting} busyLabel="Signing in...">
          Login
        </Button>
        <div className="grid gap-5 not-has-[button]:hidden">
          <p className="grid [grid-template-columns:1fr_auto_1fr] items-center gap-4 text-center text-sm text-ink-soft before:h-px before:bg-line after:h-px after:bg-line">
            or continue with
          </p>
          <SocialButtons
            next={goal}
            referral={referral}
            isDemo={(demo.data ?? []).length > 0}
            onProblem={setProblem}
          />
          <OtherWays
            isRemembered={() => form.getValues('rememberMe') ?? false}
            onCode={() => setByPhone(true)}
            onSignedIn={signIn}
            onProblem={setProblem}
          />
        </div>
        <p className="text-center">
          New here?{' '}
          <TextLink to={signInPath('/signup', goal, referral)}>Create an account</TextLink>
        </p>
      </form>
    </AuthFrame>
  )
}
