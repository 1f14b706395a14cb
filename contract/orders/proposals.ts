/** Proposals: staff ask before charging more than allowed, and the customer answers line by line. */
import * as z from 'zod/mini'
import {
  LINK_WAYS,
  PROPOSAL_ANSWERS,
  PROPOSAL_OUTCOMES,
  STANDINGS,
} from '#domain/orders/price-proposals.ts'
import { PICTURE_MAX_BYTES } from '#domain/base/pictures.ts'
import { SERVICE_IDS, UNITS } from '#domain/base/service-ids.ts'
import * as names from '#words/en/fields/names.ts'
import {
  badLinkWay,
  badProposalAnswer,
  badBeyondLimit,
  badRevision,
  pictureTooLarge,
} from '#words/en/fields/ordering.ts'
import { badTotal } from '#words/en/fields/shared.ts'
import { defineCall, GUESSABLE } from '../base/call.ts'
import { ORDER } from '../base/changes.ts'
import { SELECTION_ERRORS } from '../base/errors.ts'
import { id, instant, rupees, textField } from '../base/fields.ts'
import { pictureParams } from '../garments/garments.ts'
import { orderLines, uncounted } from './quotes.ts'

const proposalAnswer = z.enum(PROPOSAL_ANSWERS, { error: badProposalAnswer })

const photo = z.object({ _id: z.string(), imageUrl: z.string(), thumbnailUrl: z.string() })

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
      /** How it looks; the addresses are paths of this site, good for who reads them here. Null where nobody took one. */
      photo: z.nullable(photo),
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
  changes: ORDER,
  summary:
    'Ask a customer before an order costs more than may be charged without asking; nothing of it is charged until they answer',
  access: { permission: 'orders' },
  params: z.object({ id }),
  body: z.object({
    lines: orderLines,
    reason: textField(names.reason, 300, 1),
    /** Why one of them, by its item; the reason of all where it is left out. */
    reasons: z.optional(z.record(z.string().check(z.maxLength(80)), textField(names.reason, 300))),
    /** How one of them looks, by its item: a photo of the order's bags and items, or one that was just sent. */
    photos: z.optional(z.record(z.string().check(z.maxLength(80)), id)),
    total: z.number({ error: badTotal }),
    revision: z.number({ error: badRevision }).check(z.int()),
    /** Staff let it go beyond what the order's company may owe. Needed where it does. */
    beyondLimit: z.optional(z.boolean({ error: badBeyondLimit })),
  }),
  answers: { 201: proposal },
  errors: [
    'order_not_found',
    'no_longer_changeable',
    'changed_meanwhile',
    'price_changed',
    'nothing_to_ask',
    'not_on_account',
    'not_found',
    ...SELECTION_ERRORS,
  ],
})

export const addProposalPicture = defineCall({
  method: 'POST',
  path: '/api/admin/proposals/pictures',
  summary:
    'Send a photo of what a customer is to be asked about; it is removed after a day unless a proposal names it',
  access: { permission: 'orders' },
  body: z.object({}),
  file: { name: 'image', maxBytes: PICTURE_MAX_BYTES, tooLarge: pictureTooLarge },
  answers: { 201: photo },
  errors: ['too_large', 'unsupported_media', 'unreadable_picture', 'busy', 'bad_request'],
  limit: { minute: 120 },
})

export const shareProposal = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/proposal/link',
  summary:
    'A link to the proposal for a customer who is asked, to be sent by WhatsApp or copied; they log in to answer by it, and who asked for it is written down',
  access: { permission: 'orders' },
  params: z.object({ id }),
  body: z.object({ way: z.enum(LINK_WAYS, { error: badLinkWay }) }),
  answers: {
    200: z.object({
      link: z.string(),
      /** Opens WhatsApp with the customer's number and the message; null where the link is copied. */
      whatsapp: z.nullable(z.string()),
    }),
  },
  errors: ['order_not_found', 'nothing_to_ask', 'phone_needed'],
})

/** The key of the link that the customer was sent, which needs no login. Calls keep it out of their address. */
const key = z.optional(z.string().check(z.maxLength(100)))

export const readProposal = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/proposal',
  summary:
    'The last proposal about an order, for its customer, for staff, or with the key of its link',
  access: 'public',
  params: z.object({ orderId: id }),
  headers: z.looseObject({ 'proposal-key': key }),
  answers: { 200: proposal },
  errors: ['order_not_found'],
  ...GUESSABLE,
})

export const proposalPicture = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/proposal/pictures/:id/:size',
  summary:
    'A photo of the last proposal about an order as WebP: for its customer, for staff, or at the address that the proposal names to who reads it by its link, as long as that can be answered',
  access: 'public',
  params: z.extend(pictureParams, { orderId: id }),
  // Browsers load a picture by its address alone, so this key opens nothing else.
  query: z.object({ key }),
  answers: { 200: z.unknown() },
  media: 'image/webp',
  errors: ['order_not_found', 'not_found'],
  ...GUESSABLE,
})

export const answerProposal = defineCall({
  method: 'POST',
  path: '/api/orders/:orderId/proposal/answers',
  changes: ORDER,
  summary:
    'Answer a line of a proposal, or all that have no answer yet: do it, leave it as it was ordered, or bring it back unwashed; with the last answer the order changes. For its customer who is signed in, or with the key that was mailed to them',
  access: 'public',
  params: z.object({ orderId: id }),
  body: z.object({
    proposalId: id,
    /** Left out: each line without an answer is answered alike. */
    itemId: z.optional(z.string().check(z.maxLength(80))),
    answer: proposalAnswer,
    key,
  }),
  answers: { 200: proposal },
  errors: [
    'order_not_found',
    'forbidden',
    'already_answered',
    'answer_too_late',
    'changed_meanwhile',
    'nothing_left',
    'delivery_full',
    ...SELECTION_ERRORS,
  ],
  perMinute: 60,
  wrongPerMinute: 60,
})
