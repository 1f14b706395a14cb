// The Login screen.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { demoAccounts } from '#contract/accounts/accounts.ts'
import type { SecondFactorNeeded } from '#contract/accounts/second-factor.ts'
import { readLinkSecret } from '#domain/base/secret-links.ts'
import { call } from '#web/lib/api.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { useHydrated } from '#web/lib/hydrated.ts'
import {
  RedirectAfterSignIn,
  useReturnPath,
} from '#web/features/account/redirect-after-sign-in.tsx'
import { referralCodeIn, signInPath } from '#web/features/account/parse-return-path.ts'
import { KeptOrderNote } from '#web/features/orders/kept-order-note.tsx'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { drawLinkTo } from '#web/ui/text-link.tsx'
import { useSession } from '#web/lib/session.tsx'
import { SITE } from '#web/lib/site.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { loginScreen } from '#words/en/accounts/login-screen.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { OtherSignInWays } from './other-sign-in-ways.tsx'
import { PasswordForm } from './password-form.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { secondFactorInAddress } from './second-factor-needed.ts'
import { type PasswordLogin, usePasswordLogin } from './use-password-login.ts'
import { messageAfterSocialLogin } from './message-after-social-login.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const SecondFactorForm = lazyPart(async () => ({
  default: (await import('./second-factor-form.tsx')).SecondFactorForm,
}))

const PhoneSignIn = lazyPart(async () => ({
  default: (await import('./phone-sign-in.tsx')).PhoneSignIn,
}))

export const meta = () => {
  const words = wordsForMeta(loginScreen)
  return pageTitle(words.title, words.description)
}

export default function Screen() {
  const words = useWords(loginScreen)
  const { user, status, signIn } = useSession()
  const location = useLocation()
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const goal = useReturnPath()
  const referral = hydrated ? referralCodeIn(search) : null
  const elsewhere = hydrated ? messageAfterSocialLogin(search, words) : null
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

  if (user) return <RedirectAfterSignIn user={user} next={readLinkSecret(location, 'next')} />
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
      <KeptOrderNote goal={goal} />
      {step && (
        <Suspense fallback={<Spinner label={words.moment} />}>
          <SecondFactorForm
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
          <MarkedText
            text={words.signUp}
            parts={[drawLinkTo(signInPath('/signup', goal, referral))]}
          />
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
  const goal = useReturnPath()
  return (
    <div className="grid gap-5 not-has-[button]:hidden">
      <p className="grid [grid-template-columns:1fr_auto_1fr] items-center gap-4 text-center text-sm text-ink-soft before:h-px before:bg-line after:h-px after:bg-line">
        {words.otherWays}
      </p>
      <SocialButtons
        next={goal}
        referral={hydrated ? referralCodeIn(search) : null}
        isDemo={isDemo}
        onProblem={login.setProblem}
      />
      <OtherSignInWays
        isRemembered={login.isRemembered}
        onCode={onCode}
        onSignedIn={signIn}
        onProblem={login.setProblem}
      />
    </div>
  )
}
