// Login with a code by SMS: the number, the code, and a link to a new account.
import { type SubmitEvent, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import { sendSignInCode, signInByPhone } from '#contract/accounts/phone-sign-in.ts'
import type { SecondFactorNeeded } from '#contract/accounts/second-factor.ts'
import { phoneSignInScreen } from '#words/en/accounts/phone-sign-in-screen.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { MobileNumberQuestion } from '#web/features/forms/mobile-number-question.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { secondFactorNeededIn } from './second-factor-needed.ts'
import { ClaimAccountForm } from './claim-account-form.tsx'
import { SignInCodeForm } from './sign-in-code-form.tsx'

type PhoneSignInProps = {
  /** Where who has no account yet gets one. */
  signupPath: string
  onSignedIn: (user: User) => void
  onUsePassword: () => void
  /** The account asks for a second factor, too. */
  onStep: (step: SecondFactorNeeded) => void
}

type NoAccount = Extract<AnswerOf<typeof signInByPhone>, { success: false }>

export function PhoneSignIn(props: PhoneSignInProps) {
  const { onSignedIn, onUsePassword, onStep } = props
  const words = useWords(phoneSignInScreen)
  const [phone, setPhone] = useState('')
  const [refused, setRefused] = useState<string>()
  const [noAccount, setNoAccount] = useState<NoAccount | null>(null)
  const asking = useAction(sendSignInCode, {
    input: (asked: { phone: string; isMobile?: true }) => ({ body: asked }),
  })
  const entering = useAction(signInByPhone, {
    input: (body: { ticket: string; code: string; rememberMe: boolean }) => ({ body }),
    onDone(answer) {
      if (answer.success) onSignedIn(answer.user)
      else setNoAccount(answer)
    },
    onFailed(error) {
      const needed = secondFactorNeededIn(error)
      if (needed) onStep(needed)
    },
  })
  const sent = asking.data
  const failed = entering.error ?? asking.error

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const checked = sendSignInCode.body.safeParse({ phone })
    setRefused(checked.error?.issues[0]?.message)
    if (checked.success) asking.send({ phone })
  }

  if (noAccount) return <NoAccountYet {...props} found={noAccount} />

  return (
    <div className="grid gap-5">
      {sent ? (
        <SignInCodeForm
          phone={phone}
          said={sent.message}
          wait={sent.resendAfterSeconds}
          ticket={sent.ticket}
          busy={entering.isPending || entering.isSuccess}
          resending={asking.isPending}
          problem={failed && formProblemOf(failed, words.failed)}
          onCode={(code, rememberMe) => entering.send({ ticket: sent.ticket, code, rememberMe })}
          onResend={() => {
            entering.reset()
            asking.send(asking.variables ?? { phone })
          }}
          onOtherNumber={() => {
            entering.reset()
            asking.reset()
          }}
        />
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <p className="text-ink-soft">{words.intro}</p>
          <TextInput
            label={words.phone}
            type="tel"
            autoComplete="tel"
            autoFocus
            value={phone}
            error={refused}
            onChange={(event) => setPhone(event.target.value)}
          />
          <FormProblem problem={failed && formProblemOf(failed, words.failed)} />
          <MobileNumberQuestion
            error={asking.error}
            isOfOther={asking.variables?.phone !== phone}
            busy={asking.isPending}
            onYes={() => asking.send({ phone, isMobile: true })}
          />
          <Button type="submit" wide busy={asking.isPending} busyLabel={words.sending}>
            {words.send}
          </Button>
        </form>
      )}
      <Button variant="quiet" onClick={onUsePassword}>
        {words.usePassword}
      </Button>
    </div>
  )
}

type NoAccountYetProps = Omit<PhoneSignInProps, 'onStep'> & { found: NoAccount }

/** The ways from a number that is confirmed to an account. */
function NoAccountYet({ found, signupPath, onSignedIn, onUsePassword }: NoAccountYetProps) {
  const words = useWords(phoneSignInScreen)
  const { message, claimable, phone, phoneProof } = found
  return (
    <div className="grid gap-5">
      <output>{message}</output>
      {claimable && <ClaimAccountForm phoneProof={phoneProof} onSignedIn={onSignedIn} />}
      <LinkButton
        wide
        variant={claimable ? 'secondary' : 'primary'}
        to={signupPath}
        state={{ phone, phoneProof }}
      >
        {claimable ? words.createInstead : words.createAccount}
      </LinkButton>
      <Button variant="secondary" wide onClick={onUsePassword}>
        {words.usePassword}
      </Button>
    </div>
  )
}
