// Signup form: fields, rules and request.
import * as z from 'zod/mini'
import { newPassword, signupBody } from '#contract/accounts/accounts.ts'
import { textField } from '#contract/base/fields.ts'
import { termsNeeded } from '#words/en/fields/account.ts'
import * as names from '#words/en/fields/names.ts'
import { passwordAgain, passwordsDiffer } from '#words/en/fields/passwords.ts'

/** The form's fields. First and last name together fit the 120 characters of a name. */
export const signupForm = z
  .object({
    firstName: textField(names.firstName, 60, 1),
    lastName: textField(names.lastName, 59, 1),
    email: signupBody.shape.email,
    phone: z._default(signupBody.shape.phone, ''),
    password: newPassword,
    confirmPassword: z.string().check(z.minLength(1, { error: passwordAgain })),
    terms: z.boolean().check(z.refine((accepted) => accepted, { error: termsNeeded })),
  })
  .check(
    z.refine((form) => form.confirmPassword === '' || form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: passwordsDiffer,
      // Also while other fields are still wrong: people learn everything at once.
      when: () => true,
    }),
  )

type SignupForm = z.output<typeof signupForm>

const provenNumber = z.object({ phone: z.string(), phoneProof: z.string() })

/** A number that was proven with a code on the way here, from the state of the address; null without one. */
export function provenPhoneIn(state: unknown): z.output<typeof provenNumber> | null {
  return provenNumber.safeParse(state).data ?? null
}

/**
 * The body of the signup call: the full name, email, password and, when given, the phone.
 * @param referral the code of the link that led here
 * @param proven the number that was proven on the way here; it counts if it was left as it was
 */
export function toSignupBody(
  form: SignupForm,
  referral: string | null = null,
  proven: ReturnType<typeof provenPhoneIn> = null,
): z.input<typeof signupBody> {
  const { firstName, lastName, email, phone, password } = form
  return {
    name: `${firstName} ${lastName}`,
    email,
    password,
    ...(phone && { phone }),
    ...(proven && phone === proven.phone && { phoneProof: proven.phoneProof }),
    ...(referral && { referral }),
  }
}
