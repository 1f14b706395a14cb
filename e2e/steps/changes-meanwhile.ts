// What happens to a rider's stops while their phone has no network.
import { type APIRequestContext, expect } from '@playwright/test'
import { addDays } from '#domain/base/time-zone.ts'
import type { OrderOfDay } from './orders-of-day.ts'

export interface ChangedMeanwhile {
  paid: OrderOfDay
  cancelled: OrderOfDay
  priceChanged: OrderOfDay
  givenToAnother: OrderOfDay
  moved: OrderOfDay
}

/** @param staff logged in as an admin, today */
export async function changeMeanwhile(
  staff: APIRequestContext,
  url: string,
  { paid, cancelled, priceChanged, givenToAnother, moved }: ChangedMeanwhile,
  { date, otherRiderId }: { date: string; otherRiderId: string },
): Promise<void> {
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await staff.fetch(`${url}/api/admin/${path}`, { method, data })
    const text = await answer.text()
    expect(answer.ok(), text).toBe(true)
    // What is done to several orders is answered for each.
    expect(text).not.toContain('"failed"')
    return JSON.parse(text) as object
  }
  await send('POST', `orders/${paid._id}/payments`, { method: 'upi' })
  await send('PUT', `orders/${cancelled._id}/cancel`, { reason: 'The customer called.' })
  await addKilogram(staff, url, priceChanged)
  await send('PUT', `run-sheet/${givenToAnother._id}/${givenToAnother.kind}/rider`, {
    riderId: otherRiderId,
  })
  await send('PUT', 'orders/delivery', {
    orders: [{ id: moved._id }],
    deliveryDate: addDays(date, 4),
    deliveryTime: '9-11 AM',
  })
}

/** From three to four. */
async function addKilogram(
  staff: APIRequestContext,
  url: string,
  { _id }: OrderOfDay,
): Promise<void> {
  const order = `${url}/api/admin/orders/${_id}`
  const { revision } = (await (await staff.get(order)).json()) as { revision: number }
  const lines = [{ itemId: 'wash-fold', quantity: 4 }]
  const quoted = await staff.post(`${order}/quote`, { data: { lines } })
  const { quote } = (await quoted.json()) as { quote: { total: number } }
  const data = { lines, total: quote.total, revision, reason: 'It weighed more.', agreed: true }
  const changed = await staff.put(`${order}/lines`, { data })
  expect(changed.ok(), await changed.text()).toBe(true)
}
