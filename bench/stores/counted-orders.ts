// Bulk data: a store with a year of counted-in clothes.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { tagCodeFromNumber } from '#domain/clothes/custody-codes.ts'
import { hashOfHandOver } from '#domain/clothes/custody-chain.ts'
import type { Database } from '#server/database/open.ts'

/**
 * Counts tagged items in, an entry of the chain for each order; the tags of what has gone back are free again.
 * Tables have their statistics afterwards, as those of a laundry that works have.
 */
export async function addCountedOrders(
  { db }: Database,
  { orders, items, gone }: { orders: readonly string[]; items: number; gone: boolean },
): Promise<void> {
  const at = new Date()
  const place = gone ? 'customer' : 'plant'
  const numbers = Array.from({ length: items }, (_, index) => index + 1)
  const { rows } = await sql<{ made: number }>`select count(*)::integer as made from tags`.execute(
    db,
  )
  const firstTag = rows[0]!.made
  for (const [index, order] of orders.entries()) {
    const units = numbers.map((number) => ({ number, kind: 'item' as const, pieces: 1 }))
    const event = {
      seq: 1,
      at: at.getTime(),
      content: { kind: 'received' as const, units, grams: 4350 },
      previous: '',
    }
    const hash = await hashOfHandOver(
      (text) => createHash('sha256').update(text).digest('hex'),
      order,
      event,
    )
    const codes = numbers.map((number) => tagCodeFromNumber(firstTag + index * items + number))
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('custody_events')
        .values({ order_id: order, ...event, at, content: JSON.stringify(event.content), hash })
        .execute()
      await tx
        .insertInto('units')
        .values(units.map((unit) => ({ order_id: order, ...unit, place, since: at })))
        .execute()
      await tx
        .insertInto('tags')
        .values(codes.map((code) => ({ code, kind: 'item' as const, made_at: at })))
        .execute()
      await tx
        .insertInto('unit_tags')
        .values(
          codes.map((code, of) => ({
            order_id: order,
            code,
            number: numbers[of]!,
            is_live: !gone,
          })),
        )
        .execute()
    })
  }
  await sql`analyze`.execute(db)
}
