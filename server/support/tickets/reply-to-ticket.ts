/** Adds a customer's reply to their ticket; a closed ticket reopens. */
import { statusAfterReply, readTicketNumber } from '#domain/help/tickets.ts'
import { isRecordOwner } from '#domain/people/permissions.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { emit } from '../../events/emit.ts'
import { newId } from '../../platform/ids.ts'
import { attachPicturesToMessage } from '../pictures/attach-pictures-to-message.ts'
import {
  findTicket,
  insertTicketMessage,
  lockTicket,
  updateTicket,
  type TicketRow,
} from './store.ts'

/** @throws AppError `not_found` for a text that is no ticket's number */
export function parseTicketNumber(text: string): string {
  const number = readTicketNumber(text)
  if (number === null) throw notFound('ticket')
  return number
}

/**
 * @param key the request's Idempotency-Key: the same key adds once
 * @throws AppError `not_found` for another's ticket as for none, and as `attachPicturesToMessage` does
 */
export async function replyToTicket(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  person: Person,
  numberText: string,
  { message, pictures }: { message: string; pictures?: string[] | undefined },
  key: string | null,
): Promise<TicketRow> {
  const number = parseTicketNumber(numberText)
  await inTransaction(deps.db, async (tx) => {
    const ticket = await lockTicket(tx, number)
    if (!ticket || !isRecordOwner(person, ticket.user_id)) throw notFound('ticket')
    const now = deps.clock()
    const messageId = newId(now)
    const isNew = await insertTicketMessage(tx, {
      id: messageId,
      ticket_id: ticket.id,
      author: 'customer',
      staff_id: null,
      body: message,
      idempotency_key: key,
      created_at: now,
    })
    if (!isNew) return
    await attachPicturesToMessage(tx, person.id, pictures, { ticket_message_id: messageId })
    await updateTicket(tx, ticket.id, {
      status: statusAfterReply(ticket.status),
      updated_at: now,
    })
    await emit(tx, deps, {
      type: 'ticket.replied',
      subject: { kind: 'ticket', id: ticket.id },
      actor: person.id,
      data: { number, userId: person.id, messageId },
      at: now,
    })
  })
  return (await findTicket(deps.db, number))!
}
