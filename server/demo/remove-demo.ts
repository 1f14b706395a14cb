/** SQL that removes a demo from a database: its people and all their data. */
import { sql } from 'kysely'
import { marketingOf } from '../catalog/catalogue/marketing-of.ts'
import { DEMO_MARKETING } from './seed/demo-marketing.ts'
import { DEMO_BUSINESS } from './seed/demo-rows.ts'
import type { Db, Tx } from '../database/transaction.ts'

const PEOPLE = 'select user_id from demo_people'
const ORDERS = `select id from orders where user_id in (${PEOPLE})`
const SUBSCRIPTIONS = `select id from subscriptions where user_id in (${PEOPLE})`
const CHARGES = `select id from charges where subscription_id in (${SUBSCRIPTIONS})`
const PAYMENTS = `select id from order_payments where order_id in (${ORDERS})`
const HAND_INS = `select id from cash_hand_ins where person_id in (${PEOPLE})`
const TICKETS = `select id from tickets where user_id in (${PEOPLE})`
/** Nobody has a mailbox under these names, so what goes there goes to nobody. */
const NOBODY = `'%@example.com', '%@washline.example'`
const MESSAGES = `select id from contact_messages
  where user_id in (${PEOPLE}) or (user_id is null and email like any (array[${NOBODY}]))`
const CHATS = `select id from chats where user_id in (${PEOPLE})
  or id in (select chat_id from chat_messages where client_id like 'demo-message-%')`
const INVOICES = `select id from invoices
  where user_id in (${PEOPLE}) or order_id in (${ORDERS}) or charge_id in (${CHARGES})
    or id in (select invoice_id from credit_notes
      where order_id in (${ORDERS}) or user_id in (${PEOPLE}))`
const OUTBOX = `select id from outbox_messages
  where user_id in (${PEOPLE}) or (user_id is null and (
    recipient like any (array[${NOBODY}]) or reply_to_address like any (array[${NOBODY}])))`
const TRANSACTIONS = `select id from ledger_transactions
  where charge_id in (${CHARGES}) or order_payment_id in (${PAYMENTS})`

/** Records that events and the audit log know by their ids. */
const KNOWN_BY_ID = [PEOPLE, ORDERS, TICKETS, MESSAGES, CHATS, OUTBOX]
  .map((ids) => `select gone::text from (${ids}) as them (gone)`)
  .join(' union ')

/** Of what is only ever added to: the guards that a demo's rows pass once, in this transaction. */
const GUARDS = [
  ['audit_log', 'audit_log_is_append_only'],
  ['events', 'events_are_append_only'],
  ['invoices', 'invoices_are_kept'],
  ['credit_notes', 'credit_notes_are_kept'],
  ['loyalty_entries', 'loyalty_entries_are_append_only'],
  ['ledger_transactions', 'ledger_transactions_are_append_only'],
  ['ledger_entries', 'ledger_entries_are_append_only'],
  ['cash_movements', 'cash_movements_are_append_only'],
  ['cash_hand_ins', 'cash_hand_ins_are_append_only'],
  ['cash_counts', 'cash_counts_are_append_only'],
  ['custody_roots', 'custody_roots_are_append_only'],
  ['custody_root_heads', 'custody_root_heads_are_append_only'],
] as const

/** What refers to something else goes before it; what isn't named goes with its person or order. */
const REMOVALS = [
  `delete from audit_log where actor_id in (${PEOPLE})
     or record_id in (${KNOWN_BY_ID})`,
  `create temporary table gone_events on commit drop as select id from events
     where actor_id in (${PEOPLE}) or data ->> 'userId' in (select user_id::text from demo_people)
     or subject_id in (${KNOWN_BY_ID})`,
  `delete from event_deliveries where event_id in (select id from gone_events)`,
  `delete from events where id in (select id from gone_events)`,
  `delete from ledger_entries where transaction_id in (${TRANSACTIONS})`,
  `delete from ledger_transactions where id in (${TRANSACTIONS})`,
  `delete from refunds where charge_id in (${CHARGES})`,
  `delete from cash_movements where order_payment_id in (${PAYMENTS})`,
  `delete from cash_counts where hand_in_id in (${HAND_INS})`,
  `delete from cash_hand_ins where id in (${HAND_INS})`,
  `delete from order_refunds where payment_id in (${PAYMENTS})`,
  `delete from stop_completions where order_id in (${ORDERS})`,
  `create temporary table gone_invoices on commit drop as ${INVOICES}`,
  `delete from credit_notes where invoice_id in (select id from gone_invoices)`,
  `delete from invoices where id in (select id from gone_invoices)`,
  `delete from company_invoice_orders where order_id in (${ORDERS})`,
  `delete from order_payments where order_id in (${ORDERS})`,
  `delete from charges where subscription_id in (${SUBSCRIPTIONS})`,
  `delete from loyalty_entries where user_id in (${PEOPLE})`,
  `delete from vouchers where user_id in (${PEOPLE})`,
  `delete from loyalty_accounts where user_id in (${PEOPLE})`,
  `update referrals set referrer_id = null where referrer_id in (${PEOPLE})`,
  `update referrals set order_id = null where order_id in (${ORDERS})`,
  `delete from outbox_messages where id in (${OUTBOX})`,
  `delete from contact_messages where id in (${MESSAGES})`,
  `delete from chats where id in (${CHATS})`,
  `delete from verifications where value in (select user_id::text from demo_people)`,
  // Each night stands on the ones before it: with an order of the demo's in one of them, they begin again.
  `delete from custody_roots
     where exists (select from custody_root_heads where order_id in (${ORDERS}))`,
  `delete from custody_root_heads where night_date not in (select night_date from custody_roots)`,
  `delete from orders where user_id in (${PEOPLE})`,
  `delete from allowance_lots where subscription_id in (${SUBSCRIPTIONS})`,
  `delete from subscriptions where user_id in (${PEOPLE})`,
  `delete from users where id in (${PEOPLE})`,
  // What was paid on a day, and who came back after which.
  `select recount_days()`,
  `delete from demo`,
  // A series goes on where a kept invoice left it, and begins with 1 where none is left.
  `delete from invoice_counters where series not in (select series from invoices)
     and series not in (select series from credit_notes)`,
  `update pickup_slots set booked = (select count(*) from orders
     where slot_id = pickup_slots.id and status <> 'cancelled')`,
  `delete from pickup_slots where booked = 0 and capacity is null
     and not exists (select from orders where slot_id = pickup_slots.id)`,
  `update delivery_windows set booked = (select count(*) from orders
     where delivery_slot_id = delivery_windows.id and status <> 'cancelled')`,
  `delete from delivery_windows where booked = 0
     and not exists (select from orders where delivery_slot_id = delivery_windows.id)`,
]

