// My run: the rider's app.
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'

type OfKind = { readonly kind: StopKind }
type OfOrder = { readonly number: string }

const stopsText = (count: number) => (count === 1 ? '1 stop' : `${count} stops`)

export const ownRun = {
  title: 'My run',
  loading: 'Loading your stops…',
  days: 'Day',
  today: ({ left }: { readonly left: number }) => `Today (${left})`,
  tomorrow: ({ left }: { readonly left: number }) => `Tomorrow (${left})`,
  /** `at` as people read it. */
  asOf: ({ at }: { readonly at: string }) => `As of ${at}`,
  allSent: 'All sent',
  unsent: ({ count }: { readonly count: number }) => `${count} to send`,
  /** The phone's storage is full or switched off. */
  notKept: 'This phone can’t keep them: keep this page open.',
  offline: 'No network. Go on: everything is kept and sent later.',
  notKeptRun: 'This phone can’t keep your run: it opens only with a network.',
  refresh: 'Refresh',
  noneYet: 'Your run isn’t on this phone. Connect once to load it.',
  empty: 'No stops yet. New ones appear here.',
  allDone: 'All done. Well ridden!',
  next: 'Next stop',
  /** Of tomorrow. */
  first: 'First stop',
  later: ({ count }: { readonly count: number }) => `Then ${stopsText(count)}`,
  tried: ({ count }: { readonly count: number }) => `Not made: ${count}`,
  late: 'Running late?',
  lateHint: 'One press tells everyone you still have to see today.',
  lateBy: ({ minutes }: { readonly minutes: number }) => `${minutes} min`,
  /** `at` as people read it. */
  lateTold: ({
    minutes,
    at,
    told,
  }: {
    readonly minutes: number
    readonly at: string
    readonly told: number
  }) =>
    `${at}: ${told === 1 ? '1 customer hears' : `${told} customers hear`} that you’re about ${minutes} minutes late.`,
  lateFailed: 'Not sent. Check the network and try again.',
  done: ({ count }: { readonly count: number }) => `Done: ${count}`,
  earlier: 'Late',
  kinds: { pickup: 'Pickup', delivery: 'Delivery' } satisfies Record<StopKind, string>,
  doneKinds: { pickup: 'Picked up', delivery: 'Delivered' } satisfies Record<StopKind, string>,
  failedKinds: {
    pickup: 'Couldn’t pick up',
    delivery: 'Couldn’t deliver',
  } satisfies Record<StopKind, string>,
  stop: ({ kind, number }: OfKind & OfOrder) =>
    `${kind === 'pickup' ? 'Pickup' : 'Delivery'} ${number}`,
  /** Of several that are made with one ring. */
  orders: ({ count }: { readonly count: number }) => (count === 1 ? '1 order' : `${count} orders`),
  units: ({ count }: { readonly count: number }) =>
    count === 1 ? '1 bag or item' : `${count} bags and items`,
  call: 'Call',
  callOf: ({ name }: { readonly name: string }) => `Call ${name}`,
  map: 'Map',
  mapOf: ({ name }: { readonly name: string }) => `Map to ${name} (opens another app)`,
  orderOf: ({ name }: { readonly name: string }) => `Order of ${name}`,
  instructions: 'Instructions',
  paid: 'Paid',
  onAccount: 'On account: nothing to collect',
  collect: ({ sum }: { readonly sum: string }) => `Collect ${sum}`,
  payLater: ({ sum }: { readonly sum: string }) => `${sum} to pay on delivery`,
  priceLater: ({ afterCounting }: { readonly afterCounting: string }) => `Price ${afterCounting}`,
  /** Buttons of a stop; the order's number follows, unseen. */
  bags: 'Bags',
  bagsOf: ({ number }: OfOrder) => `Bags of ${number}`,
  oneLess: 'One bag less',
  oneMore: 'One bag more',
  cash: ({ sum }: { readonly sum: string }) => `${sum} cash`,
  upi: ({ sum }: { readonly sum: string }) => `${sum} UPI`,
  unpaid: 'Not paid',
  gives: 'Customer gives',
  given: 'Cash given, ₹',
  change: ({ sum }: { readonly sum: string }) => `Give back ${sum}`,
  noChange: 'Nothing to give back',
  cashAndUpi: ({ cash, rest }: { readonly cash: string; readonly rest: string }) =>
    `${cash} cash + ${rest} UPI`,
  less: ({ cash, rest }: { readonly cash: string; readonly rest: string }) =>
    `${cash} cash, ${rest} stays due`,
  /** The customer reads it. */
  whyLess: 'Why does the rest stay due?',
  whyLessNeeded: 'Please say why the rest stays due.',
  keepChange: ({ cash }: { readonly cash: string }) => `No change to give: keep ${cash}`,
  paidHow: 'Delivered, and paid:',
  nameNeeded: 'Say the name of who took the clothes.',
  code: 'Delivery code',
  codeHint: 'The customer says 4 digits.',
  /** Under the field of the code. */
  orPhoto: 'No code? Take a photo and say who took it.',
  proofNeeded: 'Type the code, or take a photo.',
  checking: 'Checking the code…',
  reason: 'Not all is packed. Why do you hand it over?',
  reasonNeeded: 'Please say why.',
  note: 'Note',
  more: 'Photo, note, someone else',
  back: 'Back',
  why: 'What happened?',
  send: ({ kind }: OfKind) => (kind === 'pickup' ? 'Couldn’t pick up' : 'Bring it back'),
  proofHint: 'A call or a photo shows that you were there.',
  calledAt: ({ at }: { readonly at: string }) => `You called at ${at}`,
  /** A bag that no order knows of. */
  bagOf: ({ name }: { readonly name: string }) => `One more bag: ${name}`,
  formAway: 'This form isn’t on the phone yet. Connect once and try again.',
  bagTakenBack: 'The bag is taken back.',
  waiting: 'Waits to be sent',
  sending: 'Sending…',
  takeBack: 'Take back',
  /** `others`: how many orders of the stop stand beside the one that is named. */
  takenBack: ({ number, others }: OfOrder & { readonly others: number }) =>
    others === 0 ? `${number} is open again.` : `The ${others + 1} orders are open again.`,
  /** Of a deed whose answer had been lost, or which a manager is to decide. */
  notTakenBack: 'The laundry has this already, and it can’t be taken back here. Please tell them.',
  withoutPhoto: 'Saved, but without its photo, which couldn’t be used.',
  /** Of what the laundry answered to a deed. */
  read: 'OK',
  cashTitle: 'Cash to hand in',
  handIn: 'Hand in',
  ofEarlierDays: ({ sum }: { readonly sum: string }) => `${sum} of it is from before today`,
  uncounted: ({ sum }: { readonly sum: string }) => `${sum} handed in, waiting to be counted`,
  refusedTitle: ({ number }: OfOrder) => `${number} was not saved`,
  refusedHint: 'It stays on this phone. Tell the laundry.',
  told: 'I told the laundry',
  logOut: 'Log out',
  logOutUnsent: ({ count }: { readonly count: number }) =>
    count === 1
      ? '1 stop isn’t sent yet. It stays on this phone and goes out when you log in again. Log out?'
      : `${count} stops aren’t sent yet. They stay on this phone and go out when you log in again. Log out?`,
  logOutAnyway: 'Log out anyway',
  stay: 'Stay',
  logOutFailed: 'You’re still logged in: there is no network.',
}

