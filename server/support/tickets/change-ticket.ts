/** Staff answer a ticket, leave notes on it, and set its status and priority; customers are told what concerns them. */
import {
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  type TicketPriority,
  type TicketStatus,
} from '#domain/tickets.ts'
import { notFound } from '../../http/not-found.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { withdrawBelow } from '../../notifications/notifications/withdraw.ts'
import { newId } from '../../platform/ids.ts'
import { numberIn } from './reply-to-ticket.ts'
import {
  findTicket,
  insertTicketMessage,
  lockTicket,
  touchTicket,
  updateTicket,
  type TicketRow,
} from './store.ts'

/** What staff do to a ticket, any of it at once. */
export interface TicketChange {
  message?: { text: string; internal: boolean; key: string | null } | undefined
  status?: TicketStatus | undefined
  priority?: TicketPriority | undefined
}

/**
 * The same key adds its message once, and then changes nothing else again either.
 * @throws AppError `not_found`
 */
export async function changeTicket(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  staff: Person,
  numberText: string,
  { message, status, priority }: TicketChange,
): Promise<TicketRow> {
  const number = numberIn(numberText)
  await inTransaction(deps.db, async (tx) => {
    const ticket = await lockTicket(tx, number)
    if (!ticket) throw notFound('ticket')
    const now = deps.clock()
    const messageId = newId(now)
    const entry = (action: string, summary: string, details?: Record<string, unknown>) =>
      recordAudit(tx, {
        actorId: staff.id,
        action,
        subject: { type: 'ticket', id: ticket.id },
        summary,
        ...(details && { details }),
        at: now,
      })

    if (message) {
      const isNew = await insertTicketMessage(tx, {
        id: messageId,
        ticket_id: ticket.id,
        author: 'staff',
        staff_id: staff.id,
        internal: message.internal,
        body: message.text,
        idempotency_key: message.key,
        created_at: now,
      })
      if (!isNew) return
      if (message.internal) await touchTicket(tx, ticket.id)
      await entry(
        message.internal ? 'ticket.noted' : 'ticket.answered',
        `${message.internal ? 'Left a note on' : 'Answered'} ticket ${number}`,
      )
    }
    const isMoved = status !== undefined && status !== ticket.status
    const isAnswered = message !== undefined && !message.internal
    if (isMoved || isAnswered)
      await updateTicket(tx, ticket.id, { ...(isMoved && { status }), updated_at: now })
    if (isMoved)
      await entry(
        'ticket.status_set',
        `Ticket ${number}: ${labelOf(status)} instead of ${labelOf(ticket.status)}`,
        { from: ticket.status, to: status },
      )
    if (priority !== undefined && priority !== ticket.priority) {
      await updateTicket(tx, ticket.id, { priority })
      await entry(
        'ticket.priority_set',
        `Ticket ${number}: priority ${priorityLabel(priority)} instead of ${priorityLabel(ticket.priority)}`,
        { from: ticket.priority, to: priority },
      )
    }
    const known = isMoved ? await withdrawStatus(tx, ticket, now) : ticket.status
    if (isAnswered) await tellAnswer(tx, deps, ticket, { id: messageId, text: message.text }, now)
    else if (isMoved && status !== known) await tellStatus(tx, deps, ticket, known, status, now)
  })
  return (await findTicket(deps.db, number))!
}

interface Told {
  id: string
  number: string
  user_id: string
  subject: string
}

function tellAnswer(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  ticket: Told,
  message: { id: string; text: string },
  at: Date,
): Promise<void> {
  return notify(tx, deps, {
    userId: ticket.user_id,
    subject: `ticket-answer:${message.id}`,
    title: `We answered your ticket ${ticket.number}`,
    message: `“${ticket.subject}”\n\n${message.text}`,
    link: `/help?ticket=${ticket.number}`,
    at,
  })
}

/**
 * What of its status still waits to be told is told no more: another one follows it.
 * @returns the status that its customer knows of
 */
async function withdrawStatus(
  tx: Tx,
  ticket: Told & { status: TicketStatus },
  now: Date,
): Promise<TicketStatus> {
  const [first] = await withdrawBelow(tx, ticket.user_id, `ticket:${ticket.id}:`, now)
  return (first?.split(':')[2] as TicketStatus | undefined) ?? ticket.status
}

/** It waits, so that a slip is silent; the status before it stands in the subject, for who takes it back. */
function tellStatus(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  ticket: Told,
  known: TicketStatus,
  status: TicketStatus,
  at: Date,
): Promise<void> {
  return notify(tx, deps, {
    userId: ticket.user_id,
    subject: `ticket:${ticket.id}:${known}:${status}:${at.getTime()}`,
    title: `Your ticket ${ticket.number}: ${labelOf(status)}`,
    message: `“${ticket.subject}”\n\n${TICKET_STATUSES.find(({ value }) => value === status)!.news}`,
    link: `/help?ticket=${ticket.number}`,
    at,
    heldAbout: 'ticket',
  })
}

function labelOf(status: TicketStatus): string {
  return TICKET_STATUSES.find(({ value }) => value === status)!.label
}

function priorityLabel(priority: TicketPriority): string {
  return TICKET_PRIORITIES.find(({ value }) => value === priority)!.label
}
