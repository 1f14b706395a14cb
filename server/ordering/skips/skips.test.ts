/** Pickups skipped by the link of their reminder. */
import { beforeEach, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { rescheduleOrder } from '#contract/orders/orders.ts'
import { readPickupToSkip, skipPickup } from '#contract/orders/skip-pickup.ts'
import { readFromOutbox } from '../../platform/mail/outbox-folder.ts'
import { placed, THURSDAY } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { remindPickups } from '../orders/messages/remind-pickups.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let asha: SignedIn
beforeEach(async () => {
  await product.startAgain()
  asha = await product.person({ name: 'Asha' })
})

/** The key of the reminder of an order on Thursday at nine. */
async function remind(): Promise<string> {
  product.clock.set(`${THURSDAY}T03:10:00.000Z`)
  await remindPickups(product.deps)
  await product.deps.events.settled()
  const { link } = await product.db
    .selectFrom('outbox_messages')
    .select('link')
    .where('user_id', '=', asha.user._id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(link).toMatch(/^\/track-order\?orderId=[\da-f-]{36}#skip=[\w-]{16}$/)
  return link!.split('#skip=')[1]!
}

const visitor = product.newBrowser()
const read = (orderId: string, key: string) =>
  visitor.call(readPickupToSkip, { params: { orderId }, headers: { 'skip-key': key } })
const skip = (orderId: string, key: string) =>
  visitor.call(skipPickup, { params: { orderId }, body: { key } })

const statusOf = async (orderId: string) =>
  (
    await product.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).status

it('opens one pickup without signing in, and changes nothing until it is skipped', async () => {
  const order = await placed(asha)
  const key = await remind()
  expect((await read(order._id, key)).body).toEqual({
    number: order.number,
    pickupDate: order.pickupDate,
    pickupTime: order.pickupTime,
    state: 'open',
  })
  expect(await statusOf(order._id)).toBe('pickup_scheduled')
  for (const again of [1, 2]) {
    const { status, body } = await skip(order._id, key)
    expect([again, status, body.state]).toEqual([again, 200, 'skipped'])
  }
  expect(await statusOf(order._id)).toBe('cancelled')
})

it('is sent without its key to an email that isn’t proven', async () => {
  asha = await product.person({ name: 'Asha', isEmailProven: false })
  const order = await placed(asha)
  await remind()
  const { id } = await product.db
    .selectFrom('outbox_messages')
    .select('id')
    .where('user_id', '=', asha.user._id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const mail = async () =>
    String(await readFromOutbox(product.deps.config.dataDir, `${id}.eml`)).replaceAll('=\r\n', '')
  await expect.poll(mail, { timeout: 20_000 }).toContain(order._id)
  expect(await mail()).not.toContain('skip=')
})

it('refuses another order’s key, and that of a pickup that was moved since', async () => {
  const order = await placed(asha)
  const other = await placed(asha, { pickupTime: '1-3 PM' })
  const key = await remind()
  expect((await read(other._id, key)).status).toBe(404)
  expect((await skip(order._id, `${key}x`)).status).toBe(404)
  expect((await skip(order._id, '')).status).toBe(404)
  const body = { pickupDate: THURSDAY, pickupTime: '1-3 PM' }
  expect((await asha.call(rescheduleOrder, { params: { orderId: order._id }, body })).status).toBe(
    200,
  )
  expect((await skip(order._id, key)).status).toBe(404)
  expect(await statusOf(order._id)).toBe('pickup_scheduled')
})

it('skips nothing once the clothes are picked up', async () => {
  const order = await placed(asha)
  const key = await remind()
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'picked_up' } })
  expect((await read(order._id, key)).body).toMatchObject({ state: 'over' })
  const late = await skip(order._id, key)
  expect([late.status, late.code]).toEqual([409, 'no_longer_changeable'])
})
