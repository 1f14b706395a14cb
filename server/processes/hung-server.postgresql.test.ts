/** A hung server that holds locks: the effects of events on other servers are at most ten seconds late. */
// @soak
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { openProduct } from '../boot.ts'
import { openDatabase } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { emit } from '../events/emit.ts'
import { readConfig } from '../platform/config/config.ts'
import { newId } from '../platform/ids.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { openWebhookReceiver } from '../testing/stand-ins/webhook-receiver.ts'

const LONGEST_BEHIND_MS = 10_000

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** Leads, and then keeps everybody from writing down notifications, entries of the audit log and webhooks. */
const SERVER = `
  import { sql } from 'kysely'
  import { pino } from 'pino'
  import { openProduct } from ${here('../boot.ts')}
  import { openDatabase } from ${here('../database/open.ts')}
  import { inTransaction } from ${here('../database/transaction.ts')}
  import { readConfig } from ${here('../platform/config/config.ts')}
  const config = readConfig(process.env)
  const { deps } = await openProduct(config, await openDatabase(config), {
    clock: () => new Date(), log: pino({ level: 'silent' }), webFolder: null,
  })
  console.log('leads')
  process.stdin.once('data', () => inTransaction(deps.db, async (tx) => {
    await sql\`lock table notifications, audit_log, webhook_deliveries in share mode\`.execute(tx)
    console.log('holds')
    await new Promise(() => {})
  }))`

// PGlite has one process.
describe('while a server hangs', () => {
  const cleanUps: (() => unknown)[] = []
  afterAll(async () => {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp()
  })

  it(
    'keeps notifications, audit log and webhooks at most ten seconds behind',
    { timeout: 180_000 },
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'washline-hung-'))
      cleanUps.push(() => rm(dataDir, { recursive: true, force: true }))
      const database = await openTestDatabase()
      cleanUps.push(() => database.close())
      const receiver = await openWebhookReceiver()
      cleanUps.push(() => receiver.close())
      const environment = {
        DATA_DIR: dataDir,
        DEMO: '0',
        WEBHOOKS_ALLOW_PRIVATE: '1',
        DATABASE_URL: database.databaseUrl!,
        AUTH_SECRET: 'shared-by-all-servers-of-this-one-laundry',
      }
      const hung = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], {
        cwd: import.meta.dirname,
        env: { PATH: process.env.PATH, ...environment },
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      cleanUps.push(async () => {
        const ended = once(hung, 'exit')
        hung.kill('SIGKILL')
        await ended
      })
      const lines = createInterface({ input: hung.stdout })[Symbol.asyncIterator]()
      expect((await lines.next()).value).toBe('leads')

      const config = readConfig(environment)
      const connection = await openDatabase(config)
      cleanUps.push(() => connection.close())
      const product = await openProduct(config, connection, {
        clock: () => new Date(),
        log: pino({ level: 'silent' }),
        webFolder: null,
      })
      cleanUps.push(() => product.close())
      const { deps } = product
      const { db } = deps
      const customer = newId(new Date())
      const owner = newId(new Date())
      for (const [id, role] of [
        [customer, 'customer'],
        [owner, 'owner'],
      ] as const)
        await db
          .insertInto('users')
          .values({ id, name: role, email: `${role}@hung.example`, role })
          .execute()
      const webhook = { url: receiver.url, description: '', types: '[]', secret: 'whsec_a2V5' }
      await db
        .insertInto('webhook_endpoints')
        .values({ ...webhook, id: newId(new Date()), created_at: new Date() })
        .execute()
      deps.webhooks.forget()

      hung.stdin.write('hold\n')
      expect((await lines.next()).value).toBe('holds')
      hung.kill('SIGSTOP')
      const since = performance.now()
      const common = { subject: { kind: 'ticket', id: 'HD-1' }, actor: owner, at: new Date() }
      const ticket = { number: 'HD-1', userId: customer }
      await inTransaction(db, (tx) =>
        emit(
          tx,
          deps,
          { ...common, type: 'ticket.replied', data: { ...ticket, messageId: newId(new Date()) } },
          { ...common, type: 'ticket.priority_set', data: { ...ticket, from: 'low', to: 'high' } },
        ),
      )
      const followed = async () => {
        const [notifications, entries] = await Promise.all([
          db
            .selectFrom('notifications')
            .select('id')
            .where(sql<boolean>`heard_by = array[${owner}::uuid]`)
            .execute(),
          db.selectFrom('audit_log').select('id').where('actor_id', '=', owner).execute(),
        ])
        return [notifications.length, entries.length, receiver.received.length > 0]
      }
      await expect.poll(followed, { timeout: 60_000, interval: 100 }).toEqual([1, 1, true])
      expect(performance.now() - since).toBeLessThan(LONGEST_BEHIND_MS)
    },
  )
})
