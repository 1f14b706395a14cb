// Audit of the Laundry Club's books: the database's figures against the payment service's.
import { sql } from 'kysely'
import type { Db } from '#server/database/transaction.ts'

/** What happened outside of the database: the payment service's own books, and the process's deaths. */
export interface World {
  /** What the payment service took, by key. */
  taken: Map<string, number>
  refunded: Map<string, number>
  deaths: number
  daysDown: number
}

/** How much there was, and how much of it is wrong: all of `wrong` must be 0. */
export interface Audit {
  seen: Record<
    | 'subscriptions'
    | 'periods'
    | 'charges'
    | 'tries'
    | 'refunds'
    | 'orders'
    | 'covered'
    | 'deaths'
    | 'daysDown',
    number
  >
  /** Taken and given back, in paise. */
  takenPaise: number
  refundedPaise: number
  wrong: Record<
    | 'ledger transactions that do not balance'
    | 'paise that the ledger and the payment service disagree on'
    | 'paise that the charges and the payment service disagree on'
    | 'charges taken more than once'
    | 'periods charged twice'
    | 'paid periods without an allowance, or the other way round'
    | 'periods that do not follow each other'
    | 'allowances below zero'
    | 'lots that do not add up with what orders took'
    | 'kilograms used after their expiry'
    | 'orders whose cover does not add up with what they took'
    | 'charges still pending',
    number
  >
}

export async function auditClubBooks(db: Db, world: World): Promise<Audit> {
  const one = async (query: ReturnType<typeof sql<{ n: number | null }>>) =>
    (await query.execute(db)).rows[0]?.n ?? 0
  const count = (query: ReturnType<typeof sql<{ n: number | null }>>) => one(query)

  const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, each) => total + each, 0)
  const takenPaise = sum(world.taken.values())
  const refundedPaise = sum(world.refunded.values())
  const ledgerPaise = await one(
    sql`select sum(amount_paise) as n from ledger_entries where account = 'gateway'`,
  )
  const chargesPaise = await one(
    sql`select sum(amount_paise - refunded_paise) as n from charges where status = 'succeeded'`,
  )
  const takenCharges = [...world.taken.keys()].map((key) => key.slice(0, key.lastIndexOf('-')))

  return {
    seen: {
      subscriptions: await count(sql`select count(*) as n from subscriptions where period > 0`),
      periods: await count(sql`select count(*) as n from allowance_lots`),
      charges: await count(sql`select count(*) as n from charges`),
      tries: await count(sql`select sum(tries) as n from charges`),
      refunds: await count(sql`select count(*) as n from refunds`),
      orders: await count(sql`select count(*) as n from orders`),
      covered: await count(sql`select count(*) as n from orders where covered_paise > 0`),
      deaths: world.deaths,
      daysDown: world.daysDown,
    },
    takenPaise,
    refundedPaise,
    wrong: {
      'ledger transactions that do not balance': await count(sql`
        select count(*) as n from (
          select t.id from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
          group by t.id having count(e.id) < 2 or sum(e.amount_paise) <> 0) unbalanced`),
      'paise that the ledger and the payment service disagree on': Math.abs(
        ledgerPaise - (takenPaise - refundedPaise),
      ),
      'paise that the charges and the payment service disagree on': Math.abs(
        chargesPaise - (takenPaise - refundedPaise),
      ),
      'charges taken more than once': takenCharges.length - new Set(takenCharges).size,
      'periods charged twice': await count(sql`
        select count(*) as n from (
          select 1 from charges where status = 'succeeded'
          group by subscription_id, period_starts_at having count(*) > 1) twice`),
      'paid periods without an allowance, or the other way round': await count(sql`
        select count(*) as n from
          (select subscription_id, period, true as is_paid
            from charges where status = 'succeeded') paid
          full join (select subscription_id, period, true as is_granted
            from allowance_lots where period > 0) granted using (subscription_id, period)
        where is_paid is null or is_granted is null`),
      'periods that do not follow each other': await count(sql`
        select count(*) as n from (
          select starts_at, lag(ends_at) over (partition by subscription_id order by period) as before
          from allowance_lots) periods where before is not null and before <> starts_at`),
      'allowances below zero': await count(sql`
        select count(*) as n from allowance_lots
        where least(kilograms_left, pickups_left, dry_clean_items_left) < 0`),
      'lots that do not add up with what orders took': await count(sql`
        select count(*) as n from allowance_lots l
        left join (
          select lot_id, sum(kilograms) as kilograms, sum(pickups) as pickups,
            sum(dry_clean_items) as dry_clean_items
          from allowance_uses where returned_at is null group by lot_id) u on u.lot_id = l.id
        where l.kilograms - l.kilograms_left <> coalesce(u.kilograms, 0)
          or l.pickups - l.pickups_left <> coalesce(u.pickups, 0)
          or l.dry_clean_items - l.dry_clean_items_left <> coalesce(u.dry_clean_items, 0)`),
      'kilograms used after their expiry': await count(sql`
        select coalesce(sum(u.kilograms), 0) as n
        from allowance_uses u join allowance_lots l on l.id = u.lot_id
        where u.taken_at >= l.expires_at`),
      'orders whose cover does not add up with what they took': await count(sql`
        select count(*) as n from orders o
        left join (
          select order_id, sum(case when service = 'wash-fold' then covered_quantity else 0 end) as kilograms,
            sum(case when service = 'dry-cleaning' then covered_quantity else 0 end) as items
          from order_lines group by order_id) l on l.order_id = o.id
        left join (
          select order_id, sum(kilograms) as kilograms, sum(dry_clean_items) as items
          from allowance_uses group by order_id) u on u.order_id = o.id
        where l.kilograms <> coalesce(u.kilograms, 0) or l.items <> coalesce(u.items, 0)`),
      'charges still pending': await count(
        sql`select count(*) as n from charges where status = 'pending'`,
      ),
    },
  }
}
