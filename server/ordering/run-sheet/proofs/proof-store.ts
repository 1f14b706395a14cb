/** SQL for drivers' proofs at doors: counts, notes and photos. */
import type { Db } from '../../../database/transaction.ts'
import { visitColumns } from '../deeds/deed-columns.ts'

/** Whose order a photo belongs to, and when it was taken; undefined when no completion that counts has it. */
export function findDoorPhoto(db: Db, pictureId: string) {
  return db
    .selectFrom('stop_completions')
    .innerJoin('orders', 'orders.id', 'stop_completions.order_id')
    .select(['orders.user_id', 'kind'])
    .where('picture_id', '=', pictureId)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
}

export type ProofRow = Awaited<ReturnType<typeof selectDoorVisits>>[number]

/** Counts, notes and photos that stand, oldest first: of one order, or of all of a customer with positions as well. */
export function selectDoorVisits(db: Db, of: { orderId: string } | { userId: string }) {
  return db
    .selectFrom('stop_completions')
    .innerJoin('orders', 'orders.id', 'stop_completions.order_id')
    .select([
      'stop_completions.id',
      'stop_completions.order_id',
      'stop_completions.kind',
      ...visitColumns('stop_completions'),
      'stop_completions.picture_id',
      'stop_completions.proof',
      'stop_completions.brought_back',
      'stop_completions.completed_at',
    ])
    .where((eb) =>
      'orderId' in of
        ? eb('stop_completions.order_id', '=', of.orderId)
        : eb('orders.user_id', '=', of.userId),
    )
    .where('undone_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('note', '<>', ''),
        eb('picture_id', 'is not', null),
        eb('bags', 'is not', null),
        eb('taken_by', 'is not', null),
        ...('userId' in of ? [eb('digipin', 'is not', null)] : []),
        eb('proof', 'is not', null),
      ]),
    )
    .orderBy('stop_completions.id')
    .execute()
}
