// Two orders of one door in My run: one card, one sum, one code, one press, with the line off and on again.
// @phone
import type { APIRequestContext } from '@playwright/test'
import { findFreeSlot } from '../steps/find-free-slot.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { assign, joinAsRider, openOwnRun, openOwnStop } from '../steps/own-run.ts'
import { setDeliveryProof } from '../steps/set-delivery-proof.ts'
import { type Placed, readOrderStatus } from '../steps/sheet-of.ts'
import { expect, expectUsable, test } from '../test.ts'

type OfDoor = Placed & { total: number }
type Two = readonly [OfDoor, OfDoor]

test.afterEach(async ({ page, server }) => setDeliveryProof(page.request, server.url, 'off'))

test('a rider hands over two orders with one press, one sum and one code, without a line', async ({
  page,
  browser,
  server,
}) => {
  const rider = await joinAsRider({ page, browser, server })
  await setDeliveryProof(page.request, server.url, 'code_or_photo')
  const customer = await browser.newContext({ baseURL: server.url })
  await signUpAs(customer, server.url, 'Door Person')
  const orders = await placeTwo(customer.request, server.url)
  for (const order of orders) {
    await setStatus(page.request, order, 'ready')
    await moveToNextDay(page.request, order)
    await setStatus(page.request, order, 'out_for_delivery')
    await assign(page.request, order, 'delivery', rider)
  }
  const code = await readCode(customer.request, orders[0])
  expect(await readCode(customer.request, orders[1])).toBe(code)

  const app = await openOwnRun(rider)
  const stop = { number: orders.map(({ number }) => number).join(', ') }
  const sum = orders[0].total + orders[1].total
  const card = await openOwnStop(app, 'Delivery', stop)
  await expect(card).toContainText('2 orders')
  await expect(card.getByText(`Collect ₹${sum}`, { exact: true })).toBeVisible()
  await card.getByLabel('Cash given, ₹').fill('1000')
  await expect(card.getByText(`Give back ₹${1000 - sum}`)).toBeVisible()
  await expectUsable(app)

  await rider.phone.setOffline(true)
  const handOver = async () => {
    const open = await openOwnStop(app, 'Delivery', stop)
    await open.getByLabel('Delivery code').fill(code)
    await open.getByRole('button', { name: new RegExp(`^₹${sum} cash`) }).click()
    await expect(app.getByText('1 to send')).toBeVisible()
    await expect(app.getByRole('article', { name: `Delivery ${stop.number}` })).toHaveCount(0)
  }
  await handOver()
  await app.getByText('Done: 1').click()
  await expectUsable(app)
  await app.getByRole('button', { name: `Take back ${stop.number}` }).click()
  await expect(app.getByText('The 2 orders are open again.')).toBeVisible()
  await expect(app.getByText('All sent')).toBeVisible()
  await handOver()

  await rider.phone.setOffline(false)
  await expect(app.getByText('All sent')).toBeVisible()
  for (const order of orders) {
    expect(await readOrderStatus(page, order)).toBe('completed')
    const proofs = await page.request.get(`/api/orders/${order._id}/proofs`)
    expect(await proofs.json()).toMatchObject([{ proof: 'code' }])
  }
  const cash = await rider.phone.request.get('/api/cash')
  expect(await cash.json()).toMatchObject({ toHandIn: sum })
  await rider.phone.close()
  await customer.close()
})

test('one failed visit covers all orders of a door', async ({ page, browser, server }) => {
  const rider = await joinAsRider({ page, browser, server }, 'Sunil Das')
  const customer = await browser.newContext({ baseURL: server.url })
  await signUpAs(customer, server.url, 'Door Person')
  const orders = await placeTwo(customer.request, server.url)
  for (const order of orders) await assign(page.request, order, 'pickup', rider)
  const app = await openOwnRun(rider)
  const stop = { number: orders.map(({ number }) => number).join(', ') }
  const card = await openOwnStop(app, 'Pickup', stop)
  for (const { number } of orders) await expect(card.getByText(`Bags of ${number}`)).toBeVisible()
  await expectUsable(app)
  await card.getByRole('button', { name: /^Couldn’t pick up/ }).click()
  await card.getByText('Nobody there').click()
  await card.getByRole('button', { name: /^Couldn’t pick up/ }).click()
  await expect(app.getByText('All sent')).toBeVisible()
  await expect(app.getByText('Not made: 1')).toBeVisible()
  for (const { _id } of orders) {
    const proofs = await page.request.get(`/api/orders/${_id}/proofs`)
    expect(await proofs.json()).toMatchObject([{ broughtBack: true }])
  }
  await rider.phone.close()
  await customer.close()
})

/** Two orders of one customer, door and window, in the sequence of their numbers. */
async function placeTwo(customer: APIRequestContext, url: string): Promise<Two> {
  const { date: pickupDate, pickupTime } = await findFreeSlot(customer, url, {
    count: 2,
    when: 'next',
  })
  const address = '12 Church Street, Bengaluru 560001'
  const place = async () => {
    const data = { items: ['3 kg Wash & Fold'], pickupDate, pickupTime, address }
    const answer = await customer.post(`${url}/api/orders`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as OfDoor
  }
  const [one, other] = [await place(), await place()]
  return one.number < other.number ? [one, other] : [other, one]
}

async function setStatus(staff: APIRequestContext, { _id }: Placed, status: string) {
  const answer = await staff.put(`/api/admin/orders/${_id}`, { data: { status } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** To the first window that a delivery can come in. */
async function moveToNextDay(staff: APIRequestContext, { _id }: Placed) {
  const offered = await staff.get(`/api/orders/${_id}/deliveries`)
  const { days } = (await offered.json()) as {
    days: { date: string; windows: { time: string; deliveriesLeft: number }[] }[]
  }
  const [day] = days
  const data = { deliveryDate: day!.date, deliveryTime: day!.windows.at(-1)!.time }
  const moved = await staff.put(`/api/orders/${_id}/delivery`, { data })
  expect(moved.ok(), await moved.text()).toBe(true)
}

async function readCode(customer: APIRequestContext, { _id }: Placed): Promise<string> {
  const answer = await customer.get(`/api/orders/${_id}/delivery-code`)
  return ((await answer.json()) as { code: string }).code
}
