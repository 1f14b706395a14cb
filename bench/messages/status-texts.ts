// Texts about a new status: how late each reaches its gateway once its wait is over.
import { createServer } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase } from '#server/database/open.ts'
import { listenLocally } from '#server/testing/local-servers.ts'
import { startServer } from '../../e2e/server.ts'
import { openHttpClient } from '../client.ts'
import { startBenchServer } from '../product.ts'
import { AUTH_SECRET } from '../sessions.ts'
import { AT_ONCE, PLACING_IDS, staffSignIn, type Store, type Stores } from '../store.ts'
import { proveNumbers } from '../stores/proven-numbers.ts'

/** How long staff can take a change back. */
const WAIT_SECONDS = 10
const CHANGE_EVERY_MS = 200
const MOST_MS = 60_000
const POLL_MS = 100

/**
 * @param count of orders that staff say were picked up, one after the other
 * @returns how long each text took from the end of its wait to the request at the gateway, in milliseconds
 * @throws Error when a text is missing a minute later
 */
export async function sendStatusTexts(stores: Stores, count: number): Promise<number[]> {
  const store = await stores.create(async (database) => {
    await proveNumbers(database, PLACING_IDS)
    await database.db
      .updateTable('business')
      .set({ message_wait_seconds: WAIT_SECONDS, quiet_from: 'off' })
      .execute()
  })
  const gateway = await openGateway()
  try {
    await placeOrders(stores, store, count)
    const orders = await readFrom(store, ({ db }) =>
      db.selectFrom('orders').select('id').orderBy('id').execute(),
    )
    const server = await startServer({
      demo: false,
      dataDir: store.dataDir,
      env: { ...store.env, AUTH_SECRET, SMS_URL: gateway.url },
    })
    const client = openHttpClient(server.url, 1)
    try {
      const cookie = await client.signIn(staffSignIn)
      for (const { id } of orders) {
        const change = { cookie, body: { status: 'picked_up' } }
        const { status, body } = await client.send('PUT', `/api/admin/orders/${id}`, change)
        if (status !== 200) throw new Error(`A new status was answered ${status}: ${body}`)
        await wait(CHANGE_EVERY_MS)
      }
      await gateway.took(count)
    } finally {
      client.close()
      await server.end()
    }
    const messages = await readFrom(store, ({ db }) =>
      db
        .selectFrom('outbox_messages')
        .select(['id', 'due_at'])
        .where('channel', '=', 'sms')
        .execute(),
    )
    return messages.map(({ id, due_at: dueAt }) => gateway.takenAt.get(id)! - dueAt!.getTime())
  } finally {
    gateway.close()
    await store.remove()
  }
}

/** Without a gateway: a text about the booking would put off the one about a status a moment later. */
async function placeOrders(stores: Stores, store: Store, count: number): Promise<void> {
  const product = await startBenchServer(stores, store, AT_ONCE)
  try {
    for (let placed = 0; placed < count; placed += 1) await product.place(placed % AT_ONCE)
    await product.rest()
  } finally {
    await product.close()
  }
}

/** While no server holds the database. */
async function readFrom<Rows>(
  store: Store,
  read: (database: Database) => Promise<Rows>,
): Promise<Rows> {
  const database = await openDatabase(store)
  try {
    return await read(database)
  } finally {
    await database.close()
  }
}

async function openGateway() {
  /** When each message came first, by its id. */
  const takenAt = new Map<string, number>()
  const server = createServer((request, response) => {
    const at = Date.now()
    void readText(request).then((given) => {
      const { id } = JSON.parse(given) as { id: string }
      if (!takenAt.has(id)) takenAt.set(id, at)
      response.writeHead(201).end()
    })
  })
  return {
    url: `http://127.0.0.1:${await listenLocally(server)}/`,
    takenAt,
    async took(count: number) {
      for (const end = Date.now() + MOST_MS; Date.now() < end; await wait(POLL_MS))
        if (takenAt.size >= count) return
      throw new Error(`Only ${takenAt.size} of ${count} texts came.`)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
