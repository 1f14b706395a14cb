// Answers to completed calls.
import type { BagProblem } from '#domain/run-sheet/door-bag.ts'
import { invited } from './discounts/loyalty.ts'
import { riderBagProblems } from './run-sheet/door-bags.ts'

interface Named {
  name: string
}

const soon = 'We’ll get back to you within 24 hours.'

export const answers = {
  welcome: ({ name }: Named) => `Welcome, ${name}!`,
  welcomeInvited: ({ name }: Named) => `Welcome, ${name}! ${invited}`,
  invitationMailed: ({ email }: { readonly email: string }) =>
    `Almost there: we have mailed a link to ${email}. You join once you open it.`,
  welcomeBack: ({ name }: Named) => `Welcome back, ${name}!`,
  passwordLinkSent:
    'If there is an account with this email, a link to choose a new password is on its way. It’s valid for an hour.',
  passwordReset: 'Your new password is set. Please log in with it.',
  passwordChanged: 'Your password was changed. Every other device was logged out.',
  secondFactorTaken: ({ name }: Named) =>
    `${name} logs in with the password alone now, and is logged out everywhere.`,
  colleagueRemoved: ({ name }: Named) =>
    `${name} is no longer on the staff, and is logged out everywhere.`,
  invitationWithdrawn: 'The invitation is withdrawn. Its link no longer works.',
  lateStop: {
    written: 'Saved. The order has changed since, so the laundry will check it.',
    waits: 'This stop is no longer yours. What you marked is kept, and a manager decides.',
    handedIn: 'It is handed in. A manager decides.',
    known: 'The laundry has it already.',
  },
  doorBagTaken: ({ number }: { number: string }) =>
    `It’s order ${number} now. Write that number on the bag.`,
  /** Null where it is being looked at. */
  doorBagWaits: ({ problem }: { problem: BagProblem | null }) =>
    `The bag is saved, and the laundry decides.${problem === null ? '' : ` ${riderBagProblems[problem]}`} Keep it apart.`,
  doorBagOrdered: ({ number }: { number: string }) => `It’s order ${number} now.`,
  lateStopApplied: 'The stop counts as its rider marked it.',
  stopDecided: 'Decided.',
  lateStopSetAside: 'It is set aside, and nothing changes.',
  delayUndone: 'Taken back. Nobody hears of it.',
  deliveryCodeSent: 'The code is on its way to the customer.',
  codeSent: 'A code is on its way to your phone. It’s valid for 10 minutes.',
  /** `inOutbox`: no gateway takes texts here, so they are files. */
  signInCodeSent: ({ inOutbox }: { inOutbox: boolean }) =>
    inOutbox
      ? 'Your code is in the outbox folder: this demo sends no real texts. It’s valid for 5 minutes.'
      : 'A code is on its way to your phone. It’s valid for 5 minutes.',
  accountToClaim:
    'We know this number from our counter. Enter one of your order numbers to claim the account.',
  noPhoneAccount:
    'This number can’t be used to log in yet. Create an account, or log in with your password and confirm the number in your profile.',
  accountDeleted: 'Your account and your data are deleted. Thank you for being with us.',
  messageReceived: `Thank you for your message! ${soon}`,
  /** `back`: when people are there again; null in support hours. */
  problemReported: ({ number, back }: { number: string; back: string | null }) =>
    `Thank you for telling us. Your ticket is ${number}. ${
      back === null ? '' : `We’re offline now and back ${back}. `
    }We’ll answer within 24 hours, here and by email.`,
  ticketOpened: `Support ticket submitted successfully! ${soon}`,
}
