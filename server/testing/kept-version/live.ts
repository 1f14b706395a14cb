/** Runs a life of the demo through the API at a fixed moment, and collects its data. */
import { mkdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { databaseOnPglite } from '../../database/open.ts'
import { openPgliteInMemory } from '../../database/engines/pglite.ts'
import { type Db, inTransaction } from '../../database/transaction.ts'
import type { Step } from '../golden/step.ts'
import { STEPS } from '../golden/steps.ts'
import { createStepRunner } from '../take-steps.ts'
import type { TestClock } from '../test-clock.ts'
import type { Client } from '../client.ts'
import type { KeptLaundry } from './kept-laundry.ts'
import { A_MINUTE_LATER, ORDERS, PEOPLE, type Person, REST, WAITING } from './later-life.ts'
import { openLaundry, readFiles } from './open-laundry.ts'
import { queueTables, readAllRows, readSchema } from './rows.ts'

const BEGIN = '2026-03-18T09:30:00.000Z'
/** What is due by the clock, done once more before the end: nothing is left for later that depends on when it began. */
const BY_THE_CLOCK = [
  'remind-pickups',
  'sweep-order-money',
  'run-subscriptions',
  'tend-chats',
  'remove-pictures',
  'forget-cards',
] as const

/** @param dataDir is made, and must not be there yet */
export async function runKeptLaundry(dataDir: string): Promise<Omit<KeptLaundry, 'answers'>> {
  mkdirSync(dataDir, { recursive: true })
  const database = databaseOnPglite(await openPgliteInMemory())
  const laundry = await openLaundry(database, { dataDir, now: BEGIN })
  const [customer, staff] = await Promise.all([laundry.signIn('customer'), laundry.signIn('staff')])
  const people: Record<Person, Client> = {
    visitor: laundry.newBrowser(),
    customer,
    staff,
    nila: laundry.newBrowser(),
    meera: laundry.newBrowser(),
    ravi: laundry.newBrowser(),
  }
  const photo = await sharp({
    create: { width: 320, height: 240, channels: 3, background: { r: 180, g: 40, b: 60 } },
  })
    .jpeg()
    .toBuffer()
  const take = createStepRunner(people, photo)
  const takeAll = async (steps: Step<Person>[]) => {
    for (const step of steps) {
      if (step === A_MINUTE_LATER) {
        await passMinute(laundry.clock, database.db)
        continue
      }
      const { status, message } = await take(step)
      if (status >= 400) throw new Error(`${step.who} ${step.call} answered ${status}: ${message}`)
      await untilIdle(database.db)
    }
  }

  await changeSetting(staff, 'message-wait', 'messageWait', { seconds: 0 })
  // Without those that sign browsers in as others.
  const { account: _, ...golden } = STEPS
  for (const steps of Object.values(golden)) for (const step of steps) await take(step)
  await takeAll(PEOPLE)
  await takeAll(ORDERS)
  await takeAll(REST)
  await passMinute(laundry.clock, database.db)
  await changeSettings(staff)
  await inTransaction(database.db, async (tx) => {
    for (const queue of BY_THE_CLOCK) await laundry.deps.jobs.enqueue(tx, queue, null)
  })
  await untilIdle(database.db)
  await takeAll(WAITING)
  const readAt = laundry.clock.read().toISOString()
  await laundry.close()

  const rows = await readAllRows(database.db)
  await database.close()
  return {
    madeAt: new Date().toISOString(),
    readAt,
    session: customer.cookieHeader(),
    queue: queueTables(),
    schema: readSchema(),
    ...rows,
    files: readFiles(dataDir),
  }
}

/** Changes every part of the settings, and last how long messages wait. */
async function changeSettings(staff: Client): Promise<void> {
  await changeSetting(staff, 'business', 'business', { complaintsOfficer: 'Leela D’Souza' })
  await changeSetting(staff, 'tax', 'tax', { taxPercent: 12 })
  await changeSetting(staff, 'limits', 'limits', { garments: 120 })
  await changeSetting(staff, 'order-limits', 'orderLimits', { newCustomerOrders: 4 })
  await changeSetting(staff, 'marketing', 'marketing', { fromOrders: false })
  const { hours, capacities } = (await ask(staff, 'GET', '/api/admin/settings')) as Settings
  const [sunday, ...weekdays] = capacities.capacities as number[][]
  const places = [sunday!.map((count) => count + 1), ...weekdays]
  await changeSetting(staff, 'capacities', 'capacities', { capacities: places })
  const sundayHours = { opensMinutes: 600, closesMinutes: 960 }
  const week = [sundayHours, ...(hours.hours as unknown[]).slice(1)]
  await changeSetting(staff, 'hours', 'hours', { hours: week })

  const { items, express } = (await ask(staff, 'GET', '/api/admin/catalogue')) as {
    items: (Record<string, unknown> & { id: string; service: string; listPrice: number })[]
    express: { version: string }
  }
  const item = items.find(({ id }) => id === 'dry-cleaning-shirt')!
  await ask(staff, 'PUT', `/api/admin/catalogue/${item.id}`, {
    ...item,
    listPrice: item.listPrice + 10,
  })
  const ids = items.filter(({ service }) => service === item.service).map(({ id }) => id)
  await ask(staff, 'PUT', `/api/admin/services/${item.service}/items`, { ids: ids.toReversed() })
  await ask(staff, 'PUT', '/api/admin/express-fee', { expressFee: 59, version: express.version })
  const [plan] = (await ask(staff, 'GET', '/api/admin/plans')) as Record<string, unknown>[]
  const { id, members: _, ...fields } = plan!
  await ask(staff, 'PUT', `/api/admin/plans/${String(id)}`, { ...fields, description: 'For one.' })
  await changeSetting(staff, 'message-wait', 'messageWait', { seconds: 300 })
}

type Settings = Record<'hours' | 'capacities', Record<string, unknown>> & Record<string, object>

async function changeSetting(staff: Client, path: string, part: string, fields: object) {
  const settings = (await ask(staff, 'GET', '/api/admin/settings')) as Settings
  await ask(staff, 'PUT', `/api/admin/settings/${path}`, { ...settings[part], ...fields })
}

async function ask(by: Client, method: 'GET' | 'PUT', url: string, payload?: object) {
  const { status, body, message } = await by.send({ method, url, ...(payload && { payload }) })
  if (status >= 400) throw new Error(`${method} ${url} answered ${status}: ${message}`)
  return body
}

/** What waits until a change can't be taken back any more, such as a payment by card, comes now. */
async function passMinute(clock: TestClock, db: Db): Promise<void> {
  clock.set(new Date(clock.read().getTime() + 60_000).toISOString())
  await sql`update pgboss.job set start_after = now() where state < 'active'`.execute(db)
  await untilIdle(db)
}

/** Until what follows from a step is done: no job is due any more. */
async function untilIdle(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ busy: boolean }>`select exists (select from pgboss.job
      where state in ('created', 'retry', 'active') and start_after <= now()) as busy`.execute(db)
    if (!rows[0]?.busy) return
    await setTimeout(20)
  }
}
