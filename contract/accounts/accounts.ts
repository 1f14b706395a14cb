/** Sign-up, login, logout, and the person's own record. */
import * as z from 'zod/mini'
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  passwordProblem,
  type PasswordProblem,
} from '#domain/accounts/password.ts'
import { PERMISSIONS } from '#domain/people/permissions.ts'
import { PRESETS, WIRE_ROLES } from '#domain/people/roles.ts'
import { defineCall } from '../base/call.ts'
import { email, id, isMobile, oneLineField, phone } from '../base/fields.ts'
import { gstin } from '../base/gstin.ts'
import {
  commonPassword,
  badProvider,
  linkIncomplete,
  newPasswordNeeded,
  passwordNeeded,
  passwordTooLong,
} from '#words/en/fields/account.ts'
import { newPasswordTooLong, newPasswordTooShort } from '#words/en/fields/passwords.ts'
import * as names from '#words/en/fields/names.ts'

/** The signed-in person as every screen knows them. `_id` and `id` are the same. */
export const user = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** `admin` for staff who may work on orders, `staff` for others who work here. */
  role: z.enum(WIRE_ROLES),
  /** What somebody who works here does, and what they may do now; left out of customers. */
  preset: z.optional(z.enum(PRESETS)),
  permissions: z.optional(z.array(z.enum(PERMISSIONS))),
  /** The company that a customer orders for; left out where there is none. */
  companyId: z.optional(z.string()),
  /** The GSTIN for a customer's invoices; left out where they gave none. */
  gstin: z.optional(z.string()),
  /** The language they read, as in 'hi-IN'; left out where it is the laundry's. */
  language: z.optional(z.string()),
})
export type User = z.output<typeof user>

const PASSWORD_REFUSALS = {
  too_short: newPasswordTooShort({ least: PASSWORD_MIN_LENGTH }),
  too_long: newPasswordTooLong({ most: PASSWORD_MAX_LENGTH }),
  too_common: commonPassword,
} as const satisfies Record<PasswordProblem, string>

/** A password someone chooses. The form and the server share this rule. */
export const newPassword = z.string({ error: newPasswordNeeded }).check(
  z.superRefine((text, context) => {
    const problem = passwordProblem(text)
    if (problem) context.addIssue({ code: 'custom', message: PASSWORD_REFUSALS[problem] })
  }),
)

export const signupBody = z.object({
  name: oneLineField(names.name, 120),
  email,
  password: newPassword,
  phone: z.optional(phone),
  /** The code of a friend's invitation link; one that nobody has counts for nothing. */
  referral: z.optional(z.string().check(z.maxLength(40))),
  /** That a code sent to `phone` was typed here; without it, or when it is over, the number is not proven. */
  phoneProof: z.optional(z.string().check(z.maxLength(100))),
})

export const loginBody = z.object({
  email,
  password: z
    .string({ error: passwordNeeded })
    .check(z.minLength(1, { error: passwordNeeded }), z.maxLength(256, { error: passwordTooLong })),
  rememberMe: z.optional(z.boolean()),
})

export const signedIn = z.object({
  success: z.literal(true),
  user,
  message: z.string(),
})

export const signup = defineCall({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Create a customer account and sign in',
  access: 'public',
  body: signupBody,
  answers: { 201: signedIn },
  errors: ['email_taken'],
  limit: { minute: 'sign-in tries' },
})

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  access: 'public',
  body: loginBody,
  answers: { 200: signedIn },
  errors: ['wrong_credentials', 'second_factor_needed'],
  limit: { minute: 'wrong tries' },
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

/** Providers that people can sign in through where the operator has set their keys. */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

const provider = z.enum(SOCIAL_PROVIDERS, {
  error: badProvider,
})

export const socialProviders = defineCall({
  method: 'GET',
  path: '/api/auth/providers',
  summary: 'Which of Google and Facebook are set up here',
  access: 'public',
  answers: { 200: z.array(provider) },
})

