// What the signup form asks for, its rules, and what of it is sent.
import * as z from 'zod/mini'
import { newPassword, signupBody } from '#contract/accounts.ts'
import { typedText } from '#contract/fields.ts'

/** The form's fields. First and last name together fit the 120 characters of a name. */
export const signupForm = z
  .object({
    firstName: typedText('First name', 60, 1),
    lastName: typedText('Last name', 59, 1),
    email: signupBody.shape.email,
    phone: z._default(signupBody.shape.phone, ''),
    password: newPassword,
    confirmPassword: z.string().check(z.minLength(1, { error: 'Please type the password again.' })),
    terms: z
      .boolean()
      .check(
        z.refine((accepted) => accepted, { error: 'Please accept the terms and conditions.' }),
      ),
  })
  .check(
    z.refine((form) => form.confirmPassword === '' || form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: 'Passwords do not match.',
      // Also while other fields are still wrong: people learn everything at once.
      when: () => true,
    }),
  )

type SignupForm = z.output<typeof signupForm>

/**
 * The body of the signup call: the full name, email, password and, when given, the phone.
 * @param referral the code of the link that led here
 */
export function signupBodyOf(
  form: SignupForm,
  referral: string | null = null,
): z.input<typeof signupBody> {
  const { firstName, lastName, email, phone, password } = form
  return {
    name: `${firstName} ${lastName}`,
    email,
    password,
    ...(phone && { phone }),
    ...(referral && { referral }),
  }
}
