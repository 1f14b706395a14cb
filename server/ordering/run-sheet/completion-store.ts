/** SQL for new completions. */
import type { Insertable } from 'kysely'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { StopCompletionsTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** Whether a completion was counted already; one that was taken back counts too. */
export async function isKnownCompletion(
  db: Db,
  orderId: string,
  kind: StopKind,
  key: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('stop_completions')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * @returns the stop's rider; null where it has none
 * @throws the database's refusal by `stop_completions_once` where the same completion is stored
 */
export async function insertCompletion(
  tx: Tx,
  completion: Insertable<StopCompletionsTable>,
): Promise<string | null> {
  const { rider_id: riderId } = await tx
    .insertInto('stop_completions')
    .values(completion)
    .returning((eb) =>
      eb
        .selectFrom('stop_assignments')
        .select('rider_id')
        .where('order_id', '=', completion.order_id)
        .where('kind', '=', completion.kind)
        .as('rider_id'),
    )
    .executeTakeFirstOrThrow()
  return riderId
}
