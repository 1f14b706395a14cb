// Validation of a new password that is typed twice.
import * as z from 'zod/mini'
import { passwordsDiffer } from '#words/en/fields/passwords.ts'

type Filled = { password: string; confirmPassword: string }

/** The form with the rule that both are the same, also while other fields are wrong. */
export function withRepeatedPassword<S extends z.ZodMiniType<Filled, Filled>>(form: S) {
  return form.check(
    z.refine(({ password, confirmPassword }: Filled) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: passwordsDiffer,
      when: () => true,
    }),
  )
}
