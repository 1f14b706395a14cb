// What is refused about accounts, what people have saved, points and blocks.
import { cardRefusals } from './card-refusals.ts'
import { cardHasExpired } from './payment-form.ts'
import { formatPaise, type Paise } from '#domain/money.ts'
import type { Permission } from '#domain/permissions.ts'
import type { Preset } from '#domain/roles.ts'
import { accountMessages } from './account-messages.ts'
import { permissionNames, presetNames } from './permissions.ts'
import { callOrWrite, type Reachable, wait, type Waiting } from './phrases.ts'

export const accountFailures = {
  wrongCredentials: 'Invalid email or password.',
  emailHasAccount: 'An account with this email already exists. Please log in instead.',
  emailOfAnother: 'This email belongs to another account.',
  signupFailed: 'Signup failed.',
  noPasswordYet:
    'You have no password here yet. “Forgot password?” on the login page gives you one.',
  choosePasswordFirst:
    'Please choose a password first: “Forgot password?” on the login page sends you a link.',
  wrongPassword: 'This is not your current password.',
  manyWrongPasswords: (waiting: Waiting) =>
    `Those were too many wrong passwords. Please wait ${wait(waiting)} and try again.`,
  manyWrongLogins: (waiting: Waiting) =>
    `Those were too many wrong passwords. Please wait ${wait(waiting)}, or choose a new one with “Forgot password?”.`,
  passwordLinkOver: 'This link has expired or was used already. Please ask for a new one.',
  signedOutAlready: 'This device is signed out already.',
  providerNotSetUp: ({ provider }: { provider: string }) =>
    `Signing in with ${provider} isn't set up here. Please use your email and password.`,
  providerAway: ({ provider }: { provider: string }) =>
    `${provider} can't be reached right now. Please try again, or use your email and password.`,
  notColleagues: 'You may change customers’ names and phone numbers, not those of colleagues.',
  numberLogsIn: 'You log in with this number. Add an email first, then you can change the number.',
  customerConfirmedPhone:
    'The customer has confirmed this number, so only they can change it. We’ve asked them to, by email.',
  customerLogsInWithNumber:
    'The customer logs in with this number, so only they can change it: in their profile they add an email first. If they don’t have this number any more, add them as a new customer.',
  numberOfAnother: ({ phone }: { phone: string }) =>
    `${phone} belongs to another account. Please use that account, or enter another number.`,
  onlyOwnEmail: 'Only the person themselves can change their email.',
  emailThereAlready: 'Your account has an email already. Please change it under Edit.',
  noEmailChange: 'No change of your email is waiting.',
  confirmEmailFirst: 'Please confirm your email first: your profile mails you a link for it.',
  emailLinkOver: 'This link has expired, was used already, or belongs to another account.',
  manyEmailLinks: 'We have sent you several links already. Please try again tomorrow.',
  manyMails: (waiting: Waiting) =>
    `We have mailed this address several times already. Please look there, or try again in ${wait(waiting)}.`,
  staffKeepAccount: 'Staff accounts can’t be deleted here.',
  staffNotBlocked: 'Staff can’t be blocked.',
  grantLacking: ({ permission }: { permission: Permission }) =>
    `You can’t give what you don’t have yourself: ${permissionNames[permission]}.`,
  grantMoreRefunds: ({ mostPaise }: { mostPaise: Paise }) =>
    `You can’t let anybody give back more than you may yourself: ${formatPaise(mostPaise)} a day.`,
  ownRole: 'Nobody changes what they may do themselves. Please ask a colleague.',
  ownAccess: 'Nobody suspends or removes themselves. Please ask a colleague who may do as much.',
  suspended:
    'Your access is suspended. Please talk to those who run the laundry: they can let you log in again.',
  alreadyColleague: 'This email belongs to somebody who works here already.',
  alreadyInvited: 'There is an invitation for this email already. You can send it again.',
  manyInvitations: ({ most }: { most: number }) =>
    `${most} invitations are waiting. Please withdraw some first.`,
  alreadyStaff: 'You work here already. Somebody who runs the laundry can change what you may do.',
  noSuchInvitation:
    'This invitation is not good any more. If you got it more than once, please use the newest one.',
  invitationUsed: 'This invitation was used already. It works once.',
  invitationWithdrawn: 'This invitation was withdrawn. Please ask who sent it.',
  invitationExpired: 'This invitation has run out. Please ask for a new one.',
  inviterCant: ({ name }: { name: string }) =>
    `${name} can’t invite people to this any more. Please ask for a new invitation.`,
  invitationOfAnother: ({ email }: { email: string }) =>
    `This invitation is for ${email}. Please log in with that email, or log out and make an account.`,
  invitedByMail:
    'We have mailed an invitation to this email already. Please open the link in that mail.',
  emailToJoin: 'Please give your email.',
  emailToJoinTaken:
    'There is an account with this email already. Please log in to it, then open the invitation again.',
  aboveYou: ({ permission }: { permission: Permission }) =>
    `You can’t change somebody who may do more than you: ${permissionNames[permission]}.`,
  beyondPreset: ({ preset, permission }: { preset: Preset; permission: Permission }) =>
    `${presetNames[preset]} doesn’t bring this: ${permissionNames[permission]}.`,
  manyApiKeys: ({ most }: { most: number }) =>
    `There are ${most} API keys. Please revoke one that nothing uses any more.`,
  wordsNeeded: ({ words }: { words: string }) => `Please type “${words}”.`,

  blocked: (block: Parameters<(typeof accountMessages)['account.blocked']>[0]) =>
    accountMessages['account.blocked'](block).message,

  wrongCode: 'This code is wrong or no longer good. Please look again, or have another one sent.',
  wrongOrderNumber:
    'We have no order with this number for your phone number. It stands on your slip, such as LC-7K2M-9QXD.',
  claimOver: 'This took too long. Please have another code sent.',
  manyWrongCodes: (waiting: Waiting) =>
    `Those were too many wrong codes. Please wait ${wait(waiting)} and try again.`,
  manyCodes: (waiting: Waiting) =>
    `We can’t send more codes to this number now. Please try again in ${wait(waiting)}.`,
  codesNotOffered: 'Codes by SMS are not set up here. Please use your email and password.',
  manySignInCodes: (waiting: Waiting) =>
    `We can’t send more codes now. Please try again in ${wait(waiting)}, or log in with your email and password.`,
  wrongPin: ({ left }: { left: number }) =>
    left === 1
      ? 'That is not your PIN. One try is left; then it takes your password.'
      : `That is not your PIN. ${left} tries are left.`,
  pinLocked:
    'This PIN was wrong five times on this tablet. Please log in with your password; then the PIN works again.',
  manyWrongPins: (waiting: Waiting) =>
    `Those were too many wrong PINs. Please wait ${wait(waiting)}, or log in with your password.`,
  staffByPassword: 'Staff log in with their email and password.',
  secondFactorNeeded:
    'Almost there: now the code of your authenticator app, a recovery code or a passkey, please.',
  signInOver: 'That took too long. Please log in again.',
  wrongSecondFactor:
    'This code is wrong or was used already. Please wait for the next one in your app, or use a recovery code.',
  manyWrongSecondFactors: (waiting: Waiting) =>
    `Those were too many wrong codes. Please wait ${wait(waiting)} and try again.`,
  codeNeededToo: 'Please enter the code of your authenticator app, or a recovery code, too.',
  proofNeeded: 'Please confirm first that it is you.',
  secondFactorRequired:
    'Please set up an authenticator app or a passkey in your profile first. The console is open to you afterwards.',
  appSetUpAlready: 'An authenticator app is set up already. Please remove it first.',
  noAppBegun: 'Please begin to set up your authenticator app again.',
  noSecondFactor: 'There is no second factor to remove.',
  notAboveOneself: 'You can’t do this for somebody who may do more than you.',
  wrongFirstCode:
    'This is not the code your app should show. Please look again, and check the time of your phone.',
  passkeysNotOffered: 'Passkeys need a site with a name of its own, over https.',
  passkeyRefused: 'This passkey doesn’t log in here. Please use your email and password.',
  passkeyNotAdded: 'This passkey couldn’t be added. Please try again.',
  passkeyGone: 'This passkey was removed already.',
  manyPasskeys: ({ most }: { most: number }) =>
    `You have ${most} passkeys. Please remove one first.`,
  savePhoneFirst: 'Please save your phone number first.',
  phoneProven: 'This number is confirmed already.',
  notMobile: ({ phone }: { phone: string }) =>
    `${phone} isn’t a mobile number, so texts can’t reach it. Please enter a mobile number.`,
  maybeLandline: ({ phone }: { phone: string }) => `Is ${phone} a mobile? It could be a landline.`,
  onlyOwnPhone: 'Only the person whose number it is can prove it.',

  cardExpired: cardHasExpired,
  cardsNotTaken: cardRefusals.notTaken,
  manyCards: ({ most }: { most: number }) => `You can save ${most} cards. Please delete one first.`,
  manyAddresses: ({ most, ...laundry }: { most: number } & Reachable) =>
    `You can save ${most} ${most === 1 ? 'address' : 'addresses'}. Please delete one first, or ${callOrWrite(laundry)} if you need more.`,
  defaultAddressKept: 'Cannot delete default address',
  defaultCardKept: 'Cannot delete default payment method',

  noSuchReward: 'There is no such reward.',
  pointsNeeded: ({ points, reward }: { points: number; reward: string }) =>
    `You need ${points.toLocaleString('en-IN')} points for “${reward}”.`,
}
