import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { rescheduleOrder } from '#contract/orders/orders.ts'
import { inTransaction } from '../../database/transaction.ts'
import { deliverMessages } from '../outbox/deliver-messages.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed, THURSDAY } from '../../testing/order-inputs.ts'
import { notify } from './notify.ts'
import { remindPickups } from '../../ordering/orders/messages/remind-pickups.ts'
import { wordedMessages } from '../../testing/worded-messages.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let asha: SignedIn
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  asha = await product.person()
})

const move = (orderId: string, pickupTime: string) =>
  asha.call(rescheduleOrder, { params: { orderId }, body: { pickupDate: THURSDAY, pickupTime } })

const set = (id: string, status: 'picked_up' | 'washing' | 'ready') =>
  staff.call(setOrderStatus, { params: { id }, body: { status } })

/** Mails to Asha, the oldest first. */
const messages = async () => {
  const rows = await product.db
    .selectFrom('outbox_messages')
    .select(['id', 'parts', 'due_at'])
    .where('user_id', '=', asha.user._id)
    .where('channel', '=', 'email')
    .orderBy('id')
    .execute()
  return wordedMessages(rows)
}

it('sends two mails for 40 moves of one order, about the booking and its current slot', async () => {
  const order = await placed(asha)
  for (let count = 0; count < 40; count += 1)
    await move(order._id, count % 2 === 0 ? '1-3 PM' : '3-5 PM')

  const written = await messages()
  expect(written).toHaveLength(2)
  expect(written[0]!.due_at).toBeNull()
  expect(written[1]!.body).toContain('3-5 PM')
  expect(written[1]!.body).not.toContain('1-3 PM')
  const bell = await product.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', asha.user._id)
    .execute()
  expect(bell).toHaveLength(41)
})

it('sends waiting messages as one three minutes after the previous message', async () => {
  const order = await placed(asha)
  await set(order._id, 'picked_up')
  await set(order._id, 'washing')

  const [, waiting] = await messages()
  const { rows } = await sql<{ seconds: number }>`
    select round(extract(epoch from start_after - created_on))::integer as seconds
    from pgboss.job where data ->> 'letterId' = ${waiting!.id}`.execute(product.db)
  expect(rows[0]!.seconds).toBeGreaterThan(170)
  expect(rows[0]!.seconds).toBeLessThanOrEqual(180)
  await readMailsTo(product, asha.user.email, 1)

  await deliverMessages(product.deps, [{ letterId: waiting!.id }])

  const mails = await readMailsTo(product, asha.user.email, 2)
  const merged = mails.find(({ subject }) => subject === waiting!.subject)!
  const bell = (await asha.call(notifications, {})).body.notifications
  const [washing, pickedUp] = bell
  expect(merged.subject).toBe(washing!.title)
  expect(merged.text!.indexOf(washing!.message)).toBeGreaterThan(0)
  expect(merged.text!.indexOf(pickedUp!.message)).toBeGreaterThan(
    merged.text!.indexOf(washing!.message),
  )
})

it('sends a message at once when it comes minutes after the previous one', async () => {
  const order = await placed(asha)
  product.clock.set('2025-06-18T06:33:10Z')
  await set(order._id, 'picked_up')
  expect((await messages()).map(({ due_at }) => due_at)).toEqual([null, null])
})

it('sends another order’s message at once, and a reminder too', async () => {
  product.clock.set('2025-06-19T02:59:00Z')
  await placed(asha, { pickupTime: '9-11 AM' })
  await placed(asha, { pickupTime: '11 AM-1 PM' })
  product.clock.set('2025-06-19T03:01:00Z')
  await remindPickups(product.deps)
  await product.deps.events.settled()
  const written = await messages()
  expect(written.map(({ due_at }) => due_at)).toEqual([null, null, null])
})

it('adds later changes to a new message once the waiting one is due', async () => {
  const order = await placed(asha)
  await move(order._id, '1-3 PM')
  product.clock.set('2025-06-18T06:32:55Z')
  await move(order._id, '3-5 PM')
  const written = await messages()
  expect(written).toHaveLength(3)
  expect(written[1]!.body).toContain('1-3 PM')
  expect(written[2]!.due_at?.toISOString().slice(0, 16)).toBe('2025-06-18T06:36')
})

it('sends each of two people one message when one transaction notifies both twice', async () => {
  const ravi = await product.person()
  const order = await placed(asha)
  product.clock.set('2025-06-18T06:40:00Z')
  const at = product.clock.read()
  await inTransaction(product.db, async (tx) => {
    for (const { user } of [asha, ravi])
      for (const name of ['one', 'two'])
        await notify(tx, product.deps, {
          userId: user._id,
          dedupeKey: `order:${order._id}:${name}`,
          topic: `order:${order._id}`,
          kind: 'text',
          params: { title: `News ${name} for ${user.email}`, message: `It is ${name}.` },
          link: '/',
          at,
        })
  })
  for (const { user } of [asha, ravi]) {
    const mails = await readMailsTo(product, user.email, user === asha.user ? 2 : 1)
    const [mail] = mails.filter(({ subject }) => subject?.startsWith('News'))
    expect(mail!.subject).toBe(`News two for ${user.email}`)
    expect(mail!.text).toMatch(/It is two\.\s+It is one\./)
  }
})
