/** SQL for saved views. */
import type { SavedView } from '#contract/orders/saved-views.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** By name. */
export function selectSavedViews(db: Db, userId: string): Promise<SavedView[]> {
  return db
    .selectFrom('saved_views')
    .select(['name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute()
}

/** In place of all that the person had. */
export async function replaceSavedViews(
  tx: Tx,
  userId: string,
  views: readonly SavedView[],
): Promise<void> {
  await tx.deleteFrom('saved_views').where('user_id', '=', userId).execute()
  if (views.length === 0) return
  await tx
    .insertInto('saved_views')
    .values(views.map(({ name, query }) => ({ user_id: userId, name, query })))
    // Another device may have kept one of the same name in the meantime.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'name'])
        .doUpdateSet((eb) => ({ query: eb.ref('excluded.query') })),
    )
    .execute()
}
