/** The whole product for API tests: its own database, a settable clock, no port. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { me, type User } from '#contract/accounts/accounts.ts'
import type { Words } from '#words/words.ts'
import { setPasswordCost, TEST_COST } from '../identity/accounts/passwords/passwords.ts'
import { createAuth } from '../identity/accounts/sign-in/auth.ts'
import { buildApp } from '../app.ts'
import { readConfig, type Config } from '../platform/config/config.ts'
import type { Disk } from '../database/engines/free-space.ts'
import { openDatabase } from '../database/open.ts'
import { openTestDatabase } from './test-database.ts'
import type { Deps } from '../platform/deps.ts'
import type { Consumer } from '../events/consumer.ts'
import { sessionCookie } from '../http/callers/session.ts'
import { newId } from '../platform/ids.ts'
import { openProduct, type Product } from '../boot.ts'
import { clientOf, type Client } from './client.ts'
import { dbWithFreshCaches } from './db-with-fresh-caches.ts'
import { testClock, WEDNESDAY_NOON, type TestClock } from './test-clock.ts'

/** Somebody who is signed in. */
export interface SignedIn extends Client {
  user: User
}

export interface TestProduct extends Product {
  clock: TestClock
  db: Product['deps']['db']
  /** Anyone who is not signed in. */
  visitor: Client
  /** A browser that nobody has used yet. */
  newBrowser(): Client
  /**
   * Somebody new who is signed in: a customer unless `preset` says otherwise, or `role: 'admin'`, which is an owner.
   * `permissions` are what their preset is narrowed to. Their email and number are proven, unless it is said of the email
   * that it isn't.
   */
  person(fields?: Partial<Omit<User, '_id' | 'id'> & { isEmailProven: boolean }>): Promise<SignedIn>
  /** Sets the clock to where it stood at first and empties the pickup slots. */
  startAgain(): Promise<void>
  /** The same laundry behind other settings: another app on this database. */
  withSettings(config: Partial<Config>): Promise<FastifyInstance>
  /**
   * Another process of the same laundry, with its own connection; on PostgreSQL alone.
   * @param through where it finds the database, when that is not the server itself
   */
  secondProcess(through?: { databaseUrl: string }): Promise<FastifyInstance>
  /** Where a second process finds the database; undefined on PGlite, which has one process. */
  databaseUrl: string | undefined
  /** What the server logged as an error since it was opened. */
  loggedErrors: string[]
}

let people = 0

type Options = Parameters<typeof openTestProduct>[0]

/** The product for all tests of a file, called at its top level: what `openTestProduct` opens, closed after them. */
export async function testProduct(options?: Options): Promise<TestProduct> {
  const product = await openTestProduct(options)
  afterAll(() => product.close())
  return product
}

/**
 * Opens the product on an empty, migrated database of the engine under test; `close()` removes it.
 * @param options.now what the clock shows at first: a Wednesday noon in the laundry's zone if left out
 * @param options.config settings that differ from the defaults
 * @param options.messageWaitSeconds how long messages of a status change wait; not at all if left out
 * @param options.consumers what follows from events; all of them if left out
 * @param options.words what people read; English if left out
 * @param options.languages further languages of people
 * @param options.disk the space of the data folder's disk; more than enough if left out
 * @param options.tell receives what the operator is shown at the start
 */
export async function openTestProduct(
  options: {
    now?: string
    config?: Partial<Config>
    tell?: (line: string) => void
    disk?: Disk
    messageWaitSeconds?: number
    consumers?: readonly Consumer[]
    words?: Words
    languages?: readonly Words[]
  } = {},
): Promise<TestProduct> {
  setPasswordCost(TEST_COST)
  const dataDir = await mkdtemp(join(tmpdir(), 'washline-test-'))
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, DEMO: '0' }),
    signInTriesPerMinute: 10_000,
    simulatedPayments: true,
    limitFactor: 100_000,
    ...options.config,
  }
  const loggedErrors: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void loggedErrors.push(line) })
  const clock = testClock(options.now)
  const { disk = { free: 50e9, total: 100e9 } } = options
  const readDisk = async () => disk
  const database = await openTestDatabase()
  const product = await openProduct(config, database, {
    clock: clock.read,
    log,
    webFolder: null,
    readDisk,
    ...(options.tell && { tell: options.tell }),
    ...(options.consumers && { consumers: options.consumers }),
    ...(options.words && { words: options.words }),
    ...(options.languages && { languages: options.languages }),
  })
  const { app, deps } = product
  const db = dbWithFreshCaches(deps)
  await db
    .updateTable('business')
    .set({ message_wait_seconds: options.messageWaitSeconds ?? 0 })
    .execute()
  const others: FastifyInstance[] = []
  const processes: { close(): Promise<void> }[] = []

  return {
    app,
    deps,
    clock,
    db,
    visitor: clientOf(app, new Map(), deps.events.settled),
    newBrowser: () => clientOf(app, new Map(), deps.events.settled),
    async person(fields = {}) {
      people += 1
      const name = `Person ${people}`
      const email = `person-${people}@example.com`
      const cookie = await storeSignedIn(deps, { name, email, ...fields })
      const client = clientOf(app, cookie, deps.events.settled)
      return { ...client, user: (await client.call(me, {})).body.user! }
    },
    loggedErrors,
    async startAgain() {
      clock.set(options.now ?? WEDNESDAY_NOON)
      await db.updateTable('pickup_slots').set({ booked: 0 }).execute()
    },
    async withSettings(changed) {
      const settings = { ...config, ...changed }
      const auth = createAuth({ ...deps, config: settings })
      const other = await buildApp({ ...deps, config: settings, auth }, null)
      others.push(other)
      return other
    },
    databaseUrl: database.databaseUrl,
    async secondProcess({ databaseUrl }: { databaseUrl: string | undefined } = database) {
      if (!databaseUrl) throw new Error('PGlite has one process.')
      const connection = await openDatabase({ dataDir, databaseUrl })
      const second = await openProduct(config, connection, {
        clock: clock.read,
        log,
        webFolder: null,
        readDisk,
      })
      processes.push(second, connection)
      return second.app
    },
    async close() {
      for (const each of processes) await each.close()
      for (const other of others) await other.close()
      await product.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Stores a person and a session as signing up would, without the deliberately slow password hash. */
async function storeSignedIn(
  { db, config }: Deps,
  {
    role,
    preset,
    permissions,
    isEmailProven = true,
    ...person
  }: Partial<User> & Pick<User, 'name' | 'email'> & { isEmailProven?: boolean },
): Promise<Map<string, string>> {
  const now = new Date()
  const userId = newId(now)
  await db
    .insertInto('users')
    // Contacts are as if they were proven.
    .values({
      id: userId,
      ...person,
      role: preset ?? (role === 'admin' ? 'owner' : 'customer'),
      narrowed_to: permissions && JSON.stringify(permissions),
      email_verified: isEmailProven,
      phone_proven_at: person.phone ? now : null,
    })
    .execute()
  const token = randomUUID()
  await db
    .insertInto('sessions')
    .values({
      id: newId(now),
      token,
      user_id: userId,
      expires_at: new Date(now.getTime() + DAY_MS),
      proven_at: now,
    })
    .execute()
  const [name, value] = sessionCookie(token, config, 86_400).split(';')[0]!.split('=', 2)
  return new Map([[name!, value!]])
}
