/** A product with a stand-in SMS gateway and push service, and a person to notify, for tests. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import webPush from 'web-push'
import { inTransaction } from '../../database/transaction.ts'
import { notify } from '../notifications/notify.ts'
import {
  openPushService,
  type PushService,
  type TestBrowser,
} from '../../testing/stand-ins/push-service.ts'
import { sessionIdOf } from '../../testing/sessions.ts'
import { openTestProduct, type SignedIn, type TestProduct } from '../../testing/test-product.ts'
import { listenLocally } from '../../testing/local-servers.ts'

/** What a gateway was sent, and what it answers next. */
export interface Taker {
  url: string
  taken: { headers: IncomingMessage['headers']; body: Buffer }[]
  answers: number[]
  server: Server
}

async function openTaker(): Promise<Taker> {
  const taken: Taker['taken'] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const status = answers.shift() ?? 201
      if (status < 300) taken.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(status).end()
    })
  })
  const port = await listenLocally(server)
  return { url: `http://127.0.0.1:${port}/`, taken, answers, server }
}

export let product: TestProduct
export let gateway: Taker
export let pushService: PushService
export let asha: SignedIn
beforeAll(async () => {
  gateway = await openTaker()
  pushService = await openPushService()
  product = await openTestProduct({
    config: {
      sms: { url: gateway.url, token: 'secret', from: 'WASHLN' },
      smsReceiptSecret: 'receipts of the gateway',
      webPush: webPush.generateVAPIDKeys(),
    },
  })
})
afterAll(async () => {
  await product.close()
  gateway.server.closeAllConnections()
  gateway.server.close()
  pushService.close()
})
beforeEach(async () => {
  gateway.taken.length = 0
  pushService.refused.length = 0
  asha = await product.person({ name: 'Asha', phone: '+91 98450-00000' })
})

let queued = 0
export function notifyPerson(
  person: SignedIn,
  {
    message = 'We come on Thursday. Total ₹1,260.',
    ...fields
  }: {
    message?: string
    link?: string
  } = {},
) {
  queued += 1
  return inTransaction(product.db, (tx) =>
    notify(tx, product.deps, {
      userId: person.user._id,
      dedupeKey: `queued ${queued}`,
      kind: 'text',
      params: { title: 'Order LC-7K2M-Q9XD is booked', message },
      link: '/track-order?orderId=LC-7K2M-Q9XD',
      at: product.clock.read(),
      ...fields,
    }),
  )
}

export const readMessagesTo = (person: SignedIn) =>
  product.db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('user_id', '=', person.user._id)
    .orderBy('channel')
    .orderBy('id')
    .execute()

export const readMessageStates = async (person: SignedIn) =>
  (await readMessagesTo(person)).map(({ channel, status }) => `${channel} ${status}`)

export async function changeNotificationSettings(
  person: SignedIn,
  change: Record<string, boolean>,
) {
  const url = `/api/users/${person.user._id}/notification-settings`
  expect((await person.send({ method: 'PUT', url, payload: change })).status).toBe(200)
}

/** A browser with its own keys, subscribed at our push service with the product's key, or another. */
export async function subscribeToPush(
  person: SignedIn,
  key = product.deps.config.webPush!.publicKey,
  name = person.user._id,
): Promise<TestBrowser> {
  const browser = pushService.browser(key, name)
  await product.db
    .insertInto('push_subscriptions')
    .values({
      endpoint: browser.endpoint,
      user_id: person.user._id,
      session_id: await sessionIdOf(product, person.user._id),
      ...browser.keys,
      created_at: product.clock.read(),
    })
    .execute()
  return browser
}
