// What is answered when something was done.
import { invited } from './loyalty.ts'

interface Named {
  name: string
}

const soon = "We'll get back to you within 24 hours."

export const answers = {
  welcome: ({ name }: Named) => `Welcome, ${name}!`,
  welcomeInvited: ({ name }: Named) => `Welcome, ${name}! ${invited}`,
  invitationMailed: ({ email }: { readonly email: string }) =>
    `Almost there: we have mailed a link to ${email}. You join once you open it.`,
  welcomeBack: ({ name }: Named) => `Welcome back, ${name}!`,
  passwordLinkSent:
    'If there is an account with this email, a link to choose a new password is on its way. It is good for an hour.',
  passwordReset: 'Your new password is set. Please log in with it.',
  passwordChanged: 'Your password was changed. Every other device was signed out.',
  secondFactorTaken: ({ name }: Named) =>
    `${name} logs in with the password alone now, and is logged out everywhere.`,
  colleagueRemoved: ({ name }: Named) =>
    `${name} is no longer on the staff, and is logged out everywhere.`,
  invitationWithdrawn: 'The invitation is withdrawn. Its link opens nothing any more.',
  lateStop: {
    written: 'It is saved. Somebody at the laundry checks it, for the order has changed since.',
    waits:
      'This stop isn’t yours to complete any more. What you marked is kept, and those who run the laundry decide.',
    handedIn: 'It is handed in. A manager decides.',
    known: 'The laundry has it already.',
  },
  lateStopApplied: 'The stop counts as its rider marked it.',
  stopDecided: 'Decided.',
  lateStopSetAside: 'It is set aside, and nothing changes.',
  codeSent: 'A code is on its way to your phone. It is good for 10 minutes.',
  /** `inOutbox`: no gateway takes texts here, so they are files. */
  signInCodeSent: ({ inOutbox }: { inOutbox: boolean }) =>
    inOutbox
      ? 'Your code lies in the outbox folder: this demo sends no real texts. It is good for 5 minutes.'
      : 'A code is on its way to your phone. It is good for 5 minutes.',
  accountToClaim:
    'We know this number from our counter. With the number of one of your orders the account is yours.',
  noPhoneAccount:
    'No account logs in with this number yet. Create one, or log in with your password and confirm the number in your profile.',
  accountDeleted: 'Your account and your data are deleted. Thank you for having been with us.',
  messageReceived: `Thank you for your message! ${soon}`,
  /** `back`: when people are there again; null in support hours. */
  problemReported: ({ number, back }: { number: string; back: string | null }) =>
    `Thank you for telling us. Your ticket is ${number}. ${
      back === null ? '' : `Nobody is at the desk right now; we are back ${back}. `
    }You have an answer within 24 hours, here and by mail.`,
  ticketOpened: `Support ticket submitted successfully! ${soon}`,
}
