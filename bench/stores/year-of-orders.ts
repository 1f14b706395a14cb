// Bulk data: a year of 300 orders a day with all their rows. A hundred orders go through the product's own calls and
// are copied for the year; some of today's are unfinished.
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { type ChainHead, computeRoot } from '#domain/clothes/custody-root.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { openProduct } from '#server/boot.ts'
import type { Database } from '#server/database/open.ts'
import type { Db } from '#server/database/transaction.ts'
import { hashPassword } from '#server/identity/accounts/passwords/passwords.ts'
import { readConfig } from '#server/platform/config/config.ts'
import * as copied from './copied-rows.ts'
import { type Ask, runOrderToEnd, signInForBench, STAGES } from './lived-orders.ts'
import { addTriggerKeptSums, writeWithoutTriggers } from './orders-in-bulk.ts'
import { staffSignIn } from '../store.ts'

const ORDERS_A_DAY = 300
/** Orders that are lived, each of another customer. */
const LIVED = 100
/** People who order, a hundred each: so many that each has some 23 orders a year. */
const COHORTS = 48
/** Orders under way in the end, a few at each stage. */
const UNDER_WAY = 56
/** Copies in one transaction. */
const BATCH = 30
const PASSWORD = 'a-year-of-laundry'
const SETTLED_WITHIN_MS = 120_000

const emailOf = (index: number) => `${personId(index)}@year.example`
const personId = (index: number) =>
  `${copied.PEOPLE_MARK}${copied.phoneDigitsOfCohort(0)}-${String(index).padStart(12, '0')}`

/** A customer with an order about every sixteen days, and one of today. */
export const YEAR_CUSTOMER = personId(1)
export const yearSignIn = { email: emailOf(1), password: PASSWORD }

/** @param days so many days of 300 orders each */
export async function addYearOfOrders(database: Database, days: number): Promise<void> {
  const { db } = database
  await addPeople(db)
  await db.updateTable('business').set({ message_wait_seconds: 0 }).execute()
  await copied.reserveSequenceNumbers(db)
  const begun = await copied.beginRecordingRows(db)
  await withProduct(database, async (customers, staff) => {
    for (const [index, customer] of customers.entries())
      await runOrderToEnd(customer, staff, { isRated: index % 3 === 0 })
  })
  const lived = await copied.readRecordedRows(db, begun)
  const copy = await copied.openRowCopier(db, lived)
  const copies = Array.from({ length: (days * ORDERS_A_DAY) / LIVED - 1 }, (_, index) => ({
    place: index + 1,
    agoMs: ((index + 1) * DAY_MS * LIVED) / ORDERS_A_DAY,
    cohort: (index + 1) % COHORTS,
  })).toReversed()
  for (let first = 0; first < copies.length; first += BATCH)
    await writeWithoutTriggers(database, (tx) => copy(tx, copies.slice(first, first + BATCH)))
  await copied.deleteRecordedRows(db)
  await addWhatIsCounted(database)
  await addRoots(database)
  await withProduct(database, async (customers, staff) => {
    for (const [index, customer] of customers.slice(0, UNDER_WAY).entries())
      await runOrderToEnd(customer, staff, { stages: 1 + (index % (STAGES - 1)) })
  })
  await sql`vacuum analyze`.execute(db)
}

/** With phones and addresses, as those who order have; the first hundred can sign in. */
async function addPeople(db: Db): Promise<void> {
  const cohorts = Array.from({ length: COHORTS }, (_, cohort) => cohort)
  await sql`
    insert into users (id, name, email, email_verified, phone, address, created_at)
    select (mark || '-' || tail)::uuid, firsts[1 + i % 10] || ' ' || lasts[1 + (i * 7 + nth) % 14],
      mark || '-' || tail || '@year.example', true, phone || ' ' || lpad(i::text, 5, '0'),
      i || ', Lake View Road, Indiranagar, Bengaluru 560038', now() - interval '400 days'
    from unnest(${cohorts.map((each) => copied.PEOPLE_MARK + copied.phoneDigitsOfCohort(each))}::text[],
        ${cohorts.map((each) => copied.PHONE_MARK + copied.phoneOfCohort(each))}::text[])
        with ordinality as cohorts (mark, phone, nth),
      generate_series(1, ${LIVED}::int) i, lpad(i::text, 12, '0') as tail,
      string_to_array('Asha Ravi Meena Zubin Kiran Latha Farhan Gita Imran Jaya', ' ') as firsts,
      string_to_array('Rao Iyer Khan Shetty Nair Patel Reddy Gowda Menon Das Bose Joshi Lobo Mehta', ' ')
        as lasts`.execute(db)
  const password = await hashPassword(PASSWORD)
  await sql`
    insert into accounts (id, account_id, provider_id, user_id, password)
    select gen_random_uuid(), id, 'credential', id, ${password} from users
    where id::text like ${`${copied.PEOPLE_MARK}${copied.phoneDigitsOfCohort(0)}-%`}`.execute(db)
}

