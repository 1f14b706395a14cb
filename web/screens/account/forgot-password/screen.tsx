// The Forgot password screen: asks for the email, and gives every email the same answer.
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { forgotPassword } from '#contract/accounts/accounts.ts'
import { call } from '#web/lib/api.ts'
import { logProblem } from '#web/lib/log.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { FormProblem, type Problem, problemOf } from '#web/features/forms/form-problem.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useSession } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/features/account/person-fields.tsx'

export const meta = () => pageTitle('Forgot password')

export default function Screen() {
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null)
  return (
    <AuthFrame
      title="Forgot your password?"
      intro={
        sent
          ? 'It happens to the best of us.'
          : 'Tell us your email and we send you a link to choose a new one.'
      }
      aside={
        <p className="font-display text-xl font-bold text-balance">
          A fresh start, like a shirt from the line.
        </p>
      }
    >
      {sent ? (
        <output className="grid gap-5">
          <h2 className="text-xl">Look in your mailbox</h2>
          <p>{sent.message}</p>
          <p className="text-ink-soft">
            Nothing there after a few minutes? Look among the spam, or check that{' '}
            <strong className="font-semibold wrap-anywhere text-ink">{sent.email}</strong> is the
            email you signed up with.
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Button variant="secondary" onClick={() => setSent(null)}>
              Try another email
            </Button>
            <TextLink to="/login">Back to login</TextLink>
          </div>
        </output>
      ) : (
        <EmailForm onSent={(email, message) => setSent({ email, message })} />
      )}
    </AuthFrame>
  )
}

function EmailForm({ onSent }: { onSent: (email: string, message: string) => void }) {
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
      setProblem(problemOf(error, 'The link couldn’t be sent. Please try again.'))
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
      <Button type="submit" wide busy={isSubmitting} busyLabel="Sending…">
        Send the link
      </Button>
      <p className="text-center">
        Remembered it? <TextLink to="/login">Back to login</TextLink>
      </p>
    </form>
  )
}
