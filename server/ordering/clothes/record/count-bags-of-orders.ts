/** The number of bags of orders: as counted in at the plant, before that as taken in at the door or counter. */
import { sql } from 'kysely'
import type { Db } from '../../../database/transaction.ts'
import { selectBagsTakenIn } from './handed-in.ts'

/**
 * @param ids of orders
 * @returns by order; left out where nobody has counted
 */
export async function countBagsOfOrders(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counted = await db
    .selectFrom('units')
    .select((eb) => ['order_id', eb.fn.countAll<number>().as('bags')])
    .where('order_id', 'in', ids)
    .where('kind', '=', 'bag')
    .groupBy('order_id')
    .execute()
  const atTheDoor = await db
    .selectFrom('stop_completions')
    .distinctOn('order_id')
    .select(['order_id', sql<number>`bags`.as('bags')])
    .where('order_id', 'in', ids)
    .where('kind', '=', 'pickup')
    .where('undone_at', 'is', null)
    .where('bags', 'is not', null)
    .orderBy('order_id')
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const atTheCounter = await db
    .selectFrom('orders')
    .select(['id as order_id', selectBagsTakenIn().as('handed_in')])
    .where('id', 'in', ids)
    .where('pickup_hand_over', '=', 'counter')
    .execute()
  const handedIn = atTheCounter.flatMap(({ order_id, handed_in: said }) =>
    said === null || said.bags === 0 ? [] : [{ order_id, bags: said.bags }],
  )
  return new Map(
    [...handedIn, ...atTheDoor, ...counted].map(({ order_id: id, bags }) => [id, bags]),
  )
}
