// Problems with an order, and the remedies its customer can ask for.
import type { OrderProblem, Remedy } from '#domain/help/order-problems.ts'

export const orderProblems: Readonly<Record<OrderProblem, string>> = {
  stain: 'A stain is still there',
  damaged: 'Something is damaged',
  missing: 'Something is missing',
  not_mine: 'Something isn’t mine',
  not_fresh: 'It isn’t clean or fresh',
  late: 'It is late',
  price: 'The price is wrong',
  other: 'Something else',
}

export const remedyNames: Readonly<Record<Remedy, string>> = {
  clean_again: 'Clean it again',
  refund: 'Refund it',
  talk: 'Talk to me first',
}

/** What `refund` is called where a piece is spoilt or lost. */
export const moneyRemedy = 'Pay me for it'

/** Where no single piece is meant. */
export const wholeOrder = 'The whole order'

/** The title of the ticket. `piece` as the order names it; null for all of it. */
export const problemSubject = ({
  problem,
  piece,
}: {
  readonly problem: OrderProblem
  readonly piece: string | null
}) => `${orderProblems[problem]}: ${piece ?? wholeOrder.toLowerCase()}`

/** The dialog in which an order's customer says what is wrong. */
export const problemDialog = {
  title: 'Something wrong?',
  about: (number: string) => `About ${number}.`,
  chat: 'Chat with us about this order instead',
  which: 'Which piece?',
  whole: wholeOrder,
  /** Beside pieces that were counted in. */
  orOrdered: 'Or something from a bag',
  asChosen: 'As chosen above',
  what: 'What happened?',
  more: 'Tell us more',
  wish: 'What would you like?',
  /** A claim is of one piece. */
  pieceNeeded: 'Please choose the piece above, so that we can value it.',
  claimClock:
    'We’ll answer within 24 hours and decide within five working days. You’ll find both on this order’s page.',
  /** One of several alike. */
  oneOf: ({
    item,
    number,
    count,
  }: {
    readonly item: string
    readonly number: number
    readonly count: number
  }) => `${item}: number ${number} of ${count}`,
  later: 'Not now',
  send: 'Send to the laundry',
  sending: 'Sending…',
  waiting: 'Not sent yet',
  /** While there is no network. */
  unsent: 'You’re offline. We’ll send this when you’re back, even if you close this window.',
  unsentNotKept: 'You’re offline. We’ll send this when you’re back: keep this page open.',
  kept: 'Kept on this device until you send or discard it.',
  /** The device's storage is full or switched off. */
  notKept: 'This device can’t keep it: keep this page open until it is sent.',
  throwAway: 'Discard',
  failed: 'This could not be sent. Please try again.',
  sent: 'We have it',
  see: (number: string) => `See ticket ${number}`,
  done: 'Done',
}
