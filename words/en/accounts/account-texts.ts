// Approved texts about a person's account, and of codes.
import type { ApprovedText } from '#domain/messages/templates/approved-text.ts'
import { fillerOf, type TextsOf } from '#domain/messages/templates/filled-text.ts'
import type { CodeText } from '#domain/messages/templates/registration.ts'
import type { accountMessages } from './account-messages.ts'

const code = { code: { type: 'numeric', sample: '123456' } } as const

export const accountTexts = {
  phone_code: {
    class: 'service',
    text: 'Your {laundry} code is {code}. Do not share it with anyone.',
    action: null,
    variables: code,
  },
  /** The last line tells browsers for which site it is, and they fill it in there alone. */
  sign_in_code: {
    class: 'service',
    text: '{code} is your {laundry} login code. Do not share it with anyone.\n\n@{host} #{code}',
    action: null,
    variables: code,
  },
  account_blocked: {
    class: 'service',
    text: 'Your account is blocked, so you can’t order now. Please contact us to sort it out.',
    action: 'Contact us',
    variables: {},
  },
  account_unblocked: {
    class: 'service',
    text: 'Your account is no longer blocked. Welcome back.',
    action: 'Book a pickup',
    variables: {},
  },
} as const satisfies Readonly<Record<string, ApprovedText> & Record<CodeText, ApprovedText>>

const say = fillerOf<typeof accountTexts>()

export const accountTextOf = {
  'account.blocked': () => say('account_blocked', {}),
  'account.unblocked': () => say('account_unblocked', {}),
  // About who gets in: they go to the mailbox, for the phone may be in other hands.
  'password.guessed': null,
  'password.guessed_mail': null,
  'password.changed': null,
  'password.link': null,
  'api_keys.kept': null,
  'phone.signs_in': null,
  'phone.code': null,
  'phone.signed_in': null,
  'phone.lost': null,
  'phone.change_asked': null,
  'passkey.added': null,
  'passkey.removed': null,
  'authenticator.added': null,
  'authenticator.removed': null,
  'recovery_codes.made': null,
  'recovery_code.used': null,
  'second_factor.guessed': null,
  'second_factor.taken': null,
  // About an email, which is where they go.
  'email.confirm': null,
  'email.link': null,
  'email.change_asked': null,
  'email.changed': null,
  'email.proven': null,
  'staff.invited': null,
} satisfies TextsOf<typeof accountMessages>
