// Notifications about a person's account.
import type { Preset } from '#domain/people/roles.ts'
import { presetNames } from '../people/permissions.ts'

const GUESSED =
  'Someone tried to log in to your account with several wrong passwords. We stopped them, and no one got in.'

const PROVEN =
  'Your email had never been confirmed until now. To be safe, we removed everything that was set up before: other ways of logging in, other devices, and the phone number of your account. Please enter your phone number again in your profile.'

export const accountMessages = {
  /** How the laundry is reached: what it has not is left out. */
  'account.blocked': (params: {
    readonly reason: string
    readonly phone: string
    readonly email: string
  }) => {
    const { reason, phone, email } = params
    const ways = [phone && `call ${phone}`, email && `write to ${email}`].filter(Boolean)
    const how = ways.length > 0 ? ways.join(' or ') : 'write to us on the contact page'
    return {
      title: 'A word about your account',
      message: `Your account is blocked, so you can’t order now. Reason: ${reason.replace(/[.\s]+$/, '')}. To sort it out, please ${how}.`,
    }
  },

  'account.unblocked': {
    title: 'You can order again',
    message: 'Your account is no longer blocked. Welcome back.',
  },

  'password.guessed': {
    title: 'Someone tried to log in to your account',
    message: GUESSED,
  },

  /** The mail to the bell's `password.guessed`. */
  'password.guessed_mail': {
    title: 'Someone tried to log in to your account',
    message: `${GUESSED}\n\nIf it was you, just wait a little, or choose a new password: “Forgot password?” on the login page sends you a link. If it was not you and your password is used anywhere else, choose a new one.`,
  },

  'api_keys.kept': ({ names }: { readonly names: readonly string[] }) => ({
    title: 'Your API keys still work',
    message: `${names.map((name) => `“${name}”`).join(', ')}: a new password and logging out elsewhere don’t end what you made for programs. If someone else may know a key, revoke it in the settings, under For developers.`,
  }),

  /** `isProven`: with it, its owner has proven the email for the first time. */
  'password.changed': ({ isProven }: { readonly isProven: boolean }) => ({
    title: 'Your password was changed',
    message: [
      'Every other device was logged out.',
      ...(isProven ? [PROVEN] : []),
      'If this was not you, choose a new password now: “Forgot password?” on the login page sends you a link.',
    ].join('\n\n'),
  }),

  /** A number has become a way of signing in. */
  'phone.signs_in': ({ phone }: { readonly phone: string }) => ({
    title: 'You can now log in with your phone number',
    message: `From now on you can log in with a code that we send to ${phone}, as well as with your password.\n\nIf this was not you, choose a new password now: “Forgot password?” on the login page sends you a link, and turns off every other way of logging in.`,
  }),

  /** Signed in by code on a browser that the account did not know. */
  /** In the outbox alone: a code that couldn't be sent, without the code. */
  'phone.code': {
    title: 'Code by text message',
    message: 'A code to log in, or to confirm a phone number. It isn’t kept here.',
  },
  'phone.signed_in': ({ phone, device }: { readonly phone: string; readonly device: string }) => ({
    title: 'Someone logged in with a code sent to your phone',
    message: `A code that we sent to ${phone} was used to log in: ${device}, a device new to your account.\n\nIf this was not you, or the number is no longer yours, choose a new password now: “Forgot password?” on the login page sends you a link, and turns off every other way of logging in.`,
  }),

  'passkey.added': ({ name }: { readonly name: string }) => ({
    title: 'A passkey was added to your account',
    message: `It was made with ${name} and works without your password.\n\nIf this was not you, choose a new password now: “Forgot password?” on the login page sends you a link, and removes every passkey.`,
  }),

  'passkey.removed': ({ name }: { readonly name: string }) => ({
    title: 'A passkey was removed from your account',
    message: `The passkey made with ${name} no longer works. If this was not you, please check your profile and choose a new password.`,
  }),

  'authenticator.added': {
    title: 'You now need a code to log in',
    message:
      'An authenticator app was set up for your account. From now on you need a code from the app, or one of your recovery codes, as well as your password.\n\nIf this was not you, please tell us at once.',
  },

  'authenticator.removed': {
    title: 'The authenticator app was removed from your account',
    message:
      'You no longer need its codes to log in. If this was not you, choose a new password now: “Forgot password?” on the login page sends you a link.',
  },

  'recovery_codes.made': {
    title: 'Your account has new recovery codes',
    message:
      'Your old recovery codes no longer work. If this was not you, choose a new password now: “Forgot password?” on the login page sends you a link.',
  },

  'recovery_code.used': ({ left }: { readonly left: number }) => ({
    title: 'A recovery code was used',
    message: `Someone, hopefully you, used one of your recovery codes. ${left === 0 ? 'It was the last one: please make new ones in your profile.' : `${left} ${left === 1 ? 'is' : 'are'} left.`}\n\nIf this was not you, choose a new password now: “Forgot password?” on the login page sends you a link.`,
  }),

  'second_factor.guessed': {
    title: 'Someone may know your password',
    message:
      'Your password was entered, and then several wrong codes. No one got in. If it wasn’t you, choose a new password now: the button below sends you a link.',
  },

  'second_factor.taken': {
    title: 'Two-step login was removed from your account',
    message:
      'The laundry removed your authenticator app, your recovery codes and your passkeys, because they were lost. For now your password is enough to log in; please set up a new app or passkey in your profile.\n\nIf you did not ask for this, please tell us at once and choose a new password.',
  },

  /** Somebody else has proven the number of this account. */
  'phone.lost': ({ phone }: { readonly phone: string }) => ({
    title: 'Your phone number now belongs to another account',
    message: `Someone has just confirmed ${phone} as theirs, with a code that we sent there. We no longer text it about your orders, and you can no longer log in with it.\n\nIf the number is still yours, confirm it in your profile. Otherwise please enter your new one there.`,
  }),

  /** With a link that is good for so many hours. */
  'password.link': ({ hours }: { readonly hours: number }) => ({
    title: 'Choose a new password',
    message: `Someone, hopefully you, asked for a new password. The button below works once, within ${hours} hour.\n\nIf it wasn’t you, ignore this email: your password won’t change.`,
  }),

  /** To somebody who may have no account: what they are invited to, with a link. */
  'staff.invited': (invitation: {
    readonly by: string
    readonly laundry: string
    readonly preset: Preset
    readonly hours: number
  }) => ({
    title: `Join ${invitation.laundry}`,
    message: `${invitation.by} invites you to work with ${invitation.laundry}: ${presetNames[invitation.preset]}.\n\nThe button below works once, within ${invitation.hours} hours. If you weren’t expecting this, ignore this email.`,
  }),

  /** To the email of an account that nobody has proven. */
  'email.confirm': {
    title: 'Confirm your email',
    message:
      'Please open the link below while you are logged in, so that we know this mailbox is yours. It works once, within a day.\n\nIf you have no account with us, ignore this email: someone may have mistyped their own.',
  },

  'email.link': {
    title: 'Confirm your new email',
    message:
      'You asked to use this email for your account. Please open the link below while you are logged in. It works once, within a day.\n\nIf it wasn’t you, ignore this email: someone may have mistyped their own.',
  },

  /** To the email as it is. */
  'email.change_asked': ({ email }: { readonly email: string }) => ({
    title: 'Request to change your email',
    message: `Your email changes to ${email} once the link we sent there is opened. Until then nothing changes.\n\nIf this was not you, please choose a new password at once: “Forgot password?” on the login page. That also cancels the change.`,
  }),

  /** To a customer who has confirmed their number, after staff entered another. */
  'phone.change_asked': ({ phone }: { readonly phone: string }) => ({
    title: 'Is this your new number?',
    message: `We were told that your phone number is now ${phone}. You have confirmed your current number, so only you can change it: under Edit in your profile.\n\nIf this isn’t your number, ignore this message.`,
  }),

  /** To the email as it was. */
  'email.changed': ({ email }: { readonly email: string }) => ({
    title: 'Your email was changed',
    message: `From now on we write to ${email}, and that is the email to log in with. Every other device was logged out.\n\nIf this was not you, please tell us at once.`,
  }),

  /** A provider has said whose the email is, and other ways of signing in have ended. */
  'email.proven': ({ provider }: { readonly provider: string }) => ({
    title: `You now log in with ${provider}`,
    message: `${PROVEN}\n\nAny earlier password no longer works. Use “Forgot password?” on the login page to choose a new one.`,
  }),
}
