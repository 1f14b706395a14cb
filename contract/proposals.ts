/** Staff ask before more is charged than may be without asking; the customer answers line by line. */
import * as z from 'zod/mini'
import { PROPOSAL_ANSWERS, PROPOSAL_OUTCOMES, STANDINGS } from '#domain/price-proposals.ts'
import { SERVICE_IDS, UNITS } from '#domain/service-ids.ts'
import * as names from '#words/en/fields/names.ts'
import { badProposalAnswer, badRevision } from '#words/en/fields/ordering.ts'
import { badTotal } from '#words/en/fields/shared.ts'
import { defineCall } from './call.ts'
import { SELECTION_ERRORS } from './errors.ts'
import { id, instant, rupees, typedText } from './fields.ts'
import { orderLines, uncounted } from './quotes.ts'

const proposalAnswer = z.enum(PROPOSAL_ANSWERS, { error: badProposalAnswer })

const proposal = z.object({
  _id: z.string(),
  orderId: z.string(),
  number: z.string(),
  /** What the order costs now, and what it would cost with all that is proposed. */
  totalNow: rupees,
  /** Of a bag, which costs nothing until its first price is agreed to; left out once it is counted. */
  ...uncounted,
  total: rupees,
  reason: z.string(),
  /** What is proposed: more of an item than was ordered (`before`), what that costs more, and why. */
  lines: z.array(
    z.object({
      itemId: z.string(),
      service: z.enum(SERVICE_IDS),
      name: z.string(),
      unit: z.enum(UNITS),
      quantity: z.number(),
      before: z.number(),
      more: rupees,
      reason: z.string(),
      answer: z.nullable(proposalAnswer),
    }),
  ),
  askedAt: instant,
  answerUntil: instant,
  /** `answered`: by its customer; `lapsed`: nobody answered in time; `outdated`: the order is another by now. */
  outcome: z.nullable(z.enum(PROPOSAL_OUTCOMES)),
  /** What became of it so far. */
  standing: z.enum(STANDINGS),
  /** Whether it is about the first price of a bag, which may be counted by now. */
  isBag: z.boolean(),
  /** What the order came to with it; null where that was another sum since, and while it is open. */
  cameTo: z.nullable(rupees),
})
export type Proposal = z.output<typeof proposal>

export const propose = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/proposals',
  summary:
    'Ask a customer before an order costs more than may be charged without asking; nothing of it is charged until they answer',
  access: { permission: 'orders' },
  params: z.object({ id }),
  body: z.object({
    lines: orderLines,
    reason: typedText(names.reason, 300, 1),
    /** Why one of them, by its item; the reason of all where it is left out. */
    reasons: z.optional(z.record(z.string().check(z.maxLength(80)), typedText(names.reason, 300))),
    total: z.number({ error: badTotal }),
    revision: z.number({ error: badRevision }).check(z.int()),
  }),
  answers: { 201: proposal },
  errors: [
    'order_not_found',
    'no_longer_changeable',
    'changed_meanwhile',
    'price_changed',
    'nothing_to_ask',
    ...SELECTION_ERRORS,
  ],
})

/** Of the link that was sent to the customer; needs nobody who is signed in. */
const key = z.optional(z.string().check(z.maxLength(100)))

export const readProposal = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/proposal',
  summary:
    'The last proposal about an order, for its customer, for staff, or with the key of its link',
  access: 'public',
  params: z.object({ orderId: id }),
  query: z.object({ key }),
  answers: { 200: proposal },
  errors: ['order_not_found'],
  perMinute: 240,
})

export const answerProposal = defineCall({
  method: 'POST',
  path: '/api/orders/:orderId/proposal/answers',
  summary:
    'Answer a line of a proposal: do it, leave it as it was ordered, or bring it back unwashed; with the last answer the order changes',
  access: 'public',
  params: z.object({ orderId: id }),
  body: z.object({
    proposalId: id,
    itemId: z.string().check(z.maxLength(80)),
    answer: proposalAnswer,
    key,
  }),
  answers: { 200: proposal },
  errors: [
    'order_not_found',
    'already_answered',
    'answer_too_late',
    'changed_meanwhile',
    'nothing_left',
    'delivery_full',
    ...SELECTION_ERRORS,
  ],
  perMinute: 60,
})
