/** SQL for the till: cash movements by person, day and kind. */
import { sql } from 'kysely'
import type { TillEntry } from '#domain/cash/till.ts'
import type { Db } from '../../database/transaction.ts'

/** Instants: from the beginning of the first day to the end of the last. */
export interface TillSpan {
  from: Date
  until: Date
  timeZone: string
}

/**
 * A correction is counted on its own day, by what it changes. What was collected or undone counts on the day on which
 * the laundry heard of it, so that a day that is over stays as it was.
 */
export async function selectTillEntries(
  db: Db,
  { from, until, timeZone }: TillSpan,
): Promise<TillEntry[]> {
  const { rows } = await sql<{
    person_id: string | null
    date: string | null
    kind: TillEntry['kind']
    paise: string | number
  }>`
    with entries as (
      select person_id, at, case kind when 'refunded' then 'refunded' else place end as kind,
        case kind when 'refunded' then -paise else paise end as paise
      from cash_movements
      union all
      select handed.person_id, counts.at, 'counted', counts.paise - coalesce(corrected.paise, 0)
      from cash_counts as counts
      join cash_hand_ins as handed on handed.id = counts.hand_in_id
      left join cash_counts as corrected on corrected.id = counts.corrects
      union all
      select handed.person_id, counts.at, 'settled', handed.expected_paise
      from cash_counts as counts
      join cash_hand_ins as handed on handed.id = counts.hand_in_id
      where counts.corrects is null
      union all
      select taken_by, created_at, 'upi', amount_paise
      from order_payments
      where method = 'upi' and status = 'succeeded' and taken_by is not null and created_at >= ${from}
      union all
      select taken_by, at, 'upi', amount_paise
      from company_payments
      where method = 'upi' and taken_by is not null and at >= ${from}
      union all
      select taken_by, undone_at, 'upi', -amount_paise
      from company_payments
      where method = 'upi' and taken_by is not null and undone_at >= ${from}
      union all
      select refunds.given_by, refunds.created_at, 'upi', -refunds.amount_paise
      from order_refunds as refunds
      join order_payments as payments on payments.id = refunds.payment_id
      where coalesce(refunds.method, payments.method) = 'upi' and refunds.status = 'succeeded' and refunds.given_by is not null
        and refunds.created_at >= ${from}
    )
    select person_id, kind, sum(paise) as paise,
      case when at >= ${from} then to_char(at at time zone ${timeZone}::text, 'YYYY-MM-DD') end as date
    from entries
    where at < ${until}
    group by 1, 2, 4
    order by 4, 1, 2`.execute(db)
  return rows.map(({ person_id, paise, ...entry }) => ({
    ...entry,
    personId: person_id,
    paise: Number(paise),
  }))
}

/** The names of some people; who was erased has none. */
export async function findPersonNames(
  db: Db,
  ids: readonly (string | null)[],
): Promise<Map<string | null, string>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', known)
    .where('erased_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