/** On the console's run sheet. */
export const ownRunLink = { openOwnRun: 'My run: the app for your phone' }

/** Login of the rider's app, and what is said once a run ends. */
export const ownRunLogin = {
  intro: 'Log in to see your stops.',
  phone: 'Mobile number',
  code: 'Code',
  codeHint: 'The laundry tells you the code, or sends it by SMS.',
  /** Where the laundry has set up no texts. */
  noTexts: 'The laundry sends no texts. Ask them for a code.',
  textMe: 'Text me a code',
  byEmail: 'Log in with email',
  byNumber: 'Log in with number',
  email: 'Email',
  password: 'Password',
  logIn: 'Log in',
  loggingIn: 'Logging in…',
  failed: 'Login failed. Please try again.',
  /** For an account with a second factor. */
  second: 'Code of your authenticator app',
  otherWays: 'More ways to log in',
  ended: 'You’re logged out, and your stops are off this phone.',
  /** Of deeds that waited when the session was ended, such as by a removal from the staff. */
  handedIn: 'What you did is handed in, and the laundry decides.',
  unsent: ({ count }: { readonly count: number }) =>
    count === 1
      ? '1 stop isn’t with the laundry yet: log in, or show this phone there.'
      : `${count} stops aren’t with the laundry yet: log in, or show this phone there.`,
  noRider: 'You don’t ride for this laundry, so there are no stops here.',
}