/** Takes the demo out. @returns what names its files in the outbox */
export async function removeDemo(tx: Tx): Promise<Set<string>> {
  const { rows } = await sql.raw<{ id: string }>(`${OUTBOX} union ${PEOPLE}`).execute(tx)
  await forgetJobs(tx)
  for (const [table, guard] of GUARDS)
    await sql.raw(`alter table ${table} disable trigger ${guard}`).execute(tx)
  for (const removal of REMOVALS) await sql.raw(removal).execute(tx)
  // Sums that wait for the end of the transaction are made now, before the tables are altered again.
  await sql`set constraints all immediate`.execute(tx)
  for (const [table, guard] of GUARDS)
    await sql.raw(`alter table ${table} enable trigger ${guard}`).execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Work that waits for somebody or something that is about to go. */
async function forgetJobs(tx: Tx): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('pgboss.job') is not null as exists`.execute(tx)
  if (!rows[0]?.exists) return
  await sql
    .raw(
      `delete from pgboss.job using (${OUTBOX} union ${PEOPLE} union ${PAYMENTS}) as gone (id)
       where data is not null and position(gone.id::text in data::text) > 0`,
    )
    .execute(tx)
}

/** What the demo said of its laundry, where nobody has written anything else since. */
export async function clearDemoBusiness(tx: Tx): Promise<void> {
  const { gstin, tax_standing: _, ...facts } = DEMO_BUSINESS
  await tx
    .updateTable('business')
    .set({ gstin: '', tax_standing: 'unregistered' })
    .where('gstin', '=', gstin)
    .execute()
  for (const [column, value] of Object.entries(facts))
    await sql`update business set ${sql.ref(column)} = ''
      where ${sql.ref(column)} = ${value}`.execute(tx)
  await tx
    .updateTable('business')
    .set({ strong_sign_in_since: sql<Date>`now()` })
    .where('strong_sign_in_since', 'is', null)
    .execute()
  await clearDemoMarketing(tx)
}

/** The demo's numbers and testimonials go one by one: what staff wrote beside them stays. */
async function clearDemoMarketing(tx: Tx): Promise<void> {
  const row = await tx.selectFrom('business').selectAll().forUpdate().executeTakeFirst()
  if (!row) return
  const { numbers, testimonials } = marketingOf(row)
  const own = {
    numbers: numbers.filter(
      ({ value, label }) =>
        !DEMO_MARKETING.numbers.some((demo) => demo.value === value && demo.label === label),
    ),
    testimonials: testimonials.filter(
      ({ comment }) => !DEMO_MARKETING.testimonials.some((demo) => demo.comment === comment),
    ),
  }
  await tx
    .updateTable('business')
    .set({ marketing: JSON.stringify(own) })
    .execute()
}

/** Removes what staff set, so that it is stored as it comes; plans that somebody is a member of stay. */
export async function removeSettings(tx: Tx): Promise<void> {
  await sql.raw(`update pickup_slots set capacity = null`).execute(tx)
  await sql
    .raw(`delete from pickup_slots where booked = 0
     and not exists (select from orders where slot_id = pickup_slots.id)`)
    .execute(tx)
  for (const table of ['business', 'catalogue_items', 'service_areas', 'closed_dates'])
    await sql.raw(`delete from ${table}`).execute(tx)
  await sql
    .raw(
      `delete from plans where not exists (select from subscriptions)
         and not exists (select from charges)`,
    )
    .execute(tx)
}

/** What a database holds, its demo and the rest apart. */
export interface Contents {
  people: number
  staff: string[]
  orders: number
  invoices: number
}

export async function countContents(db: Db, of: 'demo' | 'rest'): Promise<Contents> {
  const not = of === 'demo' ? '' : 'not'
  const { rows } = await sql
    .raw<Contents>(
      `select
         (select count(*) from users where id ${not} in (${PEOPLE})) as people,
         (select coalesce(array_agg(email order by email), '{}') from users
           where role <> 'customer' and id ${not} in (${PEOPLE})) as staff,
         (select count(*) from orders where id ${not} in (${ORDERS})) as orders,
         (select count(*) from invoices where id ${not} in (${INVOICES})) as invoices`,
    )
    .execute(db)
  return rows[0]!
}
