/** What staff keep about a person, in their export, and erased with them. */
import { jsonFile, type PersonalData } from '../privacy/personal-data.ts'

const TABLES = ['customer_notes', 'customer_blocks', 'customer_figures'] as const

export const customerData: PersonalData = {
  tables: TABLES,
  async *collect({ db }, { id }) {
    yield* jsonFile(
      'staff-notes.json',
      db
        .selectFrom('customer_notes')
        .select(['text', 'created_at as at'])
        .where('user_id', '=', id)
        .orderBy('id')
        .execute(),
    )
    yield* jsonFile(
      'block.json',
      db
        .selectFrom('customer_blocks')
        .select(['reason', 'blocked_at as at'])
        .where('user_id', '=', id)
        .execute(),
    )
  },
  async erase(tx, _, { id }) {
    for (const table of TABLES) await tx.deleteFrom(table).where('user_id', '=', id).execute()
  },
}