/** Opens the product on the database, and waits in the end until all that follows is done and sent. */
async function withProduct(
  database: Database,
  live: (customers: readonly Ask[], staff: Ask) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'washline-bench-'))
  const product = await openProduct(
    readConfig({ DATA_DIR: dataDir, DEMO: '0', LIMIT_FACTOR: '100000' }),
    database,
    { clock: () => new Date(), log: pino({ level: 'silent' }), webFolder: null },
  )
  try {
    const customers: Ask[] = []
    for (let index = 1; index <= LIVED; index += 1)
      customers.push(await signInForBench(product, { email: emailOf(index), password: PASSWORD }))
    await live(customers, await signInForBench(product, staffSignIn))
    await product.deps.events.settled()
    await untilSent(database.db)
  } finally {
    await product.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Several messages about one order are sent minutes apart: those that are put off count as sent. */
async function untilSent(db: Db): Promise<void> {
  const deadline = Date.now() + SETTLED_WITHIN_MS
  while (Date.now() < deadline) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from outbox_messages
      where status = 'waiting' and (due_at is null or due_at <= now())`.execute(db)
    if (rows[0]!.waiting === 0) break
    await wait(500)
  }
  await sql`
    update outbox_messages set status = 'sent', attempts = 1, sent_at = created_at
    where status = 'waiting'`.execute(db)
}

/** What triggers would have kept of the copies. */
async function addWhatIsCounted(database: Database): Promise<void> {
  await writeWithoutTriggers(database, async (tx) => {
    await sql`
      insert into order_search
      select orders.id, lower(name), order_words(orders.id, number, name, email, phone,
        orders.address, delivery_address, door_name, door_phone)
      from orders join users on users.id = orders.user_id order by orders.id
      on conflict do nothing`.execute(tx)
    await sql`delete from order_totals`.execute(tx)
    await sql`delete from last_orders`.execute(tx)
    await sql`delete from pickup_slots`.execute(tx)
    await sql`delete from delivery_windows`.execute(tx)
    await sql`
      insert into delivery_windows (id, booked)
      select delivery_slot_id, count(*) from orders
      where delivery_slot_id is not null group by delivery_slot_id`.execute(tx)
    await addTriggerKeptSums(tx)
    await sql`
      insert into loyalty_accounts (user_id, points, earned)
      select user_id, sum(points), sum(points) from loyalty_entries group by user_id
      on conflict (user_id) do update set points = excluded.points, earned = excluded.earned`.execute(
      tx,
    )
    await sql`
      insert into invoice_counters select series, max(number) from invoices group by series
      on conflict (series) do update set last_number = excluded.last_number`.execute(tx)
  })
}

/** The root of each night until the last one, over the chains that had grown since the one before. */
async function addRoots(database: Database): Promise<void> {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  await writeWithoutTriggers(database, async (tx) => {
    // The product may have made one of the copied chains' nights while it was open.
    await sql`delete from custody_root_heads`.execute(tx)
    await sql`delete from custody_roots`.execute(tx)
    await sql`
      insert into custody_root_heads (night_date, order_id, seq)
      select (max(at) at time zone 'Asia/Kolkata' - interval '3 hours')::date + 1 as night, order_id, max(seq)
      from custody_events group by order_id
      having (max(at) at time zone 'Asia/Kolkata' - interval '3 hours')::date + 1
        <= (now() at time zone 'Asia/Kolkata' - interval '3 hours')::date`.execute(tx)
    const { rows: nights } = await sql<{ date: string; heads: ChainHead[] }>`
      select night_date::text as date,
        jsonb_agg(jsonb_build_object('order', order_id, 'seq', seq, 'hash', hash)) as heads
      from custody_root_heads join custody_events using (order_id, seq)
      group by night_date order by night_date`.execute(tx)
    let previous = ''
    for (const { date, heads } of nights) {
      const root = await computeRoot(sha256, { date, previous, heads })
      await sql`
        insert into custody_roots (night_date, made_at, previous, root)
        values (${date}, (${date}::date + time '3:00') at time zone 'Asia/Kolkata', ${previous}, ${root})`.execute(
        tx,
      )
      previous = root
    }
  })
}
