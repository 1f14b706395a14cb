/** Claims: the customer's view, and staff's decision and settlement. */
import * as z from 'zod/mini'
import { UNIT_PLACES } from '#domain/clothes/custody.ts'
import {
  CLAIM_PROBLEMS,
  CLAIM_STATUSES,
  LONGEST_LIFE_MONTHS,
  CLAIM_STEPS,
} from '#domain/help/claims.ts'
import { defineCall } from '../base/call.ts'
import { unitPictures } from '../clothes/custody-units.ts'
import { id, instant, oneLineField, rupees, textField } from '../base/fields.ts'
import { countField, priceField } from '../settings/settings-catalogue.ts'
import * as names from '#words/en/fields/names.ts'
import { badClaimsListed, revisionMissing } from '#words/en/fields/support.ts'

/** What a piece cost at most, in rupees. */
const DEAREST_PIECE = 1_000_000

const params = z.object({ id })

const claim = z.object({
  _id: z.string(),
  /** Of its ticket, where both sides write; null once its customer was erased. */
  ticket: z.nullable(z.string()),
  order: z.object({ _id: z.string(), number: z.string() }),
  problem: z.enum(CLAIM_PROBLEMS),
  /** As the order names it; null once its customer was erased. */
  piece: z.nullable(z.string()),
  /** Which of its pieces, from 1. */
  pieceNumber: z.number(),
  /** What was counted in that it is: where that is now, and its photos; null where no bag or item is meant. */
  unit: z.nullable(
    z.object({ number: z.number(), place: z.enum(UNIT_PLACES), pictures: unitPictures }),
  ),
  status: z.enum(CLAIM_STATUSES),
  reportedAt: instant,
  answerBy: instant,
  /** When staff wrote first; null while they haven't. */
  answeredAt: z.nullable(instant),
  decideBy: instant,
  /** What of it is late. */
  late: z.nullable(z.enum(CLAIM_STEPS)),
  /** The newest; null while there is none. */
  decision: z.nullable(
    z.object({
      at: instant,
      award: rupees,
      proposed: rupees,
      /** What it cost new, and what was charged for cleaning it. */
      price: rupees,
      charged: rupees,
      ageMonths: z.number(),
      life: z.object({ name: z.string(), months: z.number() }),
      proven: z.boolean(),
      /** Why it is less than proposed; null where it isn't, or once its customer was erased. */
      reason: z.nullable(z.string()),
    }),
  ),
  settlement: z.nullable(
    z.object({
      at: instant,
      /** Off the order, with a credit note. */
      refund: rupees,
      /** What of that was paid already and is still to be refunded. */
      owed: rupees,
      voucher: rupees,
      voucherCode: z.nullable(z.string()),
      transfer: rupees,
      reference: z.nullable(z.string()),
    }),
  ),
})
export type Claim = z.output<typeof claim>

const staffClaim = z.extend(claim, {
  customer: z.nullable(z.object({ _id: z.string(), name: z.string() })),
})
export type StaffClaim = z.output<typeof staffClaim>

const claimDetail = z.extend(staffClaim, {
  /** How often it was decided or settled; a change sends it back. */
  revision: z.number(),
  /** What was charged for cleaning the piece, as far as its line says. */
  cleaning: rupees,
  /** What the order costs now: so much can come off it. */
  orderCosts: rupees,
  usefulLives: z.array(z.object({ name: z.string(), months: z.number() })),
})
export type ClaimDetail = z.output<typeof claimDetail>

const revision = z.number({ error: revisionMissing })

export const orderClaims = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/claims',
  summary: 'The claims of an order with their clocks, decisions and settlements, the oldest first',
  access: { owner: 'record', permission: 'orders' },
  params: z.object({ orderId: id }),
  answers: { 200: z.array(claim) },
  errors: ['order_not_found'],
})

export const claimEvidence = defineCall({
  method: 'GET',
  path: '/api/claims/:id/evidence.pdf',
  summary:
    'All that is known of a claim as a PDF, for its owner and staff: lines, hand-overs with hashes, photos, messages, decisions',
  access: { owner: 'record', permission: 'help-desk' },
  params,
  answers: { 200: z.unknown() },
  media: 'application/pdf',
  errors: ['not_found'],
  limit: { minute: 10 },
})

export const adminClaims = defineCall({
  method: 'GET',
  path: '/api/admin/claims',
  summary:
    'Claims that are to be decided, settled or refunded, the late ones first; or the newest 200 of those that are over',
  access: { permission: 'help-desk' },
  query: z.object({
    list: z.optional(z.enum(['unfinished', 'over'], { error: badClaimsListed })),
  }),
  answers: { 200: z.array(staffClaim) },
})

export const adminClaim = defineCall({
  method: 'GET',
  path: '/api/admin/claims/:id',
  summary: 'A claim with what a proposal for it is made of',
  access: { permission: 'help-desk' },
  params,
  answers: { 200: claimDetail },
  errors: ['not_found'],
})

export const decideClaim = defineCall({
  method: 'PUT',
  path: '/api/admin/claims/:id/decision',
  changes: ['claims'],
  summary:
    'Decide what is given for a claim: the proposal or more; less, or nothing, needs a reason that the customer reads',
  access: { permission: 'money-back' },
  params,
  body: z.object({
    /** What the piece cost new. */
    price: priceField(names.price, 0, DEAREST_PIECE),
    ageMonths: countField(names.age, 0, LONGEST_LIFE_MONTHS),
    /** One of the laundry's useful lives, by its name. */
    life: z.string().check(z.maxLength(120)),
    /** Whether the customer proved what it was worth. */
    proven: z.boolean(),
    /** What was charged for cleaning it. */
    charged: priceField(names.theCleaning, 0),
    /** 0: the claim is declined. */
    award: priceField(names.theSum, 0, 2 * DEAREST_PIECE),
    reason: z.optional(textField(names.reason, 1000)),
    revision,
  }),
  answers: { 200: claimDetail },
  errors: ['not_found', 'changed_meanwhile', 'claim_over', 'reason_needed'],
})

export const settleClaim = defineCall({
  method: 'POST',
  path: '/api/admin/claims/:id/settlement',
  changes: ['claims'],
  summary:
    'Give what was decided: off the order with a credit note, as a voucher, or as a transfer; together exactly that sum',
  access: { permission: 'money-back' },
  fresh: true,
  params,
  body: z.object({
    refund: priceField(names.theSum, 0),
    voucher: priceField(names.theSum, 0, 2 * DEAREST_PIECE),
    transfer: priceField(names.theSum, 0, 2 * DEAREST_PIECE),
    /** Of the transfer. */
    reference: z.optional(oneLineField(names.reference, 80, 0)),
    revision,
  }),
  answers: { 201: claimDetail },
  errors: [
    'not_found',
    'changed_meanwhile',
    'claim_over',
    'not_the_award',
    'not_refundable',
    'payment_unavailable',
  ],
})
