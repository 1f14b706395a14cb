/**
 * Upgrades in place: each file beside this test is a laundry as an earlier version left it (keep.ts), with its
 * answers.
 */
// @both-engines
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOrder, type StaffOrder } from '#contract/orders/orders.ts'
import { describeSchema } from '../../database/describe-schema.ts'
import { migrateToLatest } from '../../database/migrate.ts'
import { DEMO_ACCOUNTS } from '../../demo/seed/demo-accounts.ts'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'
import { orderInput } from '../order-inputs.ts'
import { answerDifferences } from './answer-differences.ts'
import { readKeptLaundry } from './kept-laundry.ts'
import { openKeptLaundry, type OpenedLaundry } from './open-kept-laundry.ts'
import { type KeptAnswer, readPath } from './read-back.ts'

const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.br'))

/** One row that is lost moves all that stand behind it. */
const MOST_LINES = 40

/** What later versions answer otherwise on purpose: "PATH: field", and the kept versions it is about. */
const MEANT: { of: readonly string[]; what: RegExp }[] = [
  // A file with the secret of a customer's link isn't offered any more.
  {
    of: ['0155-settings-by-key'],
    what: /^\/api\/admin\/outbox\b.*\.file "eml" → null/,
  },
  // Reworded texts: notifications, activities, messages in the outbox, audit entries, and labels of an order's history.
  {
    of: ['0155-settings-by-key'],
    what: /(?:^\/api\/(?:notifications|activities|admin\/(?:audit-log|outbox))\b.*\.(?:title|subject|message|summary|text)|\.history\[\d+\]\.label) ".* → "/,
  },
  // Orders have a column for what was added after placing.
  {
    of: ['0155-settings-by-key'],
    what: /^\/api\/admin\/exports\/orders\.csv: .*,Express fee \(₹\),Second visits \(₹\),/,
  },
]

/** Reworded cells of spreadsheets. */
const CELLS: Record<string, string> = {
  'Given back (₹)': 'Refunded (₹)',
  'Paid in all (₹)': 'Paid in total (₹)',
  'To give back (₹)': 'To refund (₹)',
  'Cash given back (₹)': 'Cash refunded (₹)',
  stands: 'valid',
  'taken back': 'cancelled',
}

/** An answer as it reads now, where it is a spreadsheet. */
const reworded = (answer: unknown): unknown =>
  typeof answer === 'string' ? answer.replace(/[^,\r\n]+/g, (cell) => CELLS[cell] ?? cell) : answer

/** Tables of earlier versions that are rows of another now, so many for each row. */
const MOVED: Record<string, { to: string; rows: number }> = {
  'public.notification_settings': { to: 'public.notification_choices', rows: 6 },
  'public.upcoming_company_prices': { to: 'public.upcoming_prices', rows: 1 },
}

/** Tables of earlier versions that were dropped with their rows. */
const REMOVED = ['public.demo_people']

const tableNow = (name: string) => MOVED[name]?.to ?? name

describe.each(files)('data of the earlier version %s after an upgrade', (file) => {
  const kept = readKeptLaundry(join(import.meta.dirname, file))
  const tables = kept.tables.filter(({ name }) => !REMOVED.includes(name))
  let dataDir: string
  let database: TestDatabase
  let laundry: OpenedLaundry
  const counts: Record<string, number> = {}
  const answers: Omit<KeptAnswer, 'who'>[] = []

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'washline-upgrade-'))
    database = await openTestDatabase({ migrated: false })
    const upgraded = async () => {
      await migrateToLatest(database.db)
      for (const { name } of tables) counts[tableNow(name)] ??= await countRows(tableNow(name))
    }
    laundry = await openKeptLaundry(database, kept, { dataDir, upgraded })
  })
  afterAll(async () => {
    await laundry?.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  async function countRows(table: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.raw(table)}`.execute(database.db)
    return rows[0]!.count
  }

  it('has the schema of a fresh database', async () => {
    const fresh = await openTestDatabase()
    const expected = await describeSchema(fresh.db)
    await fresh.close()
    expect(await describeSchema(database.db)).toBe(expected)
  })

  it('has all rows that it had', () => {
    const expected: Record<string, number> = {}
    for (const { name, rows } of tables) {
      const now = tableNow(name)
      expected[now] = (expected[now] ?? 0) + rows.length * (MOVED[name]?.rows ?? 1)
    }
    expect(counts).toEqual(expected)
  })

  it('gives everyone the same answers as before', { timeout: 180_000 }, async () => {
    const found: string[] = []
    for (const { who, ...answer } of kept.answers) {
      const { answered: now } = await readPath(laundry.people[who], answer.path)
      answers.push(now)
      const expected = { ...answer, answer: reworded(answer.answer) }
      found.push(...answerDifferences(expected, now).map((text) => `${answer.path}: ${text}`))
    }
    const version = basename(file, '.br')
    const isMeant = (text: string) =>
      MEANT.some(({ of, what }) => of.includes(version) && what.test(text))
    expect(found.filter((text) => !isMeant(text)).slice(0, MOST_LINES)).toEqual([])
  })

  it('has orders with correct sums', () => {
    const orders = answers.filter(({ path }) => /^\/api\/admin\/orders\/[\w-]{36}$/.test(path))
    expect(orders.length).toBeGreaterThan(200)
    for (const { answer } of orders) {
      const order = answer as StaffOrder
      const { charged, amountPaid, amountRefunded, amountDue, refundDue } = order
      const takenOff = order.adjustments.reduce((all, { amount }) => all + amount, 0)
      expect([order.number, takenOff]).toEqual([order.number, order.covered + order.discount])
      const sum = amountPaid - amountRefunded + amountDue - refundDue
      expect([order.number, Math.round(sum * 100)]).toEqual([
        order.number,
        Math.round(charged * 100),
      ])
    }
  })

  it('keeps people signed in', async () => {
    const browser = laundry.newBrowser()
    const headers = { cookie: kept.session }
    const { body } = await browser.send({ method: 'GET', url: '/api/auth/me', headers })
    expect(body).toMatchObject({ user: { email: DEMO_ACCOUNTS[0].email } })
  })

  it('lets waiting messages be sent and orders be placed', async () => {
    const { staff, nila } = laundry.people
    const waiting = async () =>
      (await staff.send({ method: 'GET', url: '/api/admin/outbox?state=waiting' })).body
    expect(await waiting()).not.toEqual([])
    laundry.clock.set('2026-03-18T11:00:00Z')
    await sql`update pgboss.job set start_after = now() where state < 'active'`.execute(database.db)
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
    const order = { pickupDate: '2026-03-20', pickupTime: '1-3 PM' }
    const { status } = await nila.call(placeOrder, { body: orderInput(order) })
    expect(status).toBe(201)
  })
})
