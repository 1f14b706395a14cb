/** SQL for tickets and their messages. */
import { sql, type Insertable, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { readOrderReference } from '#domain/orders/record/order-number.ts'
import {
  type TicketCategory,
  type TicketPriority,
  type TicketStatus,
  UNFINISHED_STATUSES,
} from '#domain/help/tickets.ts'
import { phoneDigits } from '#domain/base/typed-number.ts'
import { matchesWords, matchesTypedText, matchesPhoneDigits } from '../../database/like-pattern.ts'
import type { Tables } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { pictureIdsOf } from '../pictures/pictures-of.ts'

/** A ticket with its customer and order, as every view is made from. */
function selectTickets(db: Db) {
  return db
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.user_id')
    .leftJoin('orders', 'orders.id', 'tickets.order_id')
    .selectAll('tickets')
    .select([
      'users.name as customer_name',
      'users.email as customer_email',
      'orders.number as order_number',
    ])
}

export type TicketSummaryRow = Awaited<ReturnType<typeof listTicketsOf>>[number]

/** A customer's tickets, newest first; one more than `limit` when there are more. */
export function listTicketsOf(
  db: Db,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  return selectTickets(db)
    .where('tickets.user_id', '=', userId)
    .$if(cursor !== undefined, (query) => query.where('tickets.id', '<', cursor!))
    .orderBy('tickets.id', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Everybody's tickets, newest first; one more than `limit` when there are more. */
export function listTickets(
  db: Db,
  filter: {
    limit: number
    cursor?: string | undefined
    q?: string | undefined
    status?: TicketStatus | 'unfinished' | undefined
    priority?: TicketPriority | undefined
    category?: TicketCategory | undefined
    customerId?: string | undefined
  },
) {
  const { limit, cursor, q, status, priority, category, customerId } = filter
  const order = readOrderReference(q ?? '')
  const phone = phoneDigits(q ?? '')
  return selectTickets(db)
    .$if(cursor !== undefined, (query) => query.where('tickets.id', '<', cursor!))
    .$if(status === 'unfinished', (query) =>
      query.where('tickets.status', 'in', [...UNFINISHED_STATUSES]),
    )
    .$if(status !== undefined && status !== 'unfinished', (query) =>
      query.where('tickets.status', '=', status as TicketStatus),
    )
    .$if(customerId !== undefined, (query) => query.where('tickets.user_id', '=', customerId!))
    .$if(priority !== undefined, (query) => query.where('tickets.priority', '=', priority!))
    .$if(category !== undefined, (query) => query.where('tickets.category', '=', category!))
    .$if(Boolean(q?.trim()), (query) =>
      // Each part has its own index; one condition over both tables would have none.
      query.where('tickets.id', 'in', (eb) =>
        eb
          .selectFrom('tickets')
          .select('tickets.id')
          .where(matchesTypedText('tickets.number', q!))
          .union(
            eb
              .selectFrom('tickets')
              .select('tickets.id')
              .where(matchesTypedText('tickets.subject', q!)),
          )
          .$if(order?.kind === 'number', (found) =>
            found.union(
              db
                .selectFrom('orders')
                .innerJoin('tickets', 'tickets.order_id', 'orders.id')
                .select('tickets.id')
                .where('orders.number', '=', (order as { number: string }).number),
            ),
          )
          .$if(phone !== null, (found) =>
            found.union(
              db
                .selectFrom('users')
                .innerJoin('tickets', 'tickets.user_id', 'users.id')
                .select('tickets.id')
                .where(matchesPhoneDigits(phone!)),
            ),
          )
          .union(
            eb
              .selectFrom('users as found')
              .innerJoin('tickets', 'tickets.user_id', 'found.id')
              .select('tickets.id')
              .where(matchesWords('found.name', q!)),
          )
          .union(
            eb
              .selectFrom('users as found')
              .innerJoin('tickets', 'tickets.user_id', 'found.id')
              .select('tickets.id')
              .where(matchesWords('found.email', q!)),
          ),
      ),
    )
    .orderBy('tickets.id', 'desc')
    .limit(limit + 1)
    .execute()
}

export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>

/** A ticket with all of its messages, oldest first, notes too. */
export function findTicket(db: Db, number: string) {
  return selectTickets(db)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('ticket_messages')
          .leftJoin('users as staff', 'staff.id', 'ticket_messages.staff_id')
          .select([
            'ticket_messages.id',
            'ticket_messages.author',
            'ticket_messages.internal',
            'ticket_messages.body',
            'ticket_messages.created_at',
            'staff.name as staff_name',
            pictureIdsOf('ticket_messages').as('pictures'),
          ])
          .whereRef('ticket_messages.ticket_id', '=', 'tickets.id')
          .orderBy('ticket_messages.id'),
      ).as('messages'),
    )
    .where('tickets.number', '=', number)
    .executeTakeFirst()
}

/** The ticket that a customer's earlier request with the same key opened. */
export function findTicketByKey(db: Db, userId: string, key: string) {
  return db
    .selectFrom('tickets')
    .select(['number', 'request_hash'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** Locks a ticket until `tx` ends. */
export function lockTicket(tx: Tx, number: string) {
  return tx
    .selectFrom('tickets')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
}

/** The same by its id: what follows from an event of it takes the lock before its customer is notified. */
export function lockTicketById(tx: Tx, id: string) {
  return tx
    .selectFrom('tickets')
    .select('subject')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function findTicketMessage(tx: Tx, id: string) {
  return tx
    .selectFrom('ticket_messages')
    .select(['body', pictureIdsOf('ticket_messages').as('pictures')])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertTicket(tx: Tx, row: Insertable<Tables['tickets']>): Promise<void> {
  await tx.insertInto('tickets').values(row).execute()
}

/** False when the ticket has a message of this author's with the same key. */
export async function insertTicketMessage(
  tx: Tx,
  row: Insertable<Tables['ticket_messages']>,
): Promise<boolean> {
  const stored = await tx
    .insertInto('ticket_messages')
    .values(row)
    .onConflict((conflict) => conflict.constraint('ticket_messages_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

export async function updateTicket(
  tx: Tx,
  id: string,
  changes: Updateable<Tables['tickets']>,
): Promise<void> {
  await tx.updateTable('tickets').set(changes).where('id', '=', id).execute()
}

/** A line of an order by its item. */
export function findOrderLine(db: Db, orderId: string, itemId: string) {
  return db
    .selectFrom('order_lines')
    .select(['service', 'name', 'unit'])
    .where('order_id', '=', orderId)
    .where('item_id', '=', itemId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
}

/** A garment that an order names, by its id. */
export function findGarmentOfOrder(db: Db, orderId: string, garmentId: string) {
  return db
    .selectFrom('order_garments')
    .innerJoin('garments', 'garments.id', 'order_garments.garment_id')
    .select('garments.name')
    .where('order_garments.order_id', '=', orderId)
    .where(sql<string>`order_garments.garment_id::text`, '=', garmentId)
    .executeTakeFirst()
}
