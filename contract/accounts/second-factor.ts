/** Second factor: a person's authenticator app, recovery codes and fresh proofs. */
import * as z from 'zod/mini'
import { CODE_LENGTH, extractDigitCode, cleanNumber } from '#domain/base/pasted.ts'
import { codeNeeded, codeNotSixDigits } from '#words/en/fields/account.ts'
import { ownPassword } from './account-security.ts'
import { signedIn } from './accounts.ts'
import { defineCall } from '../base/call.ts'
import { instant, sixDigitCode } from '../base/fields.ts'
import { options, signedByPasskey } from './passkeys.ts'

/** For how long a sign-in waits for its second factor. */
export const SIGN_IN_STEP_MINUTES = 10

/** Six digits of the app, or a recovery code, with or without its dashes. */
const code = z.string({ error: codeNeeded }).check(
  z.maxLength(300, { error: codeNotSixDigits }),
  z.overwrite((text) =>
    /[a-z]/i.test(text) ? cleanNumber(text) : extractDigitCode(text, CODE_LENGTH),
  ),
  z.minLength(1, { error: codeNeeded }),
  z.maxLength(40, { error: codeNotSixDigits }),
)

const secondFactor = z.object({
  /** False for somebody who only ever came through a provider, and can't have one. */
  hasPassword: z.boolean(),
  /** Since when an authenticator app gives codes. */
  app: z.nullable(z.object({ since: instant })),
  /** How many passkeys are good on this site. */
  passkeys: z.number(),
  /** How many recovery codes are left. */
  recoveryCodes: z.number(),
  /** Whether the password alone doesn't sign the caller in. */
  isAsked: z.boolean(),
  /** From when on the caller needs strong sign-in for the console; null where they need not. */
  due: z.nullable(instant),
  /** Whether this session is strong: proven with a second factor or a passkey. */
  isStrong: z.boolean(),
  /** Whether the caller proved so lately that it is them that they aren't asked again. */
  isFresh: z.boolean(),
})
export type SecondFactor = z.output<typeof secondFactor>

const recoveryCodes = z.object({
  /** Shown this once. */
  recoveryCodes: z.array(z.string()),
})

export const readSecondFactor = defineCall({
  method: 'GET',
  path: '/api/account/second-factor',
  summary: "The caller's second factor, and whether they need one",
  access: 'own',
  answers: { 200: secondFactor },
})

export const beginAuthenticator = defineCall({
  method: 'POST',
  path: '/api/account/authenticator',
  summary: 'Begin setting up an authenticator app: its secret, which counts once a code proves it',
  access: 'own',
  fresh: true,
  answers: {
    201: z.object({
      /** 32 characters of base32, to type where the QR code can't be read. */
      secret: z.string(),
      /** The same as an address, for an app on this device. */
      uri: z.string(),
      /** The QR code: a square of `size` units, and what is dark in it as the data of an SVG path. */
      qr: z.object({ size: z.number(), path: z.string() }),
    }),
  },
  errors: ['no_password', 'email_not_confirmed', 'already_set_up'],
  limit: { minute: 'sign-in tries' },
})

export const proveAuthenticator = defineCall({
  method: 'PUT',
  path: '/api/account/authenticator',
  summary: 'Set the app up with a first code of it; answers recovery codes where there were none',
  access: 'own',
  body: z.object({
    code: sixDigitCode,
  }),
  answers: { 200: recoveryCodes },
  errors: ['wrong_code', 'email_not_confirmed', 'not_found'],
  limit: { minute: 'wrong tries' },
})

export const removeAuthenticator = defineCall({
  method: 'DELETE',
  path: '/api/account/authenticator',
  summary: "Remove the caller's authenticator app; recovery codes go with the last factor",
  access: 'own',
  fresh: true,
  answers: { 200: secondFactor },
  errors: ['not_found'],
})

export const makeRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/account/recovery-codes',
  summary: 'Make 10 recovery codes; those from before are good for nothing',
  access: 'own',
  fresh: true,
  answers: { 201: recoveryCodes },
  errors: ['not_found'],
})

export const proveAgain = defineCall({
  method: 'POST',
  path: '/api/account/proof',
  summary:
    'Prove again that it is the caller: with the password, and a code where a second factor is set up',
  access: 'own',
  body: z.object({ password: ownPassword, code: z.optional(code) }),
  answers: { 200: secondFactor },
  errors: ['wrong_password', 'no_password', 'wrong_code'],
  limit: { minute: 'wrong tries' },
})

export const beginPasskeyProof = defineCall({
  method: 'POST',
  path: '/api/account/proof/passkey/options',
  summary: 'Begin proving with a passkey: what to ask the device for, good for 5 minutes',
  access: 'own',
  answers: { 200: options },
  errors: ['provider_not_set_up'],
  limit: { minute: 'sign-in tries' },
})

export const proveWithPasskey = defineCall({
  method: 'POST',
  path: '/api/account/proof/passkey',
  summary: 'Prove with what the device has signed that it is the caller',
  access: 'own',
  body: z.object({ response: signedByPasskey }),
  answers: { 200: secondFactor },
  errors: ['passkey_refused'],
  limit: { minute: 'wrong tries' },
})

export const endSignIn = defineCall({
  method: 'POST',
  path: '/api/auth/login/second',
  summary: 'End a sign-in with the second factor that it asked for',
  access: 'public',
  body: z.object({
    /** Of the answer `second_factor_needed`; good for 10 minutes. */
    ticket: z.string().check(z.regex(/^[\w-]{43}$/)),
    code,
  }),
  answers: { 200: signedIn },
  errors: ['wrong_code', 'wrong_credentials'],
  limit: { minute: 'wrong tries' },
})

/** The body of the failure `second_factor_needed`, beside its code and message. */
export const secondFactorNeeded = z.object({
  ticket: z.string(),
  /** What ends the sign-in: a code of the app, a recovery code, or a passkey of the account. */
  ways: z.array(z.enum(['app', 'recovery_code', 'passkey'])),
})
export type SecondFactorNeeded = z.output<typeof secondFactorNeeded>
