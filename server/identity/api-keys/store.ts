/** SQL for API keys; `http/api-key.ts` looks up the key of a request. */
import { sql, type Insertable } from 'kysely'
import type { ApiKeysTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** Keys that lists show: all that are not revoked, and as many of the others as fit. */
const MOST_LISTED = 200

/** Those that are not revoked before the others, each the newest first; or one of them. */
export function selectApiKeys(db: Db, id?: string) {
  return db
    .selectFrom('api_keys')
    .leftJoin('users', 'users.id', 'api_keys.made_by')
    .select(['api_keys.id', 'api_keys.name', 'prefix', 'permissions', 'made_by', 'last_used_at'])
    .select(['api_keys.created_at', 'expires_at', 'revoked_at', 'users.name as maker_name'])
    .$if(id !== undefined, (query) => query.where('api_keys.id', '=', id!))
    .orderBy(sql`revoked_at is not null`)
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.id', 'desc')
    .limit(MOST_LISTED)
    .execute()
}

export type ListedKey = Awaited<ReturnType<typeof selectApiKeys>>[number]

/** Lets one at a time be made, so that none is counted too few; held until `tx` ends. */
export async function lockApiKeys(tx: Tx): Promise<void> {
  await sql`lock table api_keys in share row exclusive mode`.execute(tx)
}

/** The names of those of one maker that are good still, the oldest first. */
export async function selectApiKeyNames(db: Db, makerId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select('name')
    .where('made_by', '=', makerId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}

/** How many are not revoked. */
export async function countApiKeys(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertApiKey(tx: Tx, row: Insertable<ApiKeysTable>): Promise<void> {
  await tx.insertInto('api_keys').values(row).execute()
}

/** @returns whether it was not revoked before */
export async function markApiKeyRevoked(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Revokes those of one maker that are not; returns them. */
export function markApiKeysRevoked(tx: Tx, makerId: string, at: Date) {
  return tx
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('made_by', '=', makerId)
    .where('revoked_at', 'is', null)
    .returning(['id', 'name'])
    .execute()
}
