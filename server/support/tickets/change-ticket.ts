/** Answers a ticket, adds notes, and sets its status and priority, by staff. */
import type { TicketPriority, TicketStatus } from '#domain/help/tickets.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { emit } from '../../events/emit.ts'
import type { NewEvent } from '../../events/event-types.ts'
import { newId } from '../../platform/ids.ts'
import { attachPicturesToMessage } from '../pictures/attach-pictures-to-message.ts'
import { parseTicketNumber } from './reply-to-ticket.ts'
import {
  findTicket,
  insertTicketMessage,
  lockTicket,
  updateTicket,
  type TicketRow,
} from './store.ts'

/** What staff do to a ticket, any of it at once. */
export interface TicketChange {
  message?:
    | { text: string; pictures?: string[] | undefined; internal: boolean; key: string | null }
    | undefined
  status?: TicketStatus | undefined
  priority?: TicketPriority | undefined
}

/**
 * The same key adds its message once, and then changes nothing else again either.
 * @throws AppError `not_found`
 */
export async function changeTicket(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  staff: Person,
  numberText: string,
  { message, status, priority }: TicketChange,
): Promise<TicketRow> {
  const number = parseTicketNumber(numberText)
  await inTransaction(deps.db, async (tx) => {
    const ticket = await lockTicket(tx, number)
    if (!ticket) throw notFound('ticket')
    const now = deps.clock()
    const ref = { number, userId: ticket.user_id }
    const about = { subject: { kind: 'ticket', id: ticket.id }, actor: staff.id, at: now }
    const happened: NewEvent[] = []

    if (message) {
      const messageId = newId(now)
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
      await attachPicturesToMessage(tx, staff.id, message.pictures, {
        ticket_message_id: messageId,
      })
      const type = message.internal ? 'ticket.noted' : 'ticket.answered'
      happened.push({ ...about, type, data: { ...ref, messageId } })
    }
    const isMoved = status !== undefined && status !== ticket.status
    const isAnswered = message !== undefined && !message.internal
    const isRanked = priority !== undefined && priority !== ticket.priority
    if (isMoved || isAnswered || isRanked)
      await updateTicket(tx, ticket.id, {
        ...(isMoved && { status }),
        ...(isRanked && { priority }),
        ...((isMoved || isAnswered) && { updated_at: now }),
      })
    if (isMoved)
      happened.push({
        ...about,
        type: 'ticket.status_set',
        data: { ...ref, from: ticket.status, to: status, withAnswer: isAnswered },
      })
    if (isRanked)
      happened.push({
        ...about,
        type: 'ticket.priority_set',
        data: { ...ref, from: ticket.priority, to: priority },
      })
    await emit(tx, deps, ...happened)
  })
  return (await findTicket(deps.db, number))!
}
