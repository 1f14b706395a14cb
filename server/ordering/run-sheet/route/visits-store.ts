/** SQL for the positions of riders' phones at visits. */
import type { NotNull } from 'kysely'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { Db } from '../../../database/transaction.ts'

/**
 * Positions at earlier visits to the customers of some orders, the latest first, with the address of each visit: one of
 * each order's pickup and one of its delivery, however many parts that had.
 */
export async function selectVisits(
  db: Db,
  orderIds: readonly string[],
): Promise<{ orderId: string; address: string; digipin: string }[]> {
  const rows = await db
    .selectFrom('orders as asked')
    .innerJoin('orders as earlier', 'earlier.user_id', 'asked.user_id')
    .innerJoin('stop_completions as visit', 'visit.order_id', 'earlier.id')
    .select([
      'asked.id',
      'earlier.id as visited',
      'earlier.address',
      'earlier.delivery_address',
      'visit.kind',
      'digipin',
    ])
    .where('asked.id', 'in', orderIds)
    .where('digipin', 'is not', null)
    .orderBy('visit.completed_at', 'desc')
    .orderBy('visit.id', 'desc')
    .$narrowType<{ digipin: NotNull }>()
    .execute()
  const visits = Map.groupBy(rows, ({ id, visited, kind }) => `${id} ${visited} ${kind}`)
  return [...visits.values()].map(([latest]) => {
    const { id: orderId, kind, address, delivery_address: other, digipin } = latest!
    return { orderId, address: kind === 'delivery' ? other || address : address, digipin }
  })
}

/** When a stop was last made, or tried in vain; null before. */
export async function findLastVisitTime(
  db: Db,
  orderId: string,
  kind: StopKind,
): Promise<Date | null> {
  const { at } = await db
    .selectFrom('stop_completions')
    .select(({ fn }) => fn.max<Date | null>('completed_at').as('at'))
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow()
  return at
}
