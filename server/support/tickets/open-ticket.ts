/** Opens a support ticket: stored once with its first message, under its own number. */
import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import type { openTicket as call } from '#contract/tickets.ts'
import { DEFAULT_PRIORITY, ticketNumberFrom } from '#domain/tickets.ts'
import { refuseBlocked } from '../../identity/blocks/refuse-blocked.ts'
import { isUniqueViolation } from '../../database/constraint-errors.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { findOwnOrder } from '../../ordering/orders/own-order.ts'
import { emit } from '../../events/emit.ts'
import { newId } from '../../platform/ids.ts'
import { onceByKey, requestHash } from '../../platform/once-by-key.ts'
import {
  findTicket,
  findTicketByKey,
  insertTicket,
  insertTicketMessage,
  type TicketRow,
} from './store.ts'

/** Numbers are drawn from a thousand million; nobody is unlucky so often. */
const DRAWS = 5

type TicketInput = z.output<typeof call.body>

/**
 * @param key the request's Idempotency-Key: the same key and body find the ticket they opened first
 * @throws AppError `customer_blocked`, `order_not_found`, `key_reused`
 */
export async function openTicket(
  deps: Pick<Deps, 'db' | 'words' | 'clock' | 'settings' | 'config' | 'events'>,
  person: Person,
  input: TicketInput,
  key: string | null,
): Promise<TicketRow> {
  const { db } = deps
  await refuseBlocked(deps, person)
  const orderId = input.orderNumber?.trim()
    ? (await findOwnOrder(db, person, input.orderNumber)).id
    : null
  const hash = requestHash(key, input)
  const { made } = await onceByKey(
    {
      key,
      constraint: 'tickets_idempotency',
      find: (used) => findTicketByKey(db, person.id, used),
      isSame: (earlier) => earlier.request_hash === hash,
      what: 'ticket',
    },
    async () => ({
      number: await store(deps, person, input, { orderId, key, requestHash: hash }),
      request_hash: hash,
    }),
  )
  return (await findTicket(db, made.number))!
}

async function store(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  person: Person,
  input: TicketInput,
  known: { orderId: string | null; key: string | null; requestHash: string | null },
): Promise<string> {
  for (let draw = 1; ; draw += 1) {
    const number = ticketNumberFrom(randomBytes(4))
    try {
      await inTransaction(deps.db, async (tx) => {
        const now = deps.clock()
        const id = newId(now)
        await insertTicket(tx, {
          id,
          number,
          user_id: person.id,
          subject: input.subject,
          category: input.category ?? 'other',
          priority: input.priority ?? DEFAULT_PRIORITY,
          order_id: known.orderId,
          idempotency_key: known.key,
          request_hash: known.requestHash,
          created_at: now,
          updated_at: now,
        })
        await insertTicketMessage(tx, {
          id: newId(now),
          ticket_id: id,
          author: 'customer',
          staff_id: null,
          body: input.message,
          idempotency_key: null,
          created_at: now,
        })
        await emit(tx, deps, {
          type: 'ticket.opened',
          subject: { kind: 'ticket', id },
          actor: person.id,
          data: { number, userId: person.id },
          at: now,
        })
      })
      return number
    } catch (error) {
      if (draw === DRAWS || !isUniqueViolation(error, 'tickets_number')) throw error
    }
  }
}
