/** SQL for the audit log. */
import { sql, type Insertable } from 'kysely'
import { matchesTypedText } from '../database/like-pattern.ts'
import type { AuditLogTable } from '../database/tables.ts'
import type { Db, Tx } from '../database/transaction.ts'

export async function insertAuditEntries(
  tx: Tx,
  entries: Insertable<AuditLogTable>[],
): Promise<void> {
  await tx.insertInto('audit_log').values(entries).execute()
}

export interface EntryFilter {
  /** A part of the sentence. */
  q?: string | undefined
  actorId?: string | undefined
  action?: string | undefined
  subjectType?: string | undefined
  subjectId?: string | undefined
  since?: Date | undefined
  before?: Date | undefined
}

/** Newest first, those older than `cursor` alone. */
export function listAuditEntries(
  db: Db,
  filter: EntryFilter,
  limit: number,
  cursor: number | null,
) {
  const { q, actorId, action, subjectType, subjectId, since, before } = filter
  return db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .leftJoin('api_keys', 'api_keys.id', 'audit_log.api_key_id')
    .selectAll('audit_log')
    .select(['users.name as actor_name', 'api_keys.name as api_key_name'])
    .$if(cursor !== null, (query) => query.where('audit_log.id', '<', cursor))
    .$if(Boolean(q?.trim()), (query) => query.where(matchesTypedText('search_text', q!)))
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId!))
    .$if(action !== undefined, (query) => query.where('action', '=', action!))
    .$if(subjectType !== undefined, (query) => query.where('record_type', '=', subjectType!))
    .$if(subjectId !== undefined, (query) => query.where('record_id', '=', subjectId!))
    .$if(since !== undefined, (query) => query.where('at', '>=', since!))
    .$if(before !== undefined, (query) => query.where('at', '<', before!))
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute()
}

/** Found by the index audit_log_of_action. */
export async function hasAuditEntry(
  db: Db,
  { action, userId }: { action: string; userId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', action)
    .where('record_type', '=', 'user')
    .where('record_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Everybody who ever did something, by name. */
export async function listAuditActors(db: Db): Promise<{ id: string; name: string }[]> {
  const ids = await listDistinctValues(db, 'actor_id')
  if (ids.length === 0) return []
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Each value once: it leaps from one to the next along an index, and never reads the log itself. */
export async function listDistinctValues(
  db: Db,
  column: 'actor_id' | 'action' | 'record_type',
): Promise<string[]> {
  const name = sql.ref(column)
  const { rows } = await sql<{ value: string | null }>`
    with recursive found as (
      (select ${name} as value from audit_log where ${name} is not null order by ${name} limit 1)
      union all
      select (select ${name} from audit_log where ${name} > found.value order by ${name} limit 1)
      from found where found.value is not null
    )
    select value from found where value is not null`.execute(db)
  return rows.flatMap(({ value }) => (value === null ? [] : [value]))
}
