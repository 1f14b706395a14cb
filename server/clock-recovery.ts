/** Recovery after the clock ran ahead: corrects times in the future and keeps lists in order. */
import { sql } from 'kysely'
import { type Db, inTransaction } from './database/transaction.ts'
import { makeIdsSortAfter } from './platform/ids.ts'

/** What people read newest first, by ids that carry the time. */
const LISTS = [
  'orders',
  'users',
  'notifications',
  'outbox_messages',
  'tickets',
  'contact_messages',
  'garments',
  'order_notes',
  'customer_notes',
  'loyalty_entries',
] as const

/** Makes ids from now on sort behind those of a clock that ran ahead, so that lists keep their order. */
export async function makeIdsSortAfterStoredRows(db: Db): Promise<void> {
  const newest = LISTS.map(
    (table) => sql`(select id from ${sql.table(table)} order by id desc limit 1)`,
  )
  const { rows } = await sql<{ id: string }>`${sql.join(newest, sql` union all `)}`.execute(db)
  for (const { id } of rows) makeIdsSortAfter(id)
}

/** Sets right what was dated in the future; sessions and links last as long as they were meant to. */
export async function correctFutureDates(db: Db): Promise<void> {
  await makeIdsSortAfterStoredRows(db)
  await inTransaction(db, async (tx) => {
    await sql`update sessions set
        expires_at = now() + (expires_at - updated_at),
        created_at = least(created_at, now()), updated_at = now()
      where updated_at > now()`.execute(tx)
    await sql`update verifications set
        expires_at = now() + (expires_at - created_at), created_at = now(), updated_at = now()
      where created_at > now()`.execute(tx)
    await sql`update chats set last_message_at = now() where last_message_at > now()`.execute(tx)
    await sql`update outbox_messages set due_at = now()
      where status = 'waiting' and due_at > now() and created_at > now()`.execute(tx)
    await sql`update webhook_deliveries set next_try_at = now()
      where state = 'waiting' and created_at > now()`.execute(tx)
    await sql`update event_deliveries set due_at = now() where due_at > now()`.execute(tx)
    // Nights that have not come would hide that no backup is made.
    await sql`delete from nightly_backups where tried_at > now()`.execute(tx)
    await sql`update nightly_backups set rehearsed_at = now() where rehearsed_at > now()`.execute(
      tx,
    )
    // What says how often or how lately would go on saying so until the future is reached.
    await sql`delete from guesses where last_at > now()`.execute(tx)
    await sql`delete from email_changes where mails_since > now()`.execute(tx)
    await sql`delete from desk_presence where seen_at > now()`.execute(tx)
    await sql`delete from servers where seen_at > now()`.execute(tx)
    await sql`delete from failing_schedules where tried_at > now()`.execute(tx)
    // A charge that failed in the future is tried again now, and again after the usual days.
    await sql`update subscriptions set failing_since = now(), retry_at = now(), due_at = now()
      where failing_since > now() and retry_at is not null`.execute(tx)
  })
}
