// Login form with email and password, above the other methods.
import type { ReactNode } from 'react'
import { EmailField } from '#web/features/account/person-fields.tsx'
import { FormProblem, type Problem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { loginScreen } from '#words/en/accounts/login-screen.ts'
import type { PasswordLogin } from './use-password-login.ts'

type PasswordFormProps = {
  login: PasswordLogin
  /** Why logging in elsewhere failed, as long as nothing was sent here. */
  before: Problem | null
  hidden: boolean
  children: ReactNode
}

export function PasswordForm({ login, before, hidden, children }: PasswordFormProps) {
  const words = useWords(loginScreen)
  const { form, button, problem, send } = login
  const { errors, isSubmitting } = form.formState
  return (
    <form noValidate method="post" onSubmit={send} hidden={hidden} className="grid gap-5">
      <EmailField
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordInput
        label={words.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox {...form.register('rememberMe')}>{words.rememberMe}</Checkbox>
        <TextLink to="/forgot-password" className="inline-flex min-h-11 items-center">
          {words.forgotten}
        </TextLink>
      </div>
      <FormProblem problem={problem ?? before} />
      <Button ref={button} type="submit" wide busy={isSubmitting} busyLabel={words.signingIn}>
        {words.login}
      </Button>
      {children}
    </form>
  )
}
