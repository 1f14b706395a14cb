// Signup form: rules, messages and request.
import { describe, expect, it } from 'vitest'
import { toSignupBody, signupForm } from './signup-form.ts'

const filled = {
  firstName: ' Asha ',
  lastName: 'Rao',
  email: 'Asha@Example.com',
  phone: '',
  password: 'kettle-moon-42',
  confirmPassword: 'kettle-moon-42',
  terms: true,
}

function problems(changed: object): Record<string, string> {
  const { error } = signupForm.safeParse({ ...filled, ...changed })
  return Object.fromEntries(
    error?.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]) ?? [],
  )
}

describe('signupForm', () => {
  it('sends the full name, the email and the password, and no empty phone', () => {
    expect(toSignupBody(signupForm.parse(filled))).toEqual({
      name: 'Asha Rao',
      email: 'asha@example.com',
      password: 'kettle-moon-42',
    })
    expect(toSignupBody(signupForm.parse({ ...filled, phone: '+91 98765 43210' }))).toMatchObject({
      phone: '+91 98765 43210',
    })
  })

  it('reports each missing field separately', () => {
    expect(
      problems({
        firstName: ' ',
        lastName: '',
        email: '',
        password: '',
        confirmPassword: '',
        terms: false,
      }),
    ).toEqual({
      firstName: 'First name is required.',
      lastName: 'Last name is required.',
      email: 'Please enter your email.',
      password: 'Please choose a password of at least 8 characters.',
      confirmPassword: 'Please type the password again.',
      terms: 'Please accept the terms and conditions.',
    })
  })

  it('says that passwords do not match, also while other fields are wrong', () => {
    expect(problems({ confirmPassword: 'kettle-moon-43', email: 'asha' })).toEqual({
      confirmPassword: 'Passwords do not match.',
      email: 'Please enter a valid email address.',
    })
  })

  it('refuses an invalid phone number', () => {
    expect(problems({ phone: 'call me' })).toEqual({
      phone: 'Please enter a valid phone number.',
    })
  })
})
