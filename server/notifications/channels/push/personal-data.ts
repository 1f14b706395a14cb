/** A person's subscribed browsers: exported, and erased with the account. */
import { jsonExportFile, type PersonalData } from '../../../platform/personal-data.ts'

export const pushData: PersonalData = {
  tables: ['push_subscriptions'],
  async *collect({ db }, { id }) {
    yield* jsonExportFile(
      'push-notices.json',
      db
        .selectFrom('push_subscriptions')
        .select(['endpoint', 'created_at as createdAt'])
        .where('user_id', '=', id)
        .execute(),
    )
  },
  async erase(tx, _, { id }) {
    await tx.deleteFrom('push_subscriptions').where('user_id', '=', id).execute()
  },
}
