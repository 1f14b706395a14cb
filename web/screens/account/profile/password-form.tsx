// Form that changes the person's own password.
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type User, newPassword } from '#contract/accounts/accounts.ts'
import { changePassword, ownPassword } from '#contract/accounts/account-security.ts'
import { passwordForm } from '#words/en/accounts/sign-in-panels.ts'
import { ApiError } from '#web/lib/api.ts'
import { logProblem } from '#web/lib/log.ts'
import { FormProblem, type Problem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { withRepeatedPassword } from '#web/features/account/with-repeated-password.ts'
import { callWithProof } from '#web/lib/proof.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { signInsQuery } from './sign-ins-query.ts'
import { NewPasswordFields } from '#web/features/account/new-password-fields.tsx'

const changedPassword = withRepeatedPassword(
  z.object({ currentPassword: ownPassword, password: newPassword, confirmPassword: z.string() }),
)

export function PasswordForm({ user }: { user: User }) {
  const words = useWords(passwordForm)
  const client = useQueryClient()
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({
    resolver: zodResolver(changedPassword),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = form.formState

  const save = form.handleSubmit(async ({ currentPassword, password }) => {
    setProblem(null)
    try {
      const { message } = await callWithProof(changePassword, {
        body: { currentPassword, newPassword: password },
      })
      form.reset()
      toast.success(message)
      await client.invalidateQueries(signInsQuery(user._id))
    } catch (error) {
      logProblem('The password could not be changed:', error)
      setProblem(formProblemOf(error, words.failed))
      if (error instanceof ApiError && error.code === 'wrong_password')
        form.setFocus('currentPassword')
    }
  })

  return (
    <form noValidate method="post" onSubmit={save} className="grid gap-5 sm:grid-cols-2">
      {/* Password managers want to know whose password it is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordInput
        label={words.current}
        className="sm:col-span-2"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <NewPasswordFields
        errors={errors}
        password={form.register('password')}
        confirmPassword={form.register('confirmPassword')}
      />
      <div className="grid gap-4 sm:col-span-2">
        <FormProblem problem={problem} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-soft">{words.signsOut}</p>
          <Button type="submit" busy={isSubmitting} busyLabel={words.saving}>
            {words.change}
          </Button>
        </div>
      </div>
    </form>
  )
}
