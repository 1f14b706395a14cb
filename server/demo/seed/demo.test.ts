// The demo in the database: stored once, consistent totals, two accounts for signing in.
// @both-engines
import { createWordsFinder } from '#words/words-for.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { id as idOfCalls } from '#contract/base/fields.ts'
import { FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { PUBLISHED_PASSWORDS } from '#domain/accounts/published-passwords.ts'
import { english } from '#words/words.ts'
import { issueMissingInvoices } from '../../billing/invoices/issue-missing-invoices.ts'
import { earnMissingPoints } from '../../identity/loyalty/earn-missing-points.ts'
import { folderFileStore } from '../../platform/files/folder-file-store.ts'
import { pictureKey } from '../../platform/images/picture-files.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Tx } from '../../database/transaction.ts'
import { storeDemoData } from './demo.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'

const database = await openTestDatabase()
const { db } = database
const folder = await mkdtemp(join(tmpdir(), 'washline-demo-'))
const options = {
  now: new Date('2026-03-18T09:30:00Z'),
  passwords: { kind: 'published' as const, ...PUBLISHED_PASSWORDS },
  hashPassword: async (password: string) => `hash of ${password}`,
  files: folderFileStore(folder),
  issueInvoices: (tx: Tx) => issueMissingInvoices(tx, { wordsFor: createWordsFinder(english) }),
  earnPoints: earnMissingPoints,
}
let stored: boolean[] = []

beforeAll(async () => {
  stored = await Promise.all([storeDemoData(db, options), storeDemoData(db, options)])
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

async function countOf(table: keyof Tables): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test('stores one demo and its catalogue when two processes start at once', async () => {
  expect(stored.filter(Boolean)).toHaveLength(1)
  expect(await countOf('users')).toBe(41)
  expect(await countOf('orders')).toBe(200)
  expect(await countOf('catalogue_items')).toBe(FIRST_CATALOGUE.length)
  const business = await db.selectFrom('business').selectAll().executeTakeFirstOrThrow()
  expect(business).toMatchObject({ name: 'Washline', email: 'hello@washline.example' })
})

test('uses only ids that calls accept', async () => {
  for (const table of ['orders', 'order_payments', 'users', 'tickets', 'garments'] as const) {
    const rows = await db.selectFrom(table).select('id').execute()
    const refused = rows.filter(({ id }) => !idOfCalls.safeParse(id).success)
    expect([table, refused]).toEqual([table, []])
  }
})

test('adds nothing at a later start', async () => {
  const before = [await countOf('orders'), await countOf('order_history')]
  expect(await storeDemoData(db, { ...options, now: new Date('2026-04-01T09:30:00Z') })).toBe(false)
  expect([await countOf('orders'), await countOf('order_history')]).toEqual(before)
})

test('makes every total the sum of its lines and the express fee, without the Club’s cover', async () => {
  const { rows } = await sql<{ number: string }>`
    select orders.number from orders left join order_lines on order_lines.order_id = orders.id
    group by orders.id
    having orders.total_paise <> coalesce(sum(amount_paise - order_lines.covered_paise), 0)
        + orders.express_fee_paise
      or orders.list_paise <> sum(order_lines.list_price_paise * quantity) + orders.express_fee_paise
      or orders.pieces <> sum(quantity)`.execute(db)
  expect(rows).toEqual([])
  const express = db.selectFrom('orders').where('delivery_preference', '=', 'express')
  const fees = await express.select('express_fee_paise').distinct().execute()
  expect(fees).toEqual([{ express_fee_paise: 2000 }])
})

test('counts every order in its slot, and ends each order’s history with its status', async () => {
  const { rows: miscounted } = await sql`
    select pickup_slots.id, count(orders.id), booked
    from orders full join pickup_slots on slot_id = pickup_slots.id
    group by pickup_slots.id, booked
    having booked is distinct from count(orders.id) filter (where status <> 'cancelled')`.execute(
    db,
  )
  expect(miscounted).toEqual([])
  const { rows: astray } = await sql`
    select orders.id from orders where status is distinct from (select h.status
      from order_history h where h.order_id = orders.id order by h.id desc limit 1)`.execute(db)
  expect(astray).toEqual([])
})

test('stores the entries in time order', async () => {
  const entries = await db.selectFrom('order_history').select('at').orderBy('id').execute()
  const times = entries.map(({ at }) => Number(at))
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})

test('lists recent changes of orders by staff in the audit log, in time order', async () => {
  const entries = await db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  expect(entries.length).toBeGreaterThan(20)
  expect(entries.filter(({ search_text }) => search_text.includes('undefined'))).toEqual([])
  const times = entries.map(({ at }) => Number(at))
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(times.at(-1)).toBeLessThanOrEqual(Number(options.now))
  const { rows: untrue } = await sql`
    select d.search_text from audit_log d where d.action = 'order.status_set' and not exists (
      select from order_history h where h.order_id::text = d.record_id and h.at = d.at
        and h.actor = 'staff' and h.status = d.details->>'to')`.execute(db)
  expect(untrue).toEqual([])
  const { rows: unpaid } = await sql`
    select d.search_text from audit_log d where d.action = 'order.marked_paid' and not exists (
      select from order_payments p where p.order_id::text = d.record_id
        and p.method = d.details->>'method' and p.amount_paise::text = d.details->>'amountPaise')`.execute(
    db,
  )
  expect(unpaid).toEqual([])
})

test('lets only the two demo accounts sign in, and marks the database as a demo', async () => {
  const accounts = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['email', 'role', 'provider_id', 'password', 'account_id', 'users.id as userId'])
    .execute()
  expect(accounts).toHaveLength(2)
  for (const { role, email, password } of DEMO_ACCOUNTS) {
    const account = accounts.find((row) => row.email === email)
    expect(account).toMatchObject({
      role: role === 'admin' ? 'owner' : role,
      provider_id: 'credential',
      password: `hash of ${password}`,
    })
    expect(account?.account_id).toBe(account?.userId)
  }
  expect(await db.selectFrom('demo').selectAll().execute()).toEqual([
    { id: 1, passwords: 'published' },
  ])
})

test('shows Priya exactly two unread notifications', async () => {
  const unread = await db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select('email')
    .where('read_at', 'is', null)
    .execute()
  expect(unread.map(({ email }) => email)).toEqual([
    'priya@washline.example',
    'priya@washline.example',
  ])
})

test('shows Priya’s wardrobe with pictures, with cleanings from its orders', async () => {
  const garments = await db.selectFrom('garments').selectAll().execute()
  expect(garments.length).toBeGreaterThanOrEqual(8)
  for (const { picture_id: pictureId } of garments) {
    for (const size of ['small', 'large'] as const)
      expect(await options.files.get(pictureKey(pictureId ?? '', size))).not.toBeNull()
  }
  const { rows: miscounted } = await sql`
    select garments.name from garments
    left join order_garments on garment_id = garments.id
    left join orders on orders.id = order_id and orders.user_id = garments.user_id
    group by garments.id
    having clean_count <> count(order_garments.cleaned_at)
      or last_cleaned_at is distinct from max(order_garments.cleaned_at)
      or count(order_garments.cleaned_at) <> count(orders.completed_at)`.execute(db)
  expect(miscounted).toEqual([])
})

test('gives every completed order and paid charge an invoice, numbered without gaps by time', async () => {
  const { rows } = await sql<{ series: string; number: number; expected: number; total: boolean }>`
    with due as (
      select id, completed_at as at, total_paise from orders where completed_at is not null
      union all
      select id, paid_at, amount_paise from charges where status = 'succeeded')
    select series, invoices.number, invoices.total_paise = due.total_paise as total,
      row_number() over (partition by series order by at, due.id)::int as expected
    from due left join invoices on due.id in (invoices.order_id, invoices.charge_id)`.execute(db)
  expect(rows.length).toBeGreaterThan(100)
  for (const row of rows) expect(row).toMatchObject({ number: row.expected, total: true })
})

test('gives points for every completed order, one for each rupee', async () => {
  const { rows } = await sql<{ number: string }>`
    select number from orders left join loyalty_entries on order_id = orders.id
    where coalesce(points, 0) <>
      case when status = 'completed' then floor(total_paise / 100.0) else 0 end`.execute(db)
  expect(rows).toEqual([])
  expect(await countOf('loyalty_entries')).toBeGreaterThan(100)
  const priya = await db
    .selectFrom('loyalty_accounts')
    .innerJoin('users', 'users.id', 'loyalty_accounts.user_id')
    .select(['points', 'earned'])
    .where('email', '=', DEMO_ACCOUNTS[0].email)
    .executeTakeFirstOrThrow()
  expect(priya.points).toBeGreaterThan(1000)
  expect(priya).toEqual({ points: priya.earned, earned: priya.earned })
})
