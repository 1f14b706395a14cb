// The Forgot password screen: asks for the email, and gives every email the same answer.
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { forgotPassword } from '#contract/accounts/accounts.ts'
import { call } from '#web/lib/api.ts'
import { logProblem } from '#web/lib/log.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { FormProblem, type Problem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { drawLinkTo, TextLink } from '#web/ui/text-link.tsx'
import { useSession } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/features/account/person-fields.tsx'
import { forgotPasswordScreen } from '#words/en/accounts/forgot-password-screen.ts'

export const meta = () => pageTitle(wordsForMeta(forgotPasswordScreen).title)

export default function Screen() {
  const words = useWords(forgotPasswordScreen)
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null)
  return (
    <AuthFrame
      title={words.heading}
      intro={sent ? words.sent.intro : words.intro}
      aside={<p className="font-display text-xl font-bold text-balance">{words.aside}</p>}
    >
      {sent ? (
        <output className="grid gap-5">
          <h2 className="text-xl">{words.sent.title}</h2>
          <p>{sent.message}</p>
          <p className="text-ink-soft">
            <MarkedText
              text={words.sent.nothingThere({ email: sent.email })}
              parts={[emphasized]}
            />
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Button variant="secondary" onClick={() => setSent(null)}>
              {words.sent.tryAnother}
            </Button>
            <TextLink to="/login">{words.sent.login}</TextLink>
          </div>
        </output>
      ) : (
        <EmailForm onSent={(email, message) => setSent({ email, message })} />
      )}
    </AuthFrame>
  )
}

function emphasized(email: string) {
  return <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>
}

function EmailForm({ onSent }: { onSent: (email: string, message: string) => void }) {
  const words = useWords(forgotPasswordScreen)
  const { user } = useSession()
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({
    resolver: zodResolver(forgotPassword.body),
    defaultValues: { email: user?.email ?? '' },
  })
  const { errors, isSubmitting } = form.formState

  const send = form.handleSubmit(async (body) => {
    setProblem(null)
    try {
      onSent(body.email, (await call(forgotPassword, { body })).message)
    } catch (error) {
      logProblem('The link could not be asked for:', error)
      setProblem(formProblemOf(error, words.failed))
    }
  })

  return (
    <form noValidate method="post" onSubmit={send} className="grid gap-5">
      <EmailField
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <FormProblem problem={problem} />
      <Button type="submit" wide busy={isSubmitting} busyLabel={words.sending}>
        {words.send}
      </Button>
      <p className="text-center">
        <MarkedText text={words.remembered} parts={[drawLinkTo('/login')]} />
      </p>
    </form>
  )
}
