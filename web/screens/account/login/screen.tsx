// The Login screen.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { demoAccounts } from '#contract/accounts/accounts.ts'
import type { SecondFactorNeeded } from '#contract/accounts/second-factor.ts'
import { readBehindHash } from '#domain/base/secret-links.ts'
import { call } from '#web/lib/api.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { useHydrated } from '#web/lib/hydrated.ts'
import { AfterSignIn, useGoal } from '#web/features/account/after-sign-in.tsx'
import { referralIn, signInPath } from '#web/features/account/return-path.ts'
import { OrderBeforeSignIn } from '#web/features/orders/order-before-sign-in.tsx'
import { headWords, useWords } from '#web/lib/words.ts'
import { Marked } from '#web/ui/marked.tsx'
import { linkTo } from '#web/ui/text-link.tsx'
import { useSession } from '#web/lib/session.tsx'
import { SITE } from '#web/lib/site.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { loginScreen } from '#words/en/accounts/login-screen.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { OtherWays } from './other-ways.tsx'
import { PasswordForm } from './password-form.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { secondFactorInAddress } from './second-factor-needed.ts'
import { type PasswordLogin, usePasswordLogin } from './use-password-login.ts'
import { wordsAfterReturn } from './words-after-return.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const SecondStep = lazyPart(async () => ({
  default: (await import('./second-step.tsx')).SecondStep,
}))

const PhoneSignIn = lazyPart(async () => ({
  default: (await import('./phone-sign-in.tsx')).PhoneSignIn,
}))

export const meta = () => {
  const words = headWords(loginScreen)
  return pageTitle(words.title, words.description)
}

export default function Screen() {
  const words = useWords(loginScreen)
  const { user, status, signIn } = useSession()
  const location = useLocation()
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const goal = useGoal()
  const referral = hydrated ? referralIn(search) : null
  const elsewhere = hydrated ? wordsAfterReturn(search, words) : null
  const [byPhone, setByPhone] = useState(false)
  const [step, setStep] = useState<SecondFactorNeeded | null>(null)
  const demo = useQuery({
    queryKey: ['demo-accounts'],
    queryFn: ({ signal }) => call(demoAccounts, {}, { signal }),
    initialData: SITE.signIn?.demo,
    staleTime: Infinity,
  })

  const login = usePasswordLogin(demo.data, setStep)
  useEffect(() => setStep(secondFactorInAddress()), [])

  if (user) return <AfterSignIn user={user} next={readBehindHash(location, 'next')} />
  // Back from a provider, and the server is still being asked who that was.
  if (elsewhere === 'welcome' && status === 'unknown')
    return (
      <div className="page grid place-items-center py-32 text-primary-text">
        <Spinner label={words.signingIn} />
      </div>
    )

  return (
    <AuthFrame
      title={words.title}
      intro={words.intro}
      aside={
        <>
          <p className="font-display text-xl font-bold text-balance">{words.aside}</p>
          <DemoAccounts
            accounts={demo.data ?? []}
            onChoose={(account) => {
              setByPhone(false)
              login.fill(account)
            }}
          />
        </>
      }
    >
      <OrderBeforeSignIn goal={goal} />
      {step && (
        <Suspense fallback={<Spinner label={words.moment} />}>
          <SecondStep
            step={step}
            isRemembered={login.isRemembered}
            onSignedIn={signIn}
            onStartAgain={(why) => {
              setStep(null)
              setByPhone(false)
              login.setProblem(why)
              login.form.resetField('password')
            }}
          />
        </Suspense>
      )}
      {byPhone && !step && (
        <Suspense fallback={<Spinner label={words.moment} />}>
          <PhoneSignIn
            signupPath={signInPath('/signup', goal, referral)}
            onSignedIn={signIn}
            onUsePassword={() => setByPhone(false)}
            onStep={setStep}
          />
        </Suspense>
      )}
      <PasswordForm
        login={login}
        before={elsewhere === 'welcome' ? null : elsewhere}
        hidden={byPhone || step !== null}
      >
        <WaysBeside
          login={login}
          isDemo={(demo.data ?? []).length > 0}
          onCode={() => setByPhone(true)}
        />
        <p className="text-center">
          <Marked text={words.signUp} parts={[linkTo(signInPath('/signup', goal, referral))]} />
        </p>
      </PasswordForm>
    </AuthFrame>
  )
}

type WaysBesideProps = { login: PasswordLogin; isDemo: boolean; onCode: () => void }

function WaysBeside({ login, isDemo, onCode }: WaysBesideProps) {
  const words = useWords(loginScreen)
  const { signIn } = useSession()
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const goal = useGoal()
  return (
    <div className="grid gap-5 not-has-[button]:hidden">
      <p className="grid [grid-template-columns:1fr_auto_1fr] items-center gap-4 text-center text-sm text-ink-soft before:h-px before:bg-line after:h-px after:bg-line">
        {words.otherWays}
      </p>
      <SocialButtons
        next={goal}
        referral={hydrated ? referralIn(search) : null}
        isDemo={isDemo}
        onProblem={login.setProblem}
      />
      <OtherWays
        isRemembered={login.isRemembered}
        onCode={onCode}
        onSignedIn={signIn}
        onProblem={login.setProblem}
      />
    </div>
  )
}
