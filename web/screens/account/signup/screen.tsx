// The Signup screen.
import { Check } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { invited } from '#words/en/discounts/loyalty.ts'
import { signupScreen } from '#words/en/accounts/signup-screen.ts'
import { phoneSignInScreen } from '#words/en/accounts/phone-sign-in-screen.ts'
import { PASSWORD_MIN_LENGTH } from '#domain/accounts/password.ts'
import { readLinkSecret } from '#domain/base/secret-links.ts'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { TURNAROUND_HOURS } from '#web/features/content/marketing-facts.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useHydrated } from '#web/lib/hydrated.ts'
import {
  RedirectAfterSignIn,
  useReturnPath,
} from '#web/features/account/redirect-after-sign-in.tsx'
import { EmailField, PhoneField } from '#web/features/account/person-fields.tsx'
import { referralCodeIn, signInPath } from '#web/features/account/parse-return-path.ts'
import { KeptOrderNote } from '#web/features/orders/kept-order-note.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { drawLinkTo } from '#web/ui/text-link.tsx'
import { useSession } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { provenPhoneIn } from './signup-form.ts'
import { type Signup, useSignup } from './use-signup.ts'

export const meta = () => {
  const words = wordsForMeta(signupScreen)
  return pageTitle(words.title, words.description)
}

export default function Screen() {
  const { user } = useSession()
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const goal = useReturnPath()
  const referral = hydrated ? referralCodeIn(search) : null
  const location = useLocation()
  const words = useWords(signupScreen)
  const { invited: reward } = useWords({ invited })
  const sending = useSignup(referral, provenPhoneIn(location.state))
  if (user) return <RedirectAfterSignIn user={user} next={readLinkSecret(location, 'next')} />

  return (
    <AuthFrame
      title={words.heading}
      intro={
        <>
          {referral && (
            <span className="mb-3 block rounded-cut bg-accent-wash px-4 py-3 font-medium text-accent-text">
              {words.invited} {reward}
            </span>
          )}
          <MarkedText
            text={words.logIn}
            parts={[drawLinkTo(signInPath('/login', goal, referral))]}
          />
        </>
      }
      aside={<Promises />}
    >
      <KeptOrderNote goal={goal} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its fields' Enter */}
      <form
        noValidate
        method="post"
        onSubmit={sending.send}
        onKeyDown={sending.explainEnter}
        className="grid gap-8"
      >
        <PersonFields {...sending} />
        <PasswordFields {...sending} />
        <Agreement {...sending} />
      </form>
    </AuthFrame>
  )
}

function Promises() {
  const words = useWords(signupScreen)
  return (
    <>
      <p className="font-display text-xl font-bold text-balance">{words.aside}</p>
      <ul className="mt-5 grid gap-3">
        {words.promises({ hours: TURNAROUND_HOURS }).map((promise) => (
          <li key={promise} className="flex items-center gap-3">
            <Check aria-hidden="true" size={20} className="shrink-0 text-accent" />
            {promise}
          </li>
        ))}
      </ul>
    </>
  )
}

function PersonFields({ form, isProven }: Signup) {
  const words = useWords(signupScreen)
  const { confirmedHint } = useWords(phoneSignInScreen)
  const { errors } = form.formState
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-lg font-bold">{words.person}</legend>
      <TextInput
        label={words.firstName}
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...form.register('firstName')}
      />
      <TextInput
        label={words.lastName}
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...form.register('lastName')}
      />
      <EmailField error={errors.email?.message} {...form.register('email')} />
      <PhoneField
        hint={isProven ? confirmedHint : undefined}
        error={errors.phone?.message}
        {...form.register('phone')}
      />
    </fieldset>
  )
}

function PasswordFields({ form }: Signup) {
  const words = useWords(signupScreen)
  const { errors, isSubmitted } = form.formState
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-lg font-bold">{words.security}</legend>
      <PasswordInput
        label={words.password}
        hint={words.passwordHint({ least: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', {
          onChange: () => {
            if (isSubmitted) void form.trigger('confirmPassword')
          },
        })}
      />
      <PasswordInput
        label={words.confirmPassword}
        hint={words.confirmHint}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
    </fieldset>
  )
}

const TO_TERMS = drawLinkTo('/terms', { target: '_blank' })
const TO_PRIVACY = drawLinkTo('/privacy', { target: '_blank' })

function Agreement({ form, accepted, problem }: Signup) {
  const words = useWords(signupScreen)
  const { errors, isSubmitting } = form.formState
  return (
    <div className="grid gap-5">
      <Checkbox error={errors.terms?.message} {...form.register('terms')}>
        <MarkedText text={words.agreement} parts={[TO_TERMS, TO_PRIVACY]} />
      </Checkbox>
      <FormProblem problem={problem} />
      <Button
        type="submit"
        wide
        disabled={!accepted}
        busy={isSubmitting}
        busyLabel={words.creating}
      >
        {words.create}
      </Button>
    </div>
  )
}