/** Why a way back from a provider ended without a session; `error` of the login page's address. */
export const SOCIAL_FAILURES = ['email_taken', 'no_email', 'suspended', 'not_finished'] as const
export type SocialFailure = (typeof SOCIAL_FAILURES)[number]

export const socialSignIn = defineCall({
  method: 'POST',
  path: '/api/auth/social',
  summary: "Begin signing in through a provider: answers the provider's address to go to",
  access: 'public',
  body: z.object({
    provider,
    /** Where to go afterwards: a path of this site. */
    next: z.optional(z.string().check(z.maxLength(500))),
    /** The code of a friend's invitation link; it counts when an account is made. */
    referral: z.optional(z.string().check(z.maxLength(40))),
  }),
  answers: { 200: z.object({ url: z.string() }) },
  errors: ['provider_not_set_up', 'provider_unavailable'],
  limit: { minute: 'sign-in tries' },
})

export const socialCallback = defineCall({
  method: 'GET',
  path: '/api/auth/callback/:provider',
  summary:
    'Where a provider sends people back to; leads on to the login page, which knows them then',
  access: 'public',
  params: z.object({ provider }),
  query: z.looseObject({}),
  answers: { 302: z.unknown() },
})

/** The same answer for known and unknown emails. */
export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mail a link to a new password, if there is such an account',
  access: 'public',
  body: z.object({ email }),
  answers: { 202: z.object({ message: z.string() }) },
  limit: { minute: 30, networkMinute: 300, networkHour: 1800 },
})

/** The token of a link to a new password. */
const resetToken = z
  .string({ error: linkIncomplete })
  .check(z.minLength(1, { error: linkIncomplete }), z.maxLength(200, { error: linkIncomplete }))

export const checkResetLink = defineCall({
  method: 'POST',
  path: '/api/auth/reset-password/check',
  summary: 'Whether the link to a new password still works',
  access: 'public',
  body: z.object({ token: resetToken }),
  answers: { 200: z.object({ isValid: z.boolean() }) },
  limit: { minute: 'sign-in tries' },
})

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choose a new password with the token of a link; every session ends',
  access: 'public',
  body: z.object({ token: resetToken, password: newPassword }),
  answers: { 200: z.object({ message: z.string() }) },
  errors: ['reset_link_invalid'],
  limit: { minute: 'wrong tries' },
})

/** The accounts a demo shows on the login page; an empty list outside demo mode. */
export const demoAccounts = defineCall({
  method: 'GET',
  path: '/api/auth/demo-accounts',
  summary: 'Demo accounts, in demo mode only',
  access: 'public',
  answers: {
    200: z.array(
      z.object({
        role: z.enum(['customer', 'admin']),
        email: z.string(),
        password: z.string(),
      }),
    ),
  },
})

export const updateUser = defineCall({
  method: 'PUT',
  path: '/api/users/:id',
  changes: ['admin/customer', 'admin/customers'],
  summary:
    'Change name, phone and GSTIN; a new email asks for the current password and counts once its link is opened',
  access: { owner: 'params.id', permission: 'customers' },
  params: z.object({ id }),
  body: z.object({
    name: oneLineField(names.name, 120),
    email: z.optional(email),
    phone: z.optional(phone),
    /** Staff's answer to `maybe_landline`. */
    isMobile,
    /** Stands on invoices from now on; empty for none, left out for no change. */
    gstin: z.optional(gstin),
    currentPassword: z.optional(z.string().check(z.maxLength(256))),
  }),
  /** The person as they are now; `pendingEmail` is the new email whose link is still to be opened. */
  answers: { 200: z.extend(user, { pendingEmail: z.nullable(z.string()) }) },
  errors: [
    'email_taken',
    'not_found',
    'forbidden',
    'wrong_password',
    'no_password',
    'maybe_landline',
    'proof_needed',
  ],
  limit: { minute: 30 },
})

/** This Month on the dashboard, and the four stats of My orders. */
export const userStats = defineCall({
  method: 'GET',
  path: '/api/users/:id/stats',
  summary: "A customer's stats: this month's, and over all time",
  access: { owner: 'params.id', permission: 'customers', ofStaff: 'people' },
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
