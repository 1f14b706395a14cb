// Refusals about accounts, saved data, points and blocks.
import { cardRefusals } from '../payments/card-refusals.ts'
import { cardHasExpired } from '../payments/payment-form.ts'
import { savedCards } from '../payments/saved-cards.ts'
import { formatPaise, type Paise } from '#domain/base/money.ts'
import type { Permission } from '#domain/people/permissions.ts'
import type { Preset } from '#domain/people/roles.ts'
import { accountMessages } from './account-messages.ts'
import { addressesTab } from './addresses-tab.ts'
import { badPreset } from '../fields/account.ts'
import { permissionNames, presetNames } from '../people/permissions.ts'
import { contactPhrase, type Reachable, formatWait, type Waiting } from '../base/phrases.ts'

export const accountFailures = {
  wrongCredentials: 'Invalid email or password.',
  emailHasAccount: 'An account with this email already exists. Please log in instead.',
  emailOfAnother: 'This email belongs to another account.',
  signupFailed: 'Signup failed.',
  noPasswordYet: 'You have no password yet. Use “Forgot password?” on the login page to get one.',
  choosePasswordFirst:
    'Please choose a password first: “Forgot password?” on the login page sends you a link.',
  wrongPassword: 'This is not your current password.',
  manyWrongPasswords: (waiting: Waiting) =>
    `Too many wrong passwords. Try again in ${formatWait(waiting)}.`,
  manyWrongLogins: (waiting: Waiting) =>
    `Too many wrong passwords. Try again in ${formatWait(waiting)}, or choose a new one with “Forgot password?”.`,
  passwordLinkOver: 'This link has expired or was used already. Please ask for a new one.',
  customersRelease:
    'Only the customer can have clothes left with the guard. They do it in their profile, under Addresses.',
  signedOutAlready: 'This device is already logged out.',
  providerNotSetUp: ({ provider }: { provider: string }) =>
    `Logging in with ${provider} isn’t set up here. Please use your email and password.`,
  providerAway: ({ provider }: { provider: string }) =>
    `${provider} can’t be reached right now. Please try again, or use your email and password.`,
  notColleagues: 'You can change the names and phone numbers of customers, not of colleagues.',
  numberLogsIn: 'You log in with this number. Add an email first, then you can change the number.',
  customerConfirmedPhone:
    'The customer has confirmed this number, so only they can change it. We’ve asked them to, by email.',
  customerLogsInWithNumber:
    'The customer logs in with this number, so only they can change it: in their profile they add an email first. If they no longer have this number, add them as a new customer.',
  numberOfAnother: ({ phone }: { phone: string }) =>
    `${phone} belongs to another account. Please use that account, or enter another number.`,
  onlyOwnEmail: 'Only the owner of an account can change its email.',
  emailThereAlready: 'Your account already has an email. Please change it under Edit.',
  noEmailChange: 'You have no email change pending.',
  confirmEmailFirst: 'Please confirm your email first: you can get a link in your profile.',
  emailLinkOver: 'This link has expired, was used already, or belongs to another account.',
  manyEmailLinks: 'We have sent you several links already. Please try again tomorrow.',
  manyMails: (waiting: Waiting) =>
    `We have already emailed this address several times. Please check your inbox, or try again in ${formatWait(waiting)}.`,
  staffKeepAccount: 'Staff accounts can’t be deleted here.',
  staffNotBlocked: 'Staff can’t be blocked.',
  grantLacking: ({ permission }: { permission: Permission }) =>
    `You can’t give what you don’t have yourself: ${permissionNames[permission]}.`,
  grantMoreRefunds: ({ mostPaise }: { mostPaise: Paise }) =>
    `You can’t let others refund more than you may yourself: ${formatPaise(mostPaise)} a day.`,
  ownRole: 'You can’t change your own permissions. Please ask a colleague.',
  ownAccess: 'You can’t suspend or remove yourself. Ask a colleague with the same permissions.',
  suspended:
    'Your access is suspended. Please ask the manager or owner of the laundry to let you log in again.',
  alreadyColleague: 'This email belongs to a colleague who already works here.',
  alreadyInvited: 'There is an invitation for this email already. You can send it again.',
  manyInvitations: ({ most }: { most: number }) =>
    `${most} invitations are waiting. Please withdraw some first.`,
  alreadyStaff: 'You already work here. The manager or owner can change your permissions.',
  noSuchInvitation:
    'This invitation is no longer valid. If you got more than one, please use the newest.',
  invitationUsed: 'This invitation has already been used. It works once.',
  invitationWithdrawn: 'This invitation was withdrawn. Please ask who sent it.',
  invitationExpired: 'This invitation has expired. Please ask for a new one.',
  inviterCant: ({ name }: { name: string }) =>
    `${name} can no longer invite people to this role. Please ask for a new invitation.`,
  invitationOfAnother: ({ email }: { email: string }) =>
    `This invitation is for ${email}. Please log in with that email, or log out and make an account.`,
  invitedByMail:
    'We have mailed an invitation to this email already. Please open the link in that mail.',
  emailToJoin: 'Please give your email.',
  emailToJoinTaken:
    'There is an account with this email already. Please log in to it, then open the invitation again.',
  aboveYou: ({ permission }: { permission: Permission }) =>
    `You can’t change a colleague who may do more than you: ${permissionNames[permission]}.`,
  presetNeeded: badPreset,
  beyondPreset: ({ preset, permission }: { preset: Preset; permission: Permission }) =>
    `The ${presetNames[preset]} role doesn’t include: ${permissionNames[permission]}.`,
  manyApiKeys: ({ most }: { most: number }) =>
    `There are ${most} API keys. Please revoke one you no longer use.`,
  wordsNeeded: ({ words }: { words: string }) => `Please type “${words}”.`,

  blocked: (block: Parameters<(typeof accountMessages)['account.blocked']>[0]) =>
    accountMessages['account.blocked'](block).message,

  wrongCode: 'This code is wrong or has expired. Please check it, or ask for another.',
  wrongOrderNumber:
    'We can’t find that order for this phone. The number is on your slip, such as LC-7K2M-9QXD.',
  claimOver: 'This took too long. Please ask for another code.',
  manyWrongCodes: (waiting: Waiting) =>
    `Too many wrong codes. Try again in ${formatWait(waiting)}.`,
  manyCodes: (waiting: Waiting) =>
    `We can’t send more codes to this number now. Please try again in ${formatWait(waiting)}.`,
  codesNotOffered: 'Codes by SMS are not set up here. Please use your email and password.',
  manySignInCodes: (waiting: Waiting) =>
    `We can’t send more codes now. Please try again in ${formatWait(waiting)}, or log in with your email and password.`,
  wrongPin: ({ left }: { left: number }) =>
    left === 1
      ? 'That isn’t your PIN. One attempt left. After that you’ll need your password.'
      : `That isn’t your PIN. ${left} attempts left.`,
  pinLocked:
    'This PIN was wrong five times on this tablet. Please log in with your password; then the PIN works again.',
  manyWrongPins: (waiting: Waiting) =>
    `Too many wrong PINs. Try again in ${formatWait(waiting)}, or log in with your password.`,
  staffByPassword: 'Staff log in with their email and password.',
  secondFactorNeeded:
    'Almost there: now enter the code from your authenticator app or a recovery code, or use a passkey.',
  signInOver: 'That took too long. Please log in again.',
  wrongSecondFactor:
    'This code is wrong or was already used. Please wait for the next one in your app, or use a recovery code.',
  manyWrongSecondFactors: (waiting: Waiting) =>
    `Too many wrong codes. Try again in ${formatWait(waiting)}.`,
  codeNeededToo: 'Please also enter the code from your authenticator app, or a recovery code.',
  noAccountOfEmail: 'There is no account with this email.',
  proofNeeded: 'Please confirm that it’s you first.',
  secondFactorRequired:
    'Please set up an authenticator app or a passkey in your profile first. Then the console opens.',
  appSetUpAlready: 'An authenticator app is set up already. Please remove it first.',
  noAppBegun: 'Please start setting up your authenticator app again.',
  noSecondFactor: 'There is no two-step login to remove.',
  notAboveOneself: 'You can’t do this for a colleague who may do more than you.',
  wrongFirstCode:
    'This isn’t the code your app should show. Please check it, and your phone’s clock.',
  passkeysNotOffered: 'Passkeys need a site with its own domain, over https.',
  passkeyRefused: 'This passkey doesn’t work here. Please use your email and password.',
  passkeyNotAdded: 'This passkey couldn’t be added. Please try again.',
  passkeyGone: 'This passkey was removed already.',
  manyPasskeys: ({ most }: { most: number }) =>
    `You have ${most} passkeys. Please remove one first.`,
  savePhoneFirst: 'Please save your phone number first.',
  phoneProven: 'This number is confirmed already.',
  notMobile: ({ phone }: { phone: string }) =>
    `Our texts go to Indian mobile numbers, and ${phone} isn’t one. Please enter another number.`,
  maybeLandline: ({ phone }: { phone: string }) => `Is ${phone} a mobile? It could be a landline.`,
  onlyOwnPhone: 'Only the owner of a number can confirm it.',

  eachChannelOnce: ({ channels }: { channels: readonly string[] }) =>
    `An order of channels names each of these once: ${channels.join(', ')}.`,

  cardExpired: cardHasExpired,
  cardsNotTaken: cardRefusals.notTaken,
  manyCards: ({ most }: { most: number }) => `You can save ${most} cards. Please delete one first.`,
  manyAddresses: ({ most, ...laundry }: { most: number } & Reachable) =>
    `You can save ${most} ${most === 1 ? 'address' : 'addresses'}. Please delete one first, or ${contactPhrase(laundry)} if you need more.`,
  defaultAddressKept: addressesTab.delete.defaultKept,
  defaultCardKept: savedCards.delete.defaultKept,

  noSuchReward: 'There is no such reward.',
  pointsNeeded: ({ points, reward }: { points: number; reward: string }) =>
    `You need ${points.toLocaleString('en-IN')} points for “${reward}”.`,
}
