/** SQL of telling customers of a promo code. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../database/transaction.ts'
import type { ListedCode } from './store.ts'

type TermsOfUse = Pick<ListedCode, 'id' | 'first_order_only' | 'max_uses_per_customer'>

/** What counts against the cap. */
interface Cap {
  most: number
  since: Date
}

/** Everyone who agreed to offers in words that are on record, and what keeps them from this one. */
const peopleWhoAgreed = (code: TermsOfUse, { most, since }: Cap) => sql`
  select consents.user_id,
    exists (
      select from promo_told where code_id = ${code.id} and user_id = consents.user_id) as is_told,
    (select count(*) from promo_told
      where user_id = consents.user_id and told_at > ${since}) >= ${most} as is_at_cap,
    (${code.first_order_only} and exists (
      select from orders where user_id = consents.user_id and status <> 'cancelled'))
    or (select count(*) from promo_uses join orders on orders.id = promo_uses.order_id
      where code_id = ${code.id} and released_at is null and orders.user_id = consents.user_id
      ) >= coalesce(${code.max_uses_per_customer}::integer, 1000000) as cant_use
  from consents
  where subject = 'promotions' and withdrawn_at is null and wording is not null
    and exists (
      select from notification_choices as choices
      where choices.user_id = consents.user_id and category = 'promotions' and is_on)
    and not exists (select from customer_blocks where customer_blocks.user_id = consents.user_id)`

interface AudienceCounts {
  agreed: number
  told: number
  atCap: number
  cantUse: number
  toTell: number
}

/** Each person is counted once: as told, else as one who can't use it, else as one at the cap. */
export async function countAudience(db: Db, code: TermsOfUse, cap: Cap): Promise<AudienceCounts> {
  const { rows } = await sql<AudienceCounts>`
    select count(*) as agreed,
      count(*) filter (where is_told) as told,
      count(*) filter (where not is_told and cant_use) as "cantUse",
      count(*) filter (where not is_told and not cant_use and is_at_cap) as "atCap",
      count(*) filter (where not is_told and not cant_use and not is_at_cap) as "toTell"
    from (${peopleWhoAgreed(code, cap)}) as people`.execute(db)
  return rows[0]!
}

/**
 * Notes the next people as told, in the order of their ids.
 * @param after the last one of before; null for the first people
 * @returns their ids, `most` at the most
 */
export async function insertNextTold(
  tx: Tx,
  code: TermsOfUse,
  { cap, after, most, at }: { cap: Cap; after: string | null; most: number; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into promo_told (code_id, user_id, told_at)
    select ${code.id}, user_id, ${at} from (
      ${peopleWhoAgreed(code, cap)} and (${after}::uuid is null or consents.user_id > ${after}::uuid)
    ) as people
    where not is_told and not is_at_cap and not cant_use
    order by user_id limit ${most}
    returning user_id`.execute(tx)
  return rows.map((row) => row.user_id).toSorted()
}

export function findTelling(db: Db, codeId: string) {
  return db
    .selectFrom('promo_tellings')
    .selectAll()
    .where('code_id', '=', codeId)
    .executeTakeFirst()
}

/**
 * Locks all tellings under way until `tx` ends: two of them count the same person's offers one after the other.
 * @returns the one of this code; undefined where it is finished
 */
export async function lockTelling(tx: Tx, codeId: string) {
  const rows = await tx
    .selectFrom('promo_tellings')
    .selectAll()
    .where('finished_at', 'is', null)
    .orderBy('code_id')
    .forUpdate()
    .execute()
  return rows.find((row) => row.code_id === codeId)
}

/** @returns false where it is under way already */
export async function insertTelling(tx: Tx, codeId: string, at: Date): Promise<boolean> {
  const again = { begun_at: at, reached_id: null, finished_at: null }
  const row = await tx
    .insertInto('promo_tellings')
    .values({ code_id: codeId, ...again })
    .onConflict((conflict) =>
      conflict
        .column('code_id')
        .doUpdateSet(again)
        .where('promo_tellings.finished_at', 'is not', null),
    )
    .returning('code_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateTelling(
  tx: Tx,
  codeId: string,
  change: { reached_id: string | null; finished_at: Date | null },
): Promise<void> {
  await tx.updateTable('promo_tellings').set(change).where('code_id', '=', codeId).execute()
}

export async function findEndOfQuietHours(db: Db, at: Date): Promise<Date | null> {
  const { rows } = await sql<{ quiet_end: Date | null }>`select quiet_end(${at})`.execute(db)
  return rows[0]!.quiet_end
}
