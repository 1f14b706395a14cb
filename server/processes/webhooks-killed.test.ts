/** Webhooks through kill -9: a real server is killed while sending, and no event is lost. */
// @both-engines @soak
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendDueWebhooks } from '../backoffice/webhooks/deliver-webhooks.ts'
import { openProduct } from '../boot.ts'
import { openDatabase } from '../database/open.ts'
import { readConfig } from '../platform/config/config.ts'
import { makeFirstStartFolder } from '../testing/first-start.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../testing/stand-ins/webhook-receiver.ts'

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** Has a webhook to RECEIVER, makes one event after the other, and says the number of each that is committed. */
const SERVER = `
  import { pino } from 'pino'
  import { openProduct } from ${here('../boot.ts')}
  import { openDatabase } from ${here('../database/open.ts')}
  import { inTransaction } from ${here('../database/transaction.ts')}
  import { readConfig } from ${here('../platform/config/config.ts')}
  import { newId } from ${here('../platform/ids.ts')}
  import { emit } from ${here('../events/emit.ts')}
  const { RECEIVER, BEGIN } = process.env
  const config = readConfig(process.env)
  const { deps } = await openProduct(config, await openDatabase(config), {
    clock: () => new Date(), log: pino({ level: 'silent' }), webFolder: null,
  })
  const url = { url: RECEIVER, description: '', types: '[]', secret: 'whsec_a2V5', created_at: new Date() }
  const found = await deps.db.selectFrom('webhook_endpoints').select('id').executeTakeFirst()
  if (!found) await deps.db.insertInto('webhook_endpoints').values({ ...url, id: newId(new Date()) }).execute()
  deps.webhooks.forget()
  for (let count = Number(BEGIN); ; count += 1) {
    const number = 'HD-' + count
    const event = {
      type: 'ticket.replied',
      subject: { kind: 'ticket', id: number },
      actor: null,
      data: { number, userId: 'nobody', messageId: number },
      at: new Date(),
    }
    await inTransaction(deps.db, (tx) => emit(tx, deps, event))
    console.log(number)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }`

let database: TestDatabase
let dataDir: string
let receiver: WebhookReceiver
beforeAll(async () => {
  dataDir = await makeFirstStartFolder('empty')
  database = await openTestDatabase()
  receiver = await openWebhookReceiver()
})
afterAll(async () => {
  receiver.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const environment = () => ({
  DATA_DIR: dataDir,
  DEMO: '0',
  WEBHOOKS_ALLOW_PRIVATE: '1',
  ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
})

/**
 * Starts a server and kills it once the receiver holds on to so many requests without an answer.
 * @returns the numbers of the events that were committed
 */
async function killWhileSending(begin: number, held: number): Promise<string[]> {
  const before = receiver.received.length
  const answered = 3
  receiver.answers.push(
    ...Array.from({ length: answered }, () => 200),
    ...Array.from({ length: 200 }, () => 'never' as const),
  )
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], {
    cwd: import.meta.dirname,
    env: {
      PATH: process.env.PATH,
      ...environment(),
      RECEIVER: receiver.url,
      BEGIN: String(begin),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const committed: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    committed.push(line)
    if (receiver.received.length - before >= answered + held) child.kill('SIGKILL')
  }
  await ended
  receiver.answers.length = 0
  return committed
}

test('delivers every event, whenever the server is killed', { timeout: 180_000 }, async () => {
  const happened = [...(await killWhileSending(1000, 1)), ...(await killWhileSending(5000, 6))]
  expect(happened.length).toBeGreaterThan(10)

  const config = readConfig(environment())
  const again = await openDatabase(config)
  const product = await openProduct(config, again, {
    // What the dead server had begun to send is free again.
    clock: () => new Date(Date.now() + 60_000),
    log: pino({ level: 'silent' }),
    webFolder: null,
  })
  const numbers = () =>
    receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { number: string } }).data.number,
    )
  const missing = async () => {
    await sendDueWebhooks(product.deps)
    const arrived = new Set(numbers())
    return happened.filter((number) => !arrived.has(number))
  }
  await expect.poll(missing, { timeout: 60_000 }).toEqual([])
  const undelivered = async () => {
    await sendDueWebhooks(product.deps)
    const { db } = again
    return db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('state', '<>', 'delivered')
      .execute()
  }
  await expect.poll(undelivered, { timeout: 60_000 }).toEqual([])
  // One that came twice came under one id.
  const ids = new Map(receiver.received.map(({ id }, index) => [id, numbers()[index]]))
  expect(ids.size).toBe(new Set(numbers()).size)
  await product.close()
  await again.close()
})
