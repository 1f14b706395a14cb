// Two customers' pickups of this morning on a rider's run, at whatever hour the test runs.
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { RunningServer } from '../server.ts'
import { changeSetting, readBusiness } from './message-wait.ts'
import { signUpAs } from './new-customer.ts'
import { openPrivateWindow } from './open-private-window.ts'
import type { Rider } from './own-run.ts'
import type { Placed } from './sheet-of.ts'

/** The laundry, and two doors on one way from it. */
const START = '4P3-JK8-52C9'
const DOORS = [12.9767, 12.9867].map((latitude) => ({ latitude, longitude: 77.6011, accuracy: 10 }))

const MORNING = '9-11 AM'

export interface Customer {
  page: Page
  order: Placed
}

/** Hours ahead of UTC where it is past eight now, and where an hour more is a zone as well. */
function hoursAheadAtEight(): number {
  const ahead = (8 - new Date().getUTCHours() + 24) % 24
  return ahead > 13 ? ahead - 24 : ahead
}

async function setZone(staff: APIRequestContext, url: string, east: number): Promise<void> {
  const before = await readBusiness(staff, url)
  // These zones count the other way round.
  const timeZone = `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
  await changeSetting(staff, url, ['business', 'business'], { ...before, timeZone })
}

/** Sets where runs start; empty for an order of stops by PIN code. */
async function setStart(staff: APIRequestContext, url: string, start: string): Promise<void> {
  const values = { start, mostBags: 0, learnsDoors: false }
  await changeSetting(staff, url, ['route', 'route'], values)
}

/**
 * Does something in a morning of which a rider has two pickups, a customer’s each. The clocks and the start of runs are as
 * before in the end.
 * @param page where an admin is logged in
 * @param run takes the customers in the order of the run
 */
export async function withRunOfMorning(
  { page, browser, server: { url } }: { page: Page; browser: Browser; server: RunningServer },
  rider: Rider,
  run: (customers: [Customer, Customer]) => Promise<void>,
): Promise<void> {
  const staff = page.request
  const { timeZone } = await readBusiness(staff, url)
  try {
    await setStart(staff, url, START)
    const east = hoursAheadAtEight()
    await setZone(staff, url, east)
    const customers: Customer[] = []
    for (const [place, name] of ['Asha First', 'Bina Second'].entries()) {
      const window = await openPrivateWindow(browser, url)
      await signUpAs(window.context(), url, name)
      customers.push({ page: window, order: await placeAt(window.request, url, DOORS[place]!) })
    }
    // The slot has begun, on the same day.
    await setZone(staff, url, east + 1)
    for (const { order } of customers) {
      const data = { riderId: rider._id }
      const answer = await staff.put(`${url}/api/admin/run-sheet/${order._id}/pickup/rider`, {
        data,
      })
      if (!answer.ok()) throw new Error(`Not assigned: ${await answer.text()}`)
    }
    const [first, second] = await inOrderOfRun(staff, url, customers)
    await run([first!, second!])
  } finally {
    await setStart(staff, url, '')
    const business = await readBusiness(staff, url)
    await changeSetting(staff, url, ['business', 'business'], { ...business, timeZone })
  }
}

async function placeAt(
  customer: APIRequestContext,
  url: string,
  point: (typeof DOORS)[number],
): Promise<Placed> {
  const slots = await customer.get(`${url}/api/slots?days=1`)
  const { dates } = (await slots.json()) as { dates: { date: string }[] }
  const addressParts = { flat: '12', street: 'Church Street', pin: '560001', point }
  const data = {
    items: ['3 kg Wash & Fold'],
    pickupDate: dates[0]!.date,
    pickupTime: MORNING,
    address: '12, Church Street, Bengaluru 560001',
    addressParts,
  }
  const answer = await customer.post(`${url}/api/orders`, { data })
  if (!answer.ok()) throw new Error(`Not placed: ${await answer.text()}`)
  return (await answer.json()) as Placed
}

async function inOrderOfRun(
  staff: APIRequestContext,
  url: string,
  customers: readonly Customer[],
): Promise<Customer[]> {
  const sheet = await staff.get(`${url}/api/admin/run-sheet`)
  const { stops } = (await sheet.json()) as { stops: { orderId: string; turn: number }[] }
  const turn = ({ order }: Customer) => stops.find(({ orderId }) => orderId === order._id)!.turn
  return customers.toSorted((one, other) => turn(one) - turn(other))
}
