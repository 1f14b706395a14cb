// Sixty stops of a Thursday for a browser test: pickups and deliveries with money due, each at a door of its own.
import { type APIRequestContext, expect } from '@playwright/test'
import { addDays, calendarDateIn, instantAt, weekdayOf } from '#domain/base/time-zone.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { PASSWORD } from './new-customer.ts'
import type { ServerWithClock } from './server-with-clock.ts'

const ZONE = 'Asia/Kolkata'
const THURSDAY = 4
const ORDERS_OF_CUSTOMER = 6

export interface OrderOfDay {
  _id: string
  number: string
  kind: 'pickup' | 'delivery'
  total: number
}

/** The first Thursday that the demo's data lie wholly before. */
export function thursdayAhead(): string {
  let date = addDays(calendarDateIn(new Date(), ZONE), 3)
  while (weekdayOf(date) !== THURSDAY) date = addDays(date, 1)
  return date
}

/** @param clock hours and minutes there, such as '08:00' */
export function instantOn(date: string, clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return instantAt(date, hours * 60 + minutes, ZONE)
}

/**
 * Places orders by the API: deliveries are picked up the day before and ready, pickups are booked for the day.
 * @param staff logged in as an admin
 * @param newClient gives a client that nobody is logged in with
 */
export async function placeOrdersOfDay(
  { url, setTime }: ServerWithClock,
  staff: APIRequestContext,
  newClient: () => Promise<APIRequestContext>,
  { date, pickups, deliveries }: { date: string; pickups: number; deliveries: number },
): Promise<OrderOfDay[]> {
  const kinds = [
    ...Array<'pickup'>(pickups).fill('pickup'),
    ...Array<'delivery'>(deliveries).fill('delivery'),
  ]
  setTime(instantOn(addDays(date, -1), '07:00'))
  const orders: OrderOfDay[] = []
  let customer = await newClient()
  for (const [place, kind] of kinds.entries()) {
    if (place % ORDERS_OF_CUSTOMER === 0) {
      customer = await newClient()
      await signUp(customer, url, `Customer ${place / ORDERS_OF_CUSTOMER + 1}`)
    }
    const data = {
      items: ['3 kg Wash & Fold'],
      pickupDate: kind === 'pickup' ? date : addDays(date, -1),
      pickupTime: PICKUP_SLOTS[place % PICKUP_SLOTS.length]!.label,
      address: `${place + 1} Church Street, Bengaluru 560001`,
    }
    const answer = await customer.post(`${url}/api/orders`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    const { _id, number, total } = (await answer.json()) as OrderOfDay
    orders.push({ _id, number, kind, total })
  }
  setTime(instantOn(date, '07:00'))
  const ids = orders.filter(({ kind }) => kind === 'delivery').map(({ _id }) => _id)
  const ready = await staff.put(`${url}/api/admin/orders/status`, {
    data: { ids, status: 'ready' },
  })
  expect(ready.ok(), await ready.text()).toBe(true)
  return orders
}

async function signUp(customer: APIRequestContext, url: string, name: string): Promise<void> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  const data = { name, email, phone: '+91 98450 55555', password: PASSWORD }
  const answer = await customer.post(`${url}/api/auth/signup`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Gives orders of one kind to a rider. */
export async function assignAll(
  staff: APIRequestContext,
  url: string,
  orders: readonly OrderOfDay[],
  riderId: string,
): Promise<void> {
  for (const kind of ['pickup', 'delivery'] as const) {
    const ids = orders.filter((order) => order.kind === kind).map(({ _id }) => _id)
    if (ids.length === 0) continue
    const answer = await staff.put(`${url}/api/admin/orders/rider`, {
      data: { ids, kind, riderId },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}
