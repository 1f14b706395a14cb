/** SQL for blocks: blocked customers, and the contacts by which they are recognised. */
import { sql } from 'kysely'
import { BY_KEY } from '../../database/engines/by-key.ts'
import { gatherCalls } from '../../database/together/gather-calls.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** A person, and hashes of their contacts: where those are proven, a block from before this account was made counts. */
interface Asked {
  userId: string
  email: readonly string[]
  phone: readonly string[]
}

/** Why a person is blocked; undefined while they are not. */
export const findBlock = gatherCalls(async (db: Db, asked: readonly Asked[]) => {
  const { rows } = await sql<{ place: number; reason: string; isKept: boolean }>`
    select ${BY_KEY} place, block.*
    from json_to_recordset(${JSON.stringify(asked.map((each, place) => ({ ...each, place })))}::json)
        as asked (place integer, "userId" uuid, email text[], phone text[]),
      lateral (
        select reason, false as "isKept" from customer_blocks where user_id = asked."userId"
        union all
        select kept.reason, true from kept_blocks kept
          join users on users.id = asked."userId" and users.created_at > kept.blocked_at
          where (kept.hash = any(asked.email) and users.email_verified)
            or (kept.hash = any(asked.phone) and users.phone_proven_at is not null)
        order by "isKept" limit 1
      ) as block`.execute(db)
  const blocks = new Map(rows.map(({ place, ...block }) => [place, block]))
  return asked.map((_, place) => blocks.get(place))
})

/**
 * The contacts that a block follows: those that were proven, for anybody can type another's.
 * Empty for one that was not.
 */
export async function findProvenContactsOf(
  db: Db,
  userId: string,
): Promise<{ email: string; phone: string }> {
  const { rows } = await sql<{ email: string; phone: string }>`
    select
      case when email_verified then email else '' end as email,
      case when phone_proven_at is null then '' else phone end as phone
    from users where id = ${userId}`.execute(db)
  return rows[0] ?? { email: '', phone: '' }
}

/** Why staff blocked somebody; undefined while they are not. */
export async function findBlockReason(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('customer_blocks')
    .select('reason')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.reason
}

/** Has later accounts with these contacts be blocked, too. */
export async function insertContactBlocks(
  tx: Tx,
  { userId, hashes, reason, at }: { userId: string; hashes: string[]; reason: string; at: Date },
): Promise<void> {
  if (hashes.length === 0) return
  await tx
    .insertInto('kept_blocks')
    .values(hashes.map((hash) => ({ user_id: userId, hash, reason, blocked_at: at })))
    .onConflict((conflict) => conflict.columns(['hash', 'user_id']).doUpdateSet({ reason }))
    .execute()
}

/** Forgets what was kept of a block, and of earlier ones of the same contacts. */
export async function deleteContactBlocks(tx: Tx, userId: string, hashes: string[]): Promise<void> {
  await tx
    .deleteFrom('kept_blocks')
    .where((eb) =>
      eb.or([eb('user_id', '=', userId), eb('hash', '=', sql<string>`any(${hashes}::text[])`)]),
    )
    .execute()
}

/** @returns false when they were blocked already, with whatever reason stands there */
export async function insertBlock(
  tx: Tx,
  block: { userId: string; reason: string; by: string | null; at: Date },
): Promise<boolean> {
  const rows = await tx
    .insertInto('customer_blocks')
    .values({
      user_id: block.userId,
      reason: block.reason,
      blocked_by: block.by,
      blocked_at: block.at,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .execute()
  return rows.length > 0
}

export async function updateBlockReason(tx: Tx, userId: string, reason: string): Promise<void> {
  for (const table of ['customer_blocks', 'kept_blocks'] as const)
    await tx.updateTable(table).set({ reason }).where('user_id', '=', userId).execute()
}

/** @returns the reason that stood there; undefined when they were not blocked */
export async function deleteBlock(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('customer_blocks')
    .where('user_id', '=', userId)
    .returning('reason')
    .executeTakeFirst()
  return row?.reason
}
