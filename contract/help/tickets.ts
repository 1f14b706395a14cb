/** Support tickets as their customers see them. */
import * as z from 'zod/mini'
import { isClaim } from '#domain/help/claims.ts'
import { ORDER_PROBLEMS, REMEDIES, remediesForProblem } from '#domain/help/order-problems.ts'
import {
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  TICKET_AUTHORS,
} from '#domain/help/tickets.ts'
import { defineCall } from '../base/call.ts'
import { unitNumber } from '../clothes/custody-units.ts'
import {
  id,
  idempotencyHeader,
  instant,
  oneLineField,
  pageQuery,
  textField,
} from '../base/fields.ts'
import { messagePicture, pictureIds, requireTextOrPicture } from './help-pictures.ts'
import * as names from '#words/en/fields/names.ts'
import { categoryNeeded, noSuchStatus } from '#words/en/fields/shared.ts'
import {
  badPieceNumber,
  pieceNeeded,
  priorityNeeded,
  problemNeeded,
  wishImpossible,
  wishNeeded,
} from '#words/en/fields/support.ts'

export const ticketCategory = z.enum(TICKET_CATEGORIES, { error: categoryNeeded })
export const ticketPriority = z.enum(TICKET_PRIORITIES, { error: priorityNeeded })
export const ticketStatus = z.enum(TICKET_STATUSES, { error: noSuchStatus })

/** What a ticket is in a list. */
export const ticketSummary = z.object({
  /** HD-XXXXXX, also its place in addresses. */
  number: z.string(),
  subject: z.string(),
  category: ticketCategory,
  priority: ticketPriority,
  status: ticketStatus,
  /** The order it is about, if one was named. */
  order: z.nullable(z.object({ _id: z.string(), number: z.string() })),
  createdAt: instant,
  updatedAt: instant,
})
export type TicketSummary = z.output<typeof ticketSummary>

export const ticketMessage = z.object({
  _id: z.string(),
  from: z.enum(TICKET_AUTHORS),
  /** Empty where pictures say it all. */
  text: z.string(),
  pictures: z.array(messagePicture),
  createdAt: instant,
})

const problem = z.enum(ORDER_PROBLEMS, { error: problemNeeded })
const wish = z.enum(REMEDIES, { error: wishNeeded })

/** What a customer said was wrong with an order; `piece` as the order names it, null for all of it. */
const problemReport = z.object({ problem, wish, piece: z.nullable(z.string()) })

/** What a ticket holds beside its messages, for its customer and staff. */
export const ticketDetails = z.extend(ticketSummary, {
  /** Null where it is no report of a problem. */
  report: z.nullable(problemReport),
})

export const ticket = z.extend(ticketDetails, {
  /** Oldest first. */
  messages: z.array(ticketMessage),
})
export type Ticket = z.output<typeof ticket>

/** The longest message of a ticket. */
export const TICKET_TEXT = 5000

const replyBody = requireTextOrPicture(
  z.object({ message: textField(names.message, TICKET_TEXT), pictures: pictureIds }),
)
const byNumber = z.object({ number: z.string().check(z.maxLength(60)) })

export const openTicket = defineCall({
  method: 'POST',
  path: '/api/tickets',
  changes: ['help/tickets'],
  summary: 'Open a support ticket',
  access: 'own',
  headers: idempotencyHeader,
  body: z.object({
    subject: oneLineField(names.subject, 160),
    category: z.optional(ticketCategory),
    priority: z.optional(ticketPriority),
    message: textField(names.message, TICKET_TEXT, 1),
    /** The number or id of the customer's own order that it is about. */
    orderNumber: z.optional(z.string().check(z.maxLength(60))),
    pictures: pictureIds,
  }),
  answers: { 201: z.object({ message: z.string(), ticket }) },
  errors: ['customer_blocked', 'order_not_found', 'not_found', 'key_reused'],
  limit: { minute: 10 },
})

/** `piece` is the item of one of the order's lines. */
export const reportProblem = defineCall({
  method: 'POST',
  path: '/api/orders/:orderId/problems',
  summary:
    'Say what is wrong with an order of one’s own: a ticket is opened with all of it, and a claim where money is wanted for a spoilt or lost piece',
  access: 'own',
  params: z.object({ orderId: id }),
  headers: idempotencyHeader,
  body: z
    .object({
      problem,
      wish,
      /** An item of one of its lines, or a garment that it names. */
      piece: z.optional(z.string().check(z.maxLength(120))),
      /** In place of `piece`: the number of a bag or an item that was counted in. */
      unit: z.optional(unitNumber),
      /** Of several alike which one, from 1; for a claim. */
      pieceNumber: z.optional(
        z
          .number({ error: badPieceNumber })
          .check(
            z.int({ error: badPieceNumber }),
            z.minimum(1, { error: badPieceNumber }),
            z.maximum(500, { error: badPieceNumber }),
          ),
      ),
      message: z.optional(textField(names.message, TICKET_TEXT)),
      pictures: pictureIds,
    })
    .check(
      z.refine((report) => remediesForProblem(report.problem).includes(report.wish), {
        error: wishImpossible,
        path: ['wish'],
      }),
      z.refine((report) => !isClaim(report) || Boolean(report.piece) || report.unit !== undefined, {
        error: pieceNeeded,
        path: ['piece'],
      }),
    ),
  answers: { 201: z.object({ message: z.string(), ticket }) },
  errors: [
    'customer_blocked',
    'order_not_found',
    'not_found',
    'not_claimable',
    'already_claimed',
    'key_reused',
  ],
  limit: { minute: 10 },
})

export const tickets = defineCall({
  method: 'GET',
  path: '/api/tickets',
  summary: 'One’s own tickets, newest first',
  access: 'own',
  query: z.object(pageQuery),
  answers: { 200: z.array(ticketSummary) },
})

export const ticketByNumber = defineCall({
  method: 'GET',
  path: '/api/tickets/:number',
  summary: 'One of one’s own tickets with its messages',
  access: 'own',
  params: byNumber,
  answers: { 200: ticket },
  errors: ['not_found'],
})

export const replyToTicket = defineCall({
  method: 'POST',
  path: '/api/tickets/:number/messages',
  summary: 'Add to a ticket of one’s own; one that was done is open again',
  access: 'own',
  params: byNumber,
  headers: idempotencyHeader,
  body: replyBody,
  answers: { 201: ticket },
  errors: ['not_found', 'key_reused'],
  limit: { minute: 20 },
})
