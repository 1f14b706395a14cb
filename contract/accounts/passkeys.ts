/** Passkeys: a person's own, and login with one instead of the password. */
import * as z from 'zod/mini'
import { signedIn } from './accounts.ts'
import { defineCall } from '../base/call.ts'
import { id, instant } from '../base/fields.ts'

/** What the browser's own calls take and give, as they write it in JSON. */
export const options = z.object({ options: z.looseObject({}) })

/** Some kilobytes at most: a key, a signature and what the browser says. */
const encoded = z.string().check(z.maxLength(10_000))

const credential = {
  id: z.string().check(z.maxLength(1400)),
  rawId: z.string().check(z.maxLength(1400)),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
}

/** What a device has signed with a passkey. */
export const signedByPasskey = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: z.optional(encoded),
  }),
})

export const passkey = z.object({
  _id: z.string(),
  /** The device it was made on, such as "Chrome on Android". */
  name: z.string(),
  addedAt: instant,
  lastUsedAt: z.nullable(instant),
  /** The host it was made for, where that is not the one of this site: it is good for nothing here. */
  otherHost: z.nullable(z.string()),
})
export type Passkey = z.output<typeof passkey>

const list = z.array(passkey)

export const listPasskeys = defineCall({
  method: 'GET',
  path: '/api/account/passkeys',
  summary: "The caller's passkeys",
  access: 'own',
  answers: { 200: list },
})

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'Begin adding a passkey: what to ask the device for, good for 5 minutes',
  access: 'own',
  fresh: true,
  answers: { 200: options },
  errors: ['no_password', 'email_not_confirmed', 'too_many_saved', 'provider_not_set_up'],
  limit: { minute: 'sign-in tries' },
})

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/account/passkeys',
  changes: ['passkeys', 'second-factor'],
  summary: 'Add the passkey that the device has made',
  access: 'own',
  body: z.object({
    response: z.looseObject({
      ...credential,
      response: z.looseObject({ clientDataJSON: encoded, attestationObject: encoded }),
    }),
  }),
  answers: { 201: list },
  errors: ['passkey_refused', 'email_not_confirmed', 'too_many_saved'],
  limit: { minute: 'sign-in tries' },
})

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  changes: ['passkeys', 'second-factor'],
  summary: "Remove one of the caller's passkeys",
  access: 'own',
  fresh: true,
  params: z.object({ id }),
  answers: { 200: list },
  errors: ['not_found'],
})

export const beginPasskeySignIn = defineCall({
  method: 'POST',
  path: '/api/auth/login/passkey/options',
  summary: 'Begin signing in with a passkey: what to ask the device for, good for 5 minutes',
  access: 'public',
  answers: { 200: options },
  errors: ['provider_not_set_up'],
  limit: { minute: 'sign-in tries' },
})

export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/login/passkey',
  summary: 'Sign in with what the device has signed',
  access: 'public',
  body: z.object({
    response: signedByPasskey,
    rememberMe: z.optional(z.boolean()),
  }),
  answers: { 200: signedIn },
  errors: ['passkey_refused'],
  limit: { minute: 'wrong tries' },
})
