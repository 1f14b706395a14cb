/** Signing up, in and out, and the person's own record. Spec section 7, product section 6. */
import * as z from 'zod/mini'
import { passwordProblem } from '#domain/password.ts'
import { defineCall } from './call.ts'
import { email, id, phone, typedText } from './fields.ts'

/** The signed-in person as every screen knows them. `_id` and `id` are the same. */
export const user = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  role: z.enum(['customer', 'admin']),
})
export type User = z.output<typeof user>

/** A password someone chooses. The form and the server share this rule. */
export const newPassword = z.string({ error: 'Please choose a password.' }).check(
  z.superRefine((text, context) => {
    const problem = passwordProblem(text)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  }),
)

export const signupBody = z.object({
  name: typedText('Name', 120, 1),
  email,
  password: newPassword,
  phone: z.optional(phone),
})

export const loginBody = z.object({
  email,
  password: z
    .string({ error: 'Please enter your password.' })
    .check(
      z.minLength(1, { error: 'Please enter your password.' }),
      z.maxLength(256, { error: 'Invalid email or password.' }),
    ),
  rememberMe: z.optional(z.boolean()),
})

const signedIn = z.object({ success: z.literal(true), user, message: z.string() })

export const signup = defineCall({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Create a customer account and sign in',
  access: 'public',
  body: signupBody,
  answers: { 201: signedIn },
  errors: ['email_taken'],
})

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  access: 'public',
  body: loginBody,
  answers: { 200: signedIn },
  errors: ['wrong_credentials'],
})

export const logout = defineCall({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  access: 'public',
  answers: { 200: z.object({ success: z.literal(true) }) },
})

export const me = defineCall({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who is signed in; nobody is no failure',
  access: 'public',
  answers: { 200: z.object({ success: z.boolean(), user: z.nullable(user) }) },
})

/** The accounts a demo shows on the login page; an empty list outside demo mode. */
export const demoAccounts = defineCall({
  method: 'GET',
  path: '/api/auth/demo-accounts',
  summary: 'Demo accounts, in demo mode only',
  access: 'public',
  answers: {
    200: z.array(
      z.object({ role: z.enum(['customer', 'admin']), email: z.string(), password: z.string() }),
    ),
  },
})

export const updateUser = defineCall({
  method: 'PUT',
  path: '/api/users/:id',
  summary: 'Change name, email and phone',
  access: 'signed-in',
  params: z.object({ id }),
  body: z.object({ name: typedText('Name', 120, 1), email, phone: z.optional(phone) }),
  answers: { 200: user },
  errors: ['email_taken', 'not_found'],
})

/** This Month on the dashboard, and the four stats of My orders. */
export const userStats = defineCall({
  method: 'GET',
  path: '/api/users/:id/stats',
  summary: "A customer's figures: this month's, and over all time",
  access: 'signed-in',
  params: z.object({ id }),
  answers: {
    200: z.object({
      ordersCount: z.number(),
      itemsCleaned: z.number(),
      moneySaved: z.number(),
      totalOrders: z.number(),
      completedOrders: z.number(),
      totalSpent: z.number(),
      averageRating: z.nullable(z.number()),
    }),
  },
  errors: ['not_found'],
})
