/** What staff keep about a person, in their export, and erased with them. */
import { sql } from 'kysely'
import { jsonFile, type PersonalData } from '../../platform/personal-data.ts'
import { contactHashes } from '../../identity/blocks/contact-hashes.ts'
import { keepBlock } from '../../identity/blocks/block-rows.ts'

const TABLES = ['customer_notes', 'customer_blocks', 'customer_totals'] as const

export const customerData: PersonalData = {
  tables: [...TABLES, 'kept_blocks'],
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
  // A block outlives the account as hashes, or erasing it and signing up again would end the block.
  async erase(tx, { config }, { id }, now) {
    const { rows } = await sql<{ reason: string; email: string; phone: string }>`
      select reason, email, phone from customer_blocks join users on users.id = user_id
      where user_id = ${id}`.execute(tx)
    const [block] = rows
    if (block) {
      const { reason } = block
      await keepBlock(tx, {
        userId: id,
        hashes: contactHashes(config.authSecret, block),
        reason,
        at: now,
      })
    }
    for (const table of TABLES) await tx.deleteFrom(table).where('user_id', '=', id).execute()
  },
}
