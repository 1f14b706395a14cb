// Storm of webhooks against a running server: its effect on other callers, and what repetitions change.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '#server/database/open.ts'
import { openWhatsAppCloud } from '#server/testing/stand-ins/whatsapp-cloud.ts'
import { percentile, runRepeatedly } from '../load/load.ts'
import { startBenchServer, type Product, type Work } from '../product.ts'
import { AT_ONCE, PLACING_IDS, type Store, type Stores } from '../store.ts'
import { addOrders } from '../stores/orders-in-bulk.ts'
import { makeStormWebhooks, type Webhook } from './storm-webhooks.ts'

interface Storm {
  /** What others met before it. */
  calm: Waits
  /** What others met while it lasted. */
  others: Waits
  /** How long each webhook took, in milliseconds. */
  durations: number[]
  /** How many webhooks were answered 200. */
  accepted: number
  /** From the first webhook to the last answer, without the restart between the halves. */
  seconds: number
  /** Fates and messages of people that the first half should have left, and didn't. */
  missing: number
  /** Rows of fates, chats and messages that differ after the second half. */
  changed: number
}

interface Waits {
  count: number
  /** In milliseconds. */
  p99: number
  /** How many were not answered as they should be, such as by a server that is too busy. */
  refused: number
}

/** Milliseconds that each took, and how many were refused. */
interface Asked {
  durations: number[]
  refused: number
}

/** 25 for each of some 300 customers. */
const ORDERS = 25 * PLACING_IDS.length
/** Between two requests of one who reads, and of one who orders. */
const READING_PAUSE_MS = 200
const PLACING_PAUSE_MS = 1000
const WARM_UP_MS = 5000

/**
 * Sends a storm in two halves, of which the second holds nothing new. The server starts again between them, for the
 * embedded database is read while no server holds it.
 * @param count webhooks in all
 * @param ms over which they are spread
 */
export async function runStorm(stores: Stores, count: number, ms: number): Promise<Storm> {
  const cloud = await openWhatsAppCloud()
  const webhooks = makeStormWebhooks(cloud, count)
  const store = await stores.create(async (database) => {
    await addOrders(database, { count: ORDERS, ordinaryIds: PLACING_IDS })
    await webhooks.fill(database)
  })
  const { apiUrl, numberId, token, appSecret, verifyToken } = cloud.keys
  const env = {
    WHATSAPP_API_URL: apiUrl,
    WHATSAPP_NUMBER_ID: numberId,
    WHATSAPP_TOKEN: token,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  }
  const during = async (half: readonly Webhook[], calmMs: number) => {
    const product = await startBenchServer(stores, store, AT_ONCE, env)
    try {
      const works = await calmWorks(product)
      await repeat(works, WARM_UP_MS)
      const calm = await repeat(works, calmMs)
      const [others, sent] = await Promise.all([
        repeat(works, ms / 2),
        send(half, product.url, ms / 2),
      ])
      await product.rest()
      return { calm, others, ...sent }
    } finally {
      await product.close()
    }
  }
  try {
    const first = await during(webhooks.first, ms / 2)
    const before = await readStormRows(store)
    const second = await during(webhooks.second, 0)
    const after = await readStormRows(store)
    return {
      calm: waitsOf([first.calm]),
      others: waitsOf([first.others, second.others]),
      durations: [...first.durations, ...second.durations],
      accepted: first.accepted + second.accepted,
      seconds: (first.ms + second.ms) / 1000,
      missing: webhooks.messages + webhooks.inbound - before.traces,
      changed: countMissing(before.rows, after.rows) + countMissing(after.rows, before.rows),
    }
  } finally {
    cloud.close()
    await store.remove()
  }
}

/** The usual calls of a laundry, each made by one runner; the last one orders. */
async function calmWorks(product: Product): Promise<Work[]> {
  const readings = await product.openReadings()
  return [
    readings['my latest 20'],
    readings['one order'],
    readings["staff's first page"],
    product.place,
  ]
}

async function repeat(works: readonly Work[], countedMs: number): Promise<Asked> {
  const durations: number[] = []
  let refused = 0
  const pace = { concurrency: works.length, warmUpMs: 0, countedMs }
  await runRepeatedly(pace, async (runner) => {
    const began = performance.now()
    await works[runner]!(runner).catch(() => {
      refused += 1
    })
    durations.push(performance.now() - began)
    await wait(runner === works.length - 1 ? PLACING_PAUSE_MS : READING_PAUSE_MS)
  })
  return { durations, refused }
}

function waitsOf(asked: readonly Asked[]): Waits {
  const durations = asked.flatMap((each) => each.durations)
  const refused = asked.reduce((sum, each) => sum + each.refused, 0)
  return { count: durations.length, p99: percentile(durations, 0.99), refused }
}

/** Sends each webhook at its time, whether or not those before it are answered. */
async function send(webhooks: readonly Webhook[], address: string, ms: number) {
  const began = performance.now()
  const durations: number[] = []
  let accepted = 0
  await Promise.all(
    webhooks.map(async (webhook, index) => {
      await wait((index * ms) / webhooks.length)
      const from = performance.now()
      if ((await webhook(address)) === 200) accepted += 1
      durations.push(performance.now() - from)
    }),
  )
  return { durations, accepted, ms: performance.now() - began }
}

/** Each row of fates, chats and messages, and how many of the storm's fates and messages of people are among them. */
async function readStormRows(store: Store): Promise<{ rows: Set<string>; traces: number }> {
  const database = await openDatabase(store)
  try {
    const { rows } = await sql<{ row: string; isTrace: boolean }>`
      select to_jsonb(outbox_messages)::text as row, coalesce(carrier_id like 'wamid.storm-%'
        and (status = 'failed' or delivered_at is not null), false) as "isTrace"
      from outbox_messages where channel = 'whatsapp' or fallback_of is not null
      union all select to_jsonb(whatsapp_contacts)::text, false from whatsapp_contacts
      union all select to_jsonb(whatsapp_messages)::text, false from whatsapp_messages
      union all select to_jsonb(chats)::text, false from chats
      union all select to_jsonb(chat_messages)::text, by_whatsapp and author = 'customer'
      from chat_messages`.execute(database.db)
    return {
      rows: new Set(rows.map(({ row }) => row)),
      traces: rows.filter(({ isTrace }) => isTrace).length,
    }
  } finally {
    await database.close()
  }
}

function countMissing(rows: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...rows].filter((row) => !others.has(row)).length
}
