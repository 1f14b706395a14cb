// Claims on the page of an order and in the console.
import type { ClaimProblem, ClaimStatus } from '#domain/help/claims.ts'
import type { PhotoStage } from '#domain/clothes/custody.ts'

/** What happened to a piece, as a claim says it. */
const problems: Readonly<Record<ClaimProblem, string>> = {
  stain: 'A stain is still there',
  damaged: 'It is damaged',
  missing: 'It is missing',
}

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)

/** What both sides read of a claim. */
export const claimFacts = {
  problems,
  statuses: {
    open: 'Being looked at',
    decided: 'Decided',
    declined: 'Declined',
    settled: 'Settled',
  } satisfies Record<ClaimStatus, string>,
  /** Settled, as far as its money goes out. */
  owed: ({ amount }: { readonly amount: string }) => `${amount} to refund`,
  stillOwed: ({ amount }: { readonly amount: string }) =>
    `${amount} was paid before and is still to be refunded.`,
  late: { answer: 'Answer is late', decision: 'Decision is late' },
  /** `number` from 1: which of several alike. */
  piece: ({ piece, number }: { readonly piece: string | null; readonly number: number }) => {
    const name = piece ?? 'A piece'
    return number > 1 ? `${name}, number ${number}` : name
  },
  evidence: 'Evidence (PDF)',
  reported: 'Claimed',
  answer: 'Answer',
  decision: 'Decision',
  by: (when: string) => `by ${when}`,
  done: (when: string) => `on ${when}`,
  award: 'We pay',
  proposed: 'Proposed',
  why: 'Why',
  /** How the proposal came about. */
  rests: (on: {
    readonly price: string
    readonly charged: string
    readonly ageMonths: number
    readonly life: { readonly name: string; readonly months: number }
    readonly proven: boolean
  }) => {
    const worth = on.proven
      ? 'its worth is proven'
      : `${months(on.ageMonths)} old of ${months(on.life.months)} that such a thing lasts (${on.life.name})`
    return `${on.price} new, ${worth}; ${on.charged} for cleaning it.`
  },
  refund: (amount: string) => `${amount} taken off the order`,
  voucher: ({ amount, code }: { readonly amount: string; readonly code: string }) =>
    `Voucher for ${amount}: use the code ${code} on one order; anything left over is lost`,
  transfer: ({ amount, reference }: { readonly amount: string; readonly reference: string }) =>
    `${amount} was transferred, reference ${reference}`,
}

/** The claims of an order, for its customer. */
export const orderClaims = {
  title: 'Your claims',
  write: (ticket: string) => `Reply in ${ticket}`,
}

export const claimsScreen = {
  title: 'Claims',
  intro:
    'Pieces that came back damaged or not at all. Each is answered within 24 hours and decided by the fifth working day.',
  tabs: { unfinished: 'To do', over: 'Closed' },
  loading: 'Loading the claims',
  notLoaded: 'The claims couldn’t be loaded.',
  none: { unfinished: 'No open claims', over: 'No closed claims yet' },
  noneText: 'A customer claims a piece with “Something wrong?” on their order.',
  all: 'All claims',
  claim: 'Claim',
  loadingOne: 'Loading the claim',
  notLoadedOne: 'This claim couldn’t be loaded.',
  unknown: 'There is no such claim',
  gone: 'This customer’s account was deleted',
  customer: 'Customer',
  order: 'Order',
  conversation: 'Conversation',
  answerIn: (ticket: string) => `Read and answer ${ticket}`,
  said: 'What was said',
  photos: 'Photos',
  stages: { intake: 'As it came', packing: 'As it was packed' } satisfies Record<
    PhotoStage,
    string
  >,
  theirPhotos: 'From the customer',
  openPhoto: (what: string) => `${what}: open the photo in full`,
  noPhotos: 'We have no photo of it.',
  /** Where the claim is of an order's line alone. */
  noUnit: 'It wasn’t counted in separately, so we have no photos of it.',
  noneOfTheirs: 'The customer sent no photo.',

  decide: 'Decide',
  decideAgain: 'Decide again',
  price: 'Price when new, ₹',
  age: 'Age in months',
  life: 'Kind of thing',
  lifeOf: ({ name, count }: { readonly name: string; readonly count: number }) =>
    `${name}: ${months(count)}`,
  proven: 'Its value is proven, such as by its bill',
  cleaning: 'Charged for cleaning it, ₹',
  proposal: (amount: string) => `Proposed: ${amount}`,
  give: 'Approved, ₹',
  giveHint: 'Leave it empty to approve what is proposed. 0 declines the claim.',
  reason: 'Why it is less than proposed',
  reasonHint: 'The customer reads it.',
  save: (amount: string | null) => (amount === null ? 'Decide' : `Decide: ${amount}`),
  decline: 'Decline the claim',
  saved: 'Claim decided. The customer is notified.',
  notSaved: 'This wasn’t decided. Please try again.',
  typeFirst: 'Please type the price and the age.',

  settle: 'Settle',
  settleIntro: (amount: string) => `${amount} is approved.`,
  ways: { refund: 'Off the order', voucher: 'Voucher', transfer: 'Transfer' },
  wayHints: {
    refund: 'As much as the order cost, with a credit note; the rest as a transfer.',
    voucher: 'What the cleaning cost comes off the order; the rest is a code for one order.',
    transfer: 'What the cleaning cost comes off the order; the rest you transfer.',
  },
  reference: 'Reference of the transfer',
  parts: (parts: {
    readonly refund: string | null
    readonly voucher: string | null
    readonly transfer: string | null
  }) =>
    [
      parts.refund && `${parts.refund} off the order`,
      parts.voucher && `${parts.voucher} as a voucher`,
      parts.transfer && `${parts.transfer} by transfer`,
    ]
      .filter(Boolean)
      .join(', '),
  settleNow: 'Settle the claim',
  settled: 'Claim settled. The customer is notified.',
  notSettled: 'This wasn’t settled. Please try again.',
}
