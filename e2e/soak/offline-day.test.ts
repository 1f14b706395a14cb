// A day in airplane mode: sixty stops, restarts, a wrong clock, a full phone, and orders that change meanwhile.
import type { APIRequestContext, Page } from '@playwright/test'
import { addDays } from '#domain/base/time-zone.ts'
import { type ChangedMeanwhile, changeMeanwhile } from '../steps/changes-meanwhile.ts'
import { joinStaffAs } from '../steps/join-staff-as.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'
import {
  assignAll,
  instantOn,
  type OrderOfDay,
  placeOrdersOfDay,
  thursdayAhead,
} from '../steps/orders-of-day.ts'
import { logInToOwnRun, openOwnStop, readKeptRuns, untilKept } from '../steps/own-run.ts'
import { openRidersPhone, type RidersPhone } from '../steps/riders-phone.ts'
import { type ServerWithClock, startServerWithClock } from '../steps/server-with-clock.ts'
import { loginAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

const STOPS = 60
/** Of them, the stops of the rider who is removed in the afternoon. */
const STOPS_OF_REMOVED = 12
const DAY = { begins: '08:00', changes: '12:00', removal: '15:00', ends: '18:00' }
const MINUTE_MS = 60_000
/** Text fits, and a photo of this size doesn't. */
const ROOM = 1_500_000

interface Made {
  order: OrderOfDay
  at: Date
  cash: number
  isFailed: boolean
}

test('sixty stops of a day without a network reach the books once each, and each that changed is explained to its rider and the manager', async ({
  playwright,
  launchOptions,
  browser,
}) => {
  const date = thursdayAhead()
  const server = await startServerWithClock(instantOn(addDays(date, -1), '07:00'))
  const { url } = server
  const newClient = () => playwright.request.newContext({ baseURL: url })
  const staff = await newClient()
  await loginAs(staff, url, 'admin')
  const join = async (name: string) => {
    const client = await newClient()
    await joinStaffAs(client, staff, server, 'rider', name)
    const who = await client.get(`${url}/api/auth/me`)
    const { user } = (await who.json()) as { user: { _id: string; email: string } }
    return { ...user, client }
  }
  const [ravi, sunil, tara] = [
    await join('Ravi Kumar'),
    await join('Sunil Das'),
    await join('Tara'),
  ]
  const half = STOPS / 2
  const orders = await placeOrdersOfDay(server, staff, newClient, {
    date,
    pickups: half,
    deliveries: half,
  })
  await loginAs(staff, url, 'admin')
  const ofSunil = orders.filter((_, place) => place % (STOPS / STOPS_OF_REMOVED) === 0)
  const ofRavi = orders.filter((order) => !ofSunil.includes(order))
  await assignAll(staff, url, ofRavi, ravi._id)
  await assignAll(staff, url, ofSunil, sunil._id)
  const deliveries = ofRavi.filter(({ kind }) => kind === 'delivery')
  // In the order in which they are made, these are paid in cash.
  const changed = {
    cancelled: ofRavi[0]!,
    paid: deliveries[0]!,
    priceChanged: deliveries[1]!,
    givenToAnother: deliveries[2]!,
    moved: deliveries[4]!,
  }

  const begins = instantOn(date, DAY.begins)
  server.setTime(begins)
  const phones = await Promise.all(
    [ravi, sunil].map(async ({ email }) => {
      const phone = await openRidersPhone(playwright.chromium, { ...launchOptions, url }, begins)
      const app = await phone.start()
      await logInToOwnRun(app, email)
      await untilKept(app)
      await phone.setOffline(true)
      await phone.leaveRoom(ROOM)
      return phone
    }),
  )
  const [phoneOfRavi, phoneOfSunil] = phones as [RidersPhone, RidersPhone]
  const made = await rideOffline(phoneOfRavi, ofRavi, date)
  const madeBySunil = await rideOffline(phoneOfSunil, ofSunil, date)

  server.setTime(instantOn(date, DAY.changes))
  await changeMeanwhile(staff, url, changed, { date, otherRiderId: tara._id })
  server.setTime(instantOn(date, DAY.removal))
  await loginAs(staff, url, 'admin')
  const removed = await staff.delete(`${url}/api/admin/staff/${sunil._id}`)
  expect(removed.ok(), await removed.text()).toBe(true)

  server.setTime(instantOn(date, DAY.ends))
  const app = await comeBackOnline(phoneOfRavi, instantOn(date, DAY.ends))
  await expect(app.getByText('All sent')).toBeVisible()
  await expectReadByRider(app, changed)
  await expectUsable(app)
  const left = await comeBackOnline(phoneOfSunil, instantOn(date, DAY.ends))
  await expect(left.getByText('your stops are off this phone.')).toBeVisible()
  await expect(left.getByText('What you did is handed in, and the laundry decides.')).toBeVisible()
  await expect.poll(async () => (await readKeptRuns(left, '')).count).toBe(0)
  await expectUsable(left)

  const manager = await openPrivateWindow(browser, url)
  await loginAs(manager.request, url, 'admin')
  await expectReadByManager(manager, changed, madeBySunil)
  await acceptLateStops(staff, url)
  const toHandIn = await cashOf(ravi.client, url)
  expect(toHandIn).toBe(sumOf(made))
  const leftCash = await staff.get(`${url}/api/admin/cash/left`)
  expect(await leftCash.json()).toMatchObject([
    { personId: sunil._id, toHandIn: sumOf(madeBySunil) },
  ])
  await expectEachOnce(staff, server, [...made, ...madeBySunil], changed)
  for (const phone of phones) await phone.end()
  await server.stop()
})

const sumOf = (made: readonly Made[]) => made.reduce((sum, { cash }) => sum + cash, 0)

async function cashOf(rider: APIRequestContext, url: string): Promise<number> {
  return ((await (await rider.get(`${url}/api/cash`)).json()) as { toHandIn: number }).toHandIn
}

/** Makes all stops, spread over the day; the phone is switched off and on after each fourth of them. */
async function rideOffline(
  phone: RidersPhone,
  orders: readonly OrderOfDay[],
  date: string,
): Promise<Made[]> {
  const [begins, ends] = [instantOn(date, DAY.begins), instantOn(date, DAY.ends)]
  const step = (ends.getTime() - begins.getTime()) / (orders.length + 1)
  const made: Made[] = []
  let app = phone.page()
  for (const [place, order] of orders.entries()) {
    const at = new Date(begins.getTime() + (place + 1) * step)
    await phone.setTime(at)
    const way = place % 6 === 5 ? 'fails' : place % 6 === 3 ? 'upi' : 'cash'
    made.push({ ...(await makeStop(app, order, way)), at })
    await expect(app.getByText(`${made.length} to send`)).toBeVisible()
    if (place % Math.ceil(orders.length / 4) !== 1) continue
    app = await phone.start()
    await expect(app.getByText(/^As of/)).toBeVisible()
    await expect(app.getByText(`${made.length} to send`)).toBeVisible()
  }
  return made
}

async function makeStop(
  app: Page,
  order: OrderOfDay,
  way: 'cash' | 'upi' | 'fails',
): Promise<Omit<Made, 'at'>> {
  const isDelivery = order.kind === 'delivery'
  const card = await openOwnStop(app, isDelivery ? 'Delivery' : 'Pickup', order)
  if (way === 'fails') {
    await card.getByRole('button', { name: /^Couldn’t/ }).click()
    await card.getByText('Nobody there').click()
    await card.getByRole('button', { name: /^(Bring it back|Couldn’t pick up)/ }).click()
    return { order, cash: 0, isFailed: true }
  }
  const deed = !isDelivery ? /^Picked up/ : way === 'upi' ? /^₹\d+ UPI/ : /^₹\d+ cash/
  await card.getByRole('button', { name: deed }).click()
  return { order, cash: isDelivery && way === 'cash' ? order.total : 0, isFailed: false }
}

/** The line breaks once after the laundry has written a deed: it is sent again. */
async function comeBackOnline(phone: RidersPhone, at: Date): Promise<Page> {
  await phone.setTime(at)
  let isCut = false
  const app = phone.page()
  await app.route('**/api/admin/run-sheet/**', async (route) => {
    if (isCut) return route.continue()
    isCut = true
    await route.fetch()
    return route.abort()
  })
  await phone.setOffline(false)
  await expect(async () => {
    await app.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(app.getByText(/All sent|off this phone/).first()).toBeVisible({ timeout: 5000 })
  }).toPass()
  return app
}

async function expectReadByRider(
  app: Page,
  { paid, cancelled, priceChanged, givenToAnother, moved }: ChangedMeanwhile,
): Promise<void> {
  const reads = async ({ number }: OrderOfDay, text: string) =>
    expect(app.getByRole('status').filter({ hasText: number })).toContainText(text)
  await reads(paid, 'Nothing was due any more. Hand in what you took.')
  await reads(cancelled, 'The order is “Cancelled” by now.')
  await reads(priceChanged, 'Its price has changed. Hand in what you took.')
  await reads(givenToAnother, 'The order has changed since, so the laundry will check it.')
  await reads(
    moved,
    'This stop is no longer yours. What you marked is kept, and a manager decides.',
  )
}

async function expectReadByManager(
  page: Page,
  { paid, cancelled, priceChanged, givenToAnother, moved }: ChangedMeanwhile,
  ofRemoved: readonly Made[],
): Promise<void> {
  await page.goto('/admin/now')
  const toDecide = page.getByRole('region', { name: 'Stops to decide' })
  const reads = async ({ number }: OrderOfDay, ...texts: string[]) => {
    const row = toDecide.getByRole('listitem').filter({ hasText: number })
    for (const text of texts) await expect(row).toContainText(text)
  }
  await reads(paid, 'Nothing was due by then.', 'Took ₹210 in cash')
  await reads(cancelled, 'The order isn’t waiting for this stop.', '“Cancelled”')
  await reads(priceChanged, 'A different amount was due.', 'Took ₹210 in cash', '₹280 due')
  await reads(givenToAnother, 'The stop was assigned to someone else.', 'Took ₹210 in cash')
  await reads(moved, 'The stop is no longer theirs.', 'They say they took ₹210 in cash.')
  for (const { order, cash } of ofRemoved)
    await reads(
      order,
      'They were removed from the staff.',
      ...(cash > 0 ? [`They say they took ₹${cash} in cash.`] : []),
    )
}

async function acceptLateStops(staff: APIRequestContext, url: string): Promise<void> {
  const listed = await staff.get(`${url}/api/admin/late-stops`)
  for (const { _id } of (await listed.json()) as { _id: string }[]) {
    const answer = await staff.put(`${url}/api/admin/late-stops/${_id}`, { data: { apply: true } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

/** Each deed is written once, at the time when it was made; the order follows it, and its money is booked once. */
async function expectEachOnce(
  staff: APIRequestContext,
  { url }: ServerWithClock,
  made: readonly Made[],
  changed: ChangedMeanwhile,
): Promise<void> {
  const isChanged = new Set(Object.values(changed).map(({ _id }) => _id))
  for (const { order, at, isFailed } of made) {
    const { _id, kind, total, number } = order
    // A delivery without photo and note leaves none.
    if (kind === 'pickup' || isFailed) {
      const proofs = await staff.get(`${url}/api/orders/${_id}/proofs`)
      const visits = (await proofs.json()) as { kind: string; at: string; broughtBack: boolean }[]
      expect(visits, number).toMatchObject([{ kind, broughtBack: isFailed }])
      const offMs = Math.abs(Date.parse(visits[0]!.at) - at.getTime())
      if (!isChanged.has(_id)) expect(offMs, number).toBeLessThan(3 * MINUTE_MS)
    }
    if (isChanged.has(_id)) continue
    const details = await staff.get(`${url}/api/orders/details/${_id}`)
    const status = isFailed
      ? { pickup: 'pickup_scheduled', delivery: 'ready' }[kind]
      : { pickup: 'picked_up', delivery: 'completed' }[kind]
    const amountPaid = kind === 'delivery' && !isFailed ? total : 0
    expect(await details.json(), number).toMatchObject({ status, amountPaid, refundDue: 0 })
  }
}
