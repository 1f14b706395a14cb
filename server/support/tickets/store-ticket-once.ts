/** Stores a new ticket once, with its first message and a number. */
import { randomBytes } from 'node:crypto'
import type { ProblemReport } from '#domain/help/order-problems.ts'
import { ticketNumberFrom, type TicketCategory, type TicketPriority } from '#domain/help/tickets.ts'
import { isUniqueViolation } from '../../database/constraint-errors.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { emit } from '../../events/emit.ts'
import type { NewEvent } from '../../events/event-types.ts'
import { AppError } from '../../platform/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { runOnceByKey, requestHash } from '../../platform/run-once-by-key.ts'
import { attachPicturesToMessage } from '../pictures/attach-pictures-to-message.ts'
import {
  findTicket,
  findTicketByKey,
  insertTicket,
  insertTicketMessage,
  type TicketRow,
} from './store.ts'

/** Numbers are drawn from a thousand million; nobody is unlucky so often. */
const DRAWS = 5

export interface NewTicket {
  subject: string
  category: TicketCategory
  priority: TicketPriority
  orderId: string | null
  report: ProblemReport | null
  message: string
  pictures: string[] | undefined
  /** Whether it can be what more than a ticket it is to be, and then the storing of that. */
  begin?: (tx: Tx) => Promise<StoreMore>
}

/** @returns what happened with it */
type StoreMore = (ticket: {
  id: string
  number: string
  userId: string
  at: Date
}) => Promise<NewEvent>

/** What the request was, to know it when it comes again. */
export interface Request {
  key: string | null
  input: object
}

/**
 * The same key and input find the ticket they opened first.
 * @throws AppError `key_reused`, and as `begin` and `attachPicturesToMessage` do
 */
export async function storeTicketOnce(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  person: Person,
  ticket: NewTicket,
  { key, input }: Request,
): Promise<TicketRow> {
  const { db } = deps
  const hash = requestHash(key, input)
  const { made } = await runOnceByKey(
    {
      key,
      constraint: 'tickets_idempotency',
      find: (used) => findTicketByKey(db, person.id, used),
      isSame: (earlier) => earlier.request_hash === hash,
      what: 'ticket',
      isRefusal: (error) => error instanceof AppError && error.code === 'already_claimed',
    },
    async () => ({
      number: await store(deps, person, ticket, { key, requestHash: hash }),
      request_hash: hash,
    }),
  )
  return (await findTicket(db, made.number))!
}

async function store(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  person: Person,
  { begin, ...ticket }: NewTicket,
  known: { key: string | null; requestHash: string | null },
): Promise<string> {
  return storeUnderNewTicketNumber(async (number) => {
    await inTransaction(deps.db, async (tx) => {
      const now = deps.clock()
      const storeMore = await begin?.(tx)
      const stored = await insertNewTicket(tx, ticket, {
        number,
        userId: person.id,
        at: now,
        ...known,
      })
      await attachPicturesToMessage(tx, person.id, ticket.pictures, {
        ticket_message_id: stored.messageId,
      })
      const more = await storeMore?.({ id: stored.id, number, userId: person.id, at: now })
      const opened = ticketOpenedEvent(stored.id, {
        number,
        userId: person.id,
        actor: person.id,
        at: now,
      })
      await emit(tx, deps, opened, ...(more ? [more] : []))
    })
    return number
  })
}

/**
 * Draws a ticket's number, and another one where that is taken.
 * @param store what stores it, in a transaction of its own, since a number that is taken ends it
 */
export async function storeUnderNewTicketNumber<Stored>(
  store: (number: string) => Promise<Stored>,
): Promise<Stored> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await store(ticketNumberFrom(randomBytes(4)))
    } catch (error) {
      if (draw === DRAWS || !isUniqueViolation(error, 'tickets_number')) throw error
    }
  }
}

/**
 * Stores a ticket with its first message, which is its customer's unless `by` names somebody of the staff.
 * @throws a violation of `tickets_number` where its number is taken
 */
export async function insertNewTicket(
  tx: Tx,
  { subject, category, priority, orderId, report, message }: Omit<NewTicket, 'pictures' | 'begin'>,
  { number, userId, at, key = null, requestHash: hash = null, by = null }: Opening,
): Promise<{ id: string; messageId: string }> {
  const [id, messageId] = [newId(at), newId(at)]
  await insertTicket(tx, {
    id,
    number,
    user_id: userId,
    subject,
    category,
    priority,
    order_id: orderId,
    report: report && JSON.stringify(report),
    idempotency_key: key,
    request_hash: hash,
    created_at: at,
    updated_at: at,
  })
  await insertTicketMessage(tx, {
    id: messageId,
    ticket_id: id,
    author: by === null ? 'customer' : 'staff',
    staff_id: by,
    body: message,
    idempotency_key: null,
    created_at: at,
  })
  return { id, messageId }
}

interface Opening {
  number: string
  userId: string
  at: Date
  key?: string | null
  requestHash?: string | null
  /** Who of the staff wrote it. */
  by?: string | null
}

export function ticketOpenedEvent(
  id: string,
  { number, userId, actor, at }: { number: string; userId: string; actor: string; at: Date },
): NewEvent {
  return {
    type: 'ticket.opened',
    subject: { kind: 'ticket', id },
    actor,
    data: { number, userId },
    at,
  }
}
