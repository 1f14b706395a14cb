// Fields of a new password, typed twice.
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { PASSWORD_MIN_LENGTH } from '#domain/accounts/password.ts'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { useWords } from '#web/lib/words.ts'
import { newPasswordFields } from '#words/en/accounts/new-password-fields.ts'

type NewPasswordFieldsProps = {
  password: UseFormRegisterReturn
  confirmPassword: UseFormRegisterReturn
  errors: FieldErrors<{ password: string; confirmPassword: string }>
}

export function NewPasswordFields({ password, confirmPassword, errors }: NewPasswordFieldsProps) {
  const words = useWords(newPasswordFields)
  return (
    <>
      <PasswordInput
        label={words.password}
        hint={words.least({ characters: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
        error={errors.password?.message}
        {...password}
      />
      <PasswordInput
        label={words.again}
        hint={words.againHint}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...confirmPassword}
      />
    </>
  )
}
