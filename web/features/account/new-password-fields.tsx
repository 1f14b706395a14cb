// Fields of a new password, typed twice.
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { PASSWORD_MIN_LENGTH } from '#domain/accounts/password.ts'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'

type NewPasswordFieldsProps = {
  password: UseFormRegisterReturn
  confirmPassword: UseFormRegisterReturn
  errors: FieldErrors<{ password: string; confirmPassword: string }>
}

export function NewPasswordFields({ password, confirmPassword, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        label="New password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
        autoComplete="new-password"
        error={errors.password?.message}
        {...password}
      />
      <PasswordInput
        label="Confirm new password"
        hint="The same once more"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...confirmPassword}
      />
    </>
  )
}
