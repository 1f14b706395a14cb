// Repeated kills of the server while orders are placed, and proof that no order is lost.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../../e2e/server.ts'
import { type Client, openHttpClient, type Reply } from '../client.ts'
import { CUSTOMER_IDS, customerCredentials, ROOM, type Store, type Stores } from '../store.ts'
import { type OrderInput, orderInputs } from '../orders/order-inputs.ts'

/** One order as a customer's browser sends it, and sends it again when no answer came. */
interface Attempt {
  customer: number
  key: string
  input: OrderInput
  /** Null until the server has said that the order is placed. */
  orderId: string | null
}

export interface Survival {
  kills: number
  /** Orders that were answered with 201 before a kill. */
  acknowledged: number
  /** Orders under way when the server was killed. */
  unanswered: number
}

interface ListedOrder {
  _id: string
  lines: unknown[]
  history: unknown[]
}

interface Session {
  client: Client
  cookies: string[]
}

/**
 * Plays `rounds` of: customers place orders, the server is killed with -9, it starts again, and
 * every order is looked at. On PostgreSQL only the server is killed, the database runs on.
 * @throws Error naming the first order that is lost, incomplete or doubled, or the slot that miscounts
 */
export async function killServerRepeatedly(stores: Stores, rounds: number): Promise<Survival> {
  const store = await stores.create()
  const settled: Attempt[] = []
  const survival: Survival = { kills: 0, acknowledged: 0, unanswered: 0 }
  let unproved: Attempt[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      const last = unproved
      unproved = await withServer(store, 'kill', async (session) => {
        await prove(session, last, settled)
        return placeUntil(session, wait(300 + Math.random() * 900))
      })
      survival.kills += 1
      const answered = unproved.filter(({ orderId }) => orderId !== null).length
      survival.acknowledged += answered
      survival.unanswered += unproved.length - answered
    }
    await withServer(store, 'stop', (session) => prove(session, unproved, settled))
    return survival
  } finally {
    await store.remove()
  }
}

async function withServer<T>(
  store: Store,
  end: 'kill' | 'stop',
  play: (session: Session) => Promise<T>,
): Promise<T> {
  const server = await startServer({ demo: false, dataDir: store.dataDir, env: store.env })
  const client = openHttpClient(server.url, 16)
  try {
    const cookies = await Promise.all(
      CUSTOMER_IDS.map((id) => client.signIn(customerCredentials(id))),
    )
    return await play({ client, cookies })
  } finally {
    await server[end]()
    client.close()
  }
}

/** Every customer places one order after the other. The server is killed while they go on. */
async function placeUntil(session: Session, killed: Promise<unknown>): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  const baskets = orderInputs(new Date())
  const place = async (customer: number): Promise<void> => {
    for (;;) {
      const input = baskets[Math.floor(Math.random() * baskets.length)]!
      const attempt: Attempt = { customer, key: randomUUID(), input, orderId: null }
      attempts.push(attempt)
      const reply = await send(session, attempt).catch(() => null)
      if (!reply) return
      if (reply.status !== 201)
        throw new Error(`An order was answered ${reply.status}: ${reply.body}`)
      attempt.orderId = idOf(reply)
    }
  }
  // They end when the connection breaks; what they have learnt until then is in `attempts`.
  for (const customer of session.cookies.keys()) void place(customer)
  await killed
  return attempts
}

/** Acknowledged orders are whole and are not made again; unanswered ones are made exactly once. */
async function prove(session: Session, attempts: Attempt[], settled: Attempt[]): Promise<void> {
  const kept = await listOrders(session)
  for (const { orderId, input } of attempts) {
    const order = kept.get(orderId ?? '')
    if (orderId !== null && !order)
      throw new Error(`Order ${orderId} was acknowledged and is lost.`)
    if (order && (order.lines.length !== input.lines.length || order.history.length !== 1))
      throw new Error(`Order ${orderId} is not whole: ${JSON.stringify(order)}`)
  }
  for (const attempt of attempts) {
    const again = await send(session, attempt)
    if (again.status !== 200 && (again.status !== 201 || attempt.orderId !== null))
      throw new Error(`Order ${attempt.orderId} sent again was answered ${again.status}.`)
    attempt.orderId ??= idOf(again)
    if (idOf(again) !== attempt.orderId)
      throw new Error(`Order ${attempt.orderId} sent again became ${idOf(again)}.`)
  }
  settled.push(...attempts)
  await proveNothingElse(session, settled)
  await proveCounters(session, settled)
}

/** Customers have the orders they know of and no others. */
async function proveNothingElse(session: Session, settled: Attempt[]): Promise<void> {
  const known = new Set(settled.map(({ orderId }) => orderId))
  const listed = await listOrders(session)
  const stray = [...listed.keys()].find((id) => !known.has(id))
  if (stray) throw new Error(`Order ${stray} was made by no request.`)
  if (listed.size !== known.size || known.size !== settled.length)
    throw new Error(`${settled.length} orders were placed, ${listed.size} are listed.`)
}

/** Every customer's orders, page by page. */
async function listOrders({ client, cookies }: Session): Promise<Map<string, ListedOrder>> {
  const all = new Map<string, ListedOrder>()
  for (const [customer, id] of CUSTOMER_IDS.entries()) {
    for (let cursor = '', isLast = false; !isLast;) {
      const path = `/api/orders/${id}?limit=200${cursor}`
      const reply = await client.send('GET', path, { cookie: cookies[customer]! })
      const orders = JSON.parse(reply.body) as ListedOrder[]
      for (const order of orders) all.set(order._id, order)
      isLast = orders.length < 200
      cursor = `&cursor=${orders.at(-1)?._id}`
    }
  }
  return all
}

/** The room that slots have left tells their counters. */
async function proveCounters({ client }: Session, settled: Attempt[]): Promise<void> {
  const counted = new Map<string, number>()
  for (const { input } of settled) {
    const slot = `${input.pickupDate} ${input.pickupTime}`
    counted.set(slot, (counted.get(slot) ?? 0) + 1)
  }
  const { dates } = JSON.parse((await client.send('GET', '/api/slots?days=31')).body) as {
    dates: { date: string; slots: { pickupTime: string; placesLeft: number }[] }[]
  }
  for (const { date, slots } of dates)
    for (const { pickupTime, placesLeft } of slots) {
      const slot = `${date} ${pickupTime}`
      const booked = ROOM - placesLeft
      if (booked !== (counted.get(slot) ?? 0))
        throw new Error(`${slot} counts ${booked} orders and has ${counted.get(slot) ?? 0}.`)
    }
}

function send({ client, cookies }: Session, attempt: Attempt): Promise<Reply> {
  return client.send('POST', '/api/orders', {
    cookie: cookies[attempt.customer]!,
    headers: { 'idempotency-key': attempt.key },
    body: attempt.input,
  })
}

function idOf(reply: Reply): string {
  return (JSON.parse(reply.body) as { _id: string })._id
}
