// Evidence of a claim: one document for both sides and for outside experts.
import type { ClaimBasis, ClaimValue } from '#domain/help/claims.ts'
import { formatPlanPaise } from '#domain/club/plans.ts'
import { instantFormat } from '#domain/base/instant-format.ts'
import { claimFacts } from './claims-screen.ts'
import { orderClothes } from '../clothes/order-clothes.ts'

/** Pages are counted while they are drawn. */
type Count = number | string

const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`)
const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)

export const evidence = {
  title: 'Evidence',
  /** `ticket` null once its customer was erased. */
  claim: ({ ticket, order }: { readonly ticket: string | null; readonly order: string }) =>
    ticket === null ? `Claim of ${order}` : `Claim ${ticket}`,
  foot: ({ laundry, claim }: { readonly laundry: string; readonly claim: string }) =>
    `${laundry} · Evidence · ${claim}`,
  page: ({ page, pages }: { readonly page: Count; readonly pages: Count }) =>
    `Page ${page} of ${pages}`,
  madeAt: ({ at }: { readonly at: string }) => `Made ${at}`,
  /** "18 Jun 2025, 12:00 pm" */
  when: instantFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }),
  sections: {
    claim: 'The claim',
    order: 'The order',
    handOvers: 'Hand-overs',
    photos: 'Photos',
    said: 'Messages',
    decision: 'The decision',
  },

  piece: 'Piece',
  pieceOf: claimFacts.piece,
  problem: 'What is wrong',
  problems: claimFacts.problems,
  state: 'State',
  states: claimFacts.statuses,
  order: 'Order',
  customer: 'Customer',
  customerGone: 'Their account was erased',
  reported: claimFacts.reported,
  answer: claimFacts.answer,
  decided: claimFacts.decision,
  by: claimFacts.by,
  done: claimFacts.done,
  timeZone: ({ timeZone }: { readonly timeZone: string }) => `All times are those of ${timeZone}.`,

  line: ({ service, quantity, unit, price }: OrderLine) =>
    `${service}, ${quantity}${unit === 'kg' ? ' kg' : ''} × ${price}`,
  leastCharge: 'Top-up to the least charge',
  express: 'Express',
  fees: 'Second visit',
  total: 'Total',
  costsNow: 'Current cost',
  toBeCounted: 'Its pieces haven’t been counted yet, so it has no items.',

  notCountedIn: 'This order wasn’t counted in, so there is no record of its clothes.',
  chain:
    'Each hand-over of an order’s clothes is recorded, and each entry carries the hash (SHA-256) of the one before it. These are the entries about this piece and the bag that it came in; the order’s page has all of them.',
  /** Where the claim is of no bag or item. */
  wholeChain:
    'Each hand-over of an order’s clothes is recorded, and each entry carries the hash (SHA-256) of the one before it. The claim names an item of the order that wasn’t counted separately, so these are all its entries.',
  entry: orderClothes.entry,
  seq: (seq: number) => `Entry ${seq}`,
  byStaff: (staff: number) => `by staff ${staff}`,
  byCustomer: 'by its customer',
  byNobody: 'by a former colleague',
  noteErased: 'The note was erased.',
  photosErased: (count: number) =>
    `${photos(count)} from then ${count === 1 ? 'has' : 'have'} been erased.`,
  fits: ({ count, head }: { readonly count: number; readonly head: string }) =>
    `${count === 1 ? 'The one entry of this order was' : `All ${count} entries of this order were`} computed again for this page and ${count === 1 ? 'fits' : 'fit'}: nothing was changed or left out in between. The last one begins with ${head}, as messages about the order and its invoice say.`,
  broken: ({ entry }: { readonly entry: number }) =>
    `All entries of this order were computed again for this page, and entry ${entry} does not fit the one before it: something was changed, added or left out.`,

  noPhotos: 'There are no photos.',
  doors: {
    pickup: 'At the door, when it was picked up',
    delivery: 'At the door, when it came back',
  },
  stages: { intake: 'As it came', packing: 'As it was packed' },
  stagesOfBag: { intake: 'Its bag as it came', packing: 'Its bag as it was packed' },
  fromCustomer: 'From the customer',
  fromLaundry: 'From the laundry',
  photoErased: 'This photo was erased.',
  photosLeftOut: (count: number) =>
    count === 1
      ? '1 more photo is not printed here.'
      : `${count} more photos are not printed here.`,

  nothingSaid: 'No messages.',
  saidErased: 'The messages were erased with the customer’s account.',
  withPhotos: photos,

  undecided: 'Not decided yet.',
  award: claimFacts.award,
  proposed: claimFacts.proposed,
  why: claimFacts.why,
  reasonErased: 'The reason was erased with the customer’s account.',
  /** How the proposal came about; `worthPaise` is the proposal without what was charged for the cleaning. */
  arithmetic: (on: Arithmetic) => {
    const { pricePaise, ageMonths, lifeMonths, chargedPaise, worthPaise, basis, life } = on
    const price = formatPlanPaise(pricePaise)
    const worth = {
      proven: `${price} when new, and its worth is proven: ${formatPlanPaise(worthPaise)}.`,
      as_new: `${price} when new, and it is younger than 12 months (${months(ageMonths)}): ${formatPlanPaise(worthPaise)}.`,
      left: `${price} when new × (${lifeMonths} − ${ageMonths}) of ${months(lifeMonths)} that such a thing lasts (${life}) = ${formatPlanPaise(worthPaise)}, up to a whole rupee.`,
      least: `${price} when new × 20 %, which is left however old such a thing is (${life}: ${months(lifeMonths)}; this one: ${months(ageMonths)}) = ${formatPlanPaise(worthPaise)}, up to a whole rupee.`,
    }[basis]
    return `${worth} With ${formatPlanPaise(chargedPaise)} charged for cleaning it: ${formatPlanPaise(worthPaise + chargedPaise)}.`
  },
  settled: 'Given',
  how: 'How',
  refund: claimFacts.refund,
  voucher: (amount: string) => `${amount} as a voucher`,
  transfer: claimFacts.transfer,
}

interface OrderLine {
  /** What it is called. */
  readonly service: string
  readonly quantity: number
  readonly unit: 'kg' | 'piece'
  /** As people write it. */
  readonly price: string
}

type Arithmetic = ClaimValue & {
  readonly basis: ClaimBasis
  readonly worthPaise: number
  /** What the kind of thing is called. */
  readonly life: string
}
