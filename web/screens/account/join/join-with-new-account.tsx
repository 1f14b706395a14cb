// Joining with a new account: a name, a password, and an email if the invitation was not mailed.
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { newPassword, type User } from '#contract/accounts/accounts.ts'
import { email } from '#contract/base/fields.ts'
import { joinStaff, type JoinInvitation } from '#contract/people/joining.ts'
import { secretLink } from '#domain/base/secret-links.ts'
import { joinScreen } from '#words/en/people/join-screen.ts'
import { NewPasswordFields } from '#web/features/account/new-password-fields.tsx'
import { EmailField, NameField } from '#web/features/account/person-fields.tsx'
import { withRepeatedPassword } from '#web/features/account/with-repeated-password.ts'
import { signInPath } from '#web/features/account/parse-return-path.ts'
import { FormProblem, type Problem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { call } from '#web/lib/api.ts'
import { logProblem } from '#web/lib/log.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const joinForm = withRepeatedPassword(
  z.object({
    name: joinStaff.body.shape.name,
    email,
    password: newPassword,
    confirmPassword: z.string(),
  }),
)

type JoinNewProps = { token: string; invitation: JoinInvitation; onJoined: (user: User) => void }

export function JoinWithNewAccount({ token, invitation, onJoined }: JoinNewProps) {
  const words = useWords(joinScreen)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({
    resolver: zodResolver(joinForm),
    mode: 'onSubmit',
    defaultValues: { name: '', email: invitation.email ?? '', password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async ({ name, email: typed, password }) => {
    setProblem(null)
    try {
      onJoined((await call(joinStaff, { body: { token, name, email: typed, password } })).user)
    } catch (error) {
      logProblem('Joining failed:', error)
      setProblem(formProblemOf(error, words.notJoined))
    }
  })
  return (
    <form noValidate method="post" onSubmit={send} className="grid gap-5">
      <p>
        {words.haveAccount}{' '}
        <TextLink to={signInPath('/login', secretLink('/join', 'token', token))}>
          {words.logIn}
        </TextLink>
      </p>
      <NameField error={errors.name?.message} {...form.register('name')} />
      {invitation.email === null ? (
        <EmailField error={errors.email?.message} {...form.register('email')} />
      ) : (
        <p className="wrap-anywhere text-ink-soft">{words.forEmail(invitation.email)}</p>
      )}
      <NewPasswordFields
        errors={errors}
        password={form.register('password')}
        confirmPassword={form.register('confirmPassword')}
      />
      <FormProblem problem={problem} />
      <Button type="submit" wide busy={isSubmitting} busyLabel={words.joining}>
        {words.create}
      </Button>
    </form>
  )
}
