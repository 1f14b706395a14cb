/** SQL for pending changes of email. */
import { sql, type NotNull } from 'kysely'
import type { Db, Tx } from '../../../database/transaction.ts'

/** Stores the email that a person wants now; returns how many mails that makes within a day. */
export async function saveEmailChange(
  tx: Tx,
  change: { userId: string; email: string; now: Date; expiresAt: Date; dayAgo: Date },
): Promise<number> {
  const { userId, email, now, expiresAt, dayAgo } = change
  const { rows } = await sql<{ mails: number }>`
    insert into email_changes as old (user_id, email, expires_at, mails, mails_since)
    values (${userId}, ${email}, ${expiresAt}, 1, ${now})
    on conflict (user_id) do update set
      email = excluded.email, token_hash = null, expires_at = excluded.expires_at,
      mails = case when old.mails_since > ${dayAgo} then old.mails + 1 else 1 end,
      mails_since = case when old.mails_since > ${dayAgo} then old.mails_since else excluded.mails_since end
    returning mails`.execute(tx)
  return rows[0]!.mails
}

/** The change that a person waits for; undefined once it has expired or was cancelled. */
export function findEmailChange(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ email: string } | undefined> {
  return db
    .selectFrom('email_changes')
    .select('email')
    .$narrowType<{ email: NotNull }>()
    .where('user_id', '=', userId)
    .where('email', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Puts the hash of a new token in the place of the one before; returns the email to mail it to. */
export async function replaceEmailToken(
  db: Db,
  userId: string,
  hash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('email_changes')
    .set({ token_hash: hash })
    .where('user_id', '=', userId)
    .where('email', 'is not', null)
    .where('expires_at', '>', now)
    .returning('email')
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst()
  return row?.email
}

/** The change that a token opens, locked until `tx` ends. */
export function lockPendingEmailChange(
  tx: Tx,
  userId: string,
  hash: string,
  now: Date,
): Promise<{ email: string } | undefined> {
  return tx
    .selectFrom('email_changes')
    .select('email')
    .$narrowType<{ email: NotNull }>()
    .where('user_id', '=', userId)
    .where('token_hash', '=', hash)
    .where('email', 'is not', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

/** Nothing waits any more, and the link that was mailed is good for nothing. */
export async function removeEmailChange(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('email_changes')
    .set({ email: null, token_hash: null })
    .where('user_id', '=', userId)
    .execute()
}
