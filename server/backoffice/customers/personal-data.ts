/** Staff's notes and records about a person: exported and erased with the account. */
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'
import { hashContacts } from '../../identity/blocks/hash-contacts.ts'
import {
  findBlockReason,
  findProvenContactsOf,
  insertContactBlocks,
} from '../../identity/blocks/block-rows.ts'

const TABLES = ['customer_notes', 'customer_blocks', 'customer_totals'] as const

export const customerData: PersonalData = {
  tables: [...TABLES, 'kept_blocks'],
  async *collect({ db }, { id }) {
    yield* jsonExportFile(
      'staff-notes.json',
      db
        .selectFrom('customer_notes')
        .select(['text', 'created_at as at'])
        .where('user_id', '=', id)
        .orderBy('id')
        .execute(),
    )
    yield* jsonExportFile(
      'block.json',
      db
        .selectFrom('customer_blocks')
        .select(['reason', 'blocked_at as at'])
        .where('user_id', '=', id)
        .execute(),
    )
  },
  // A block outlives the account as hashes, or erasing it and signing up again would end the block.
  async erase(tx, { config }, { id }, now) {
    const reason = await findBlockReason(tx, id)
    if (reason !== undefined) {
      const hashes = hashContacts(config.authSecret, await findProvenContactsOf(tx, id))
      await insertContactBlocks(tx, { userId: id, hashes, reason, at: now })
    }
    for (const table of TABLES) await tx.deleteFrom(table).where('user_id', '=', id).execute()
  },
}
