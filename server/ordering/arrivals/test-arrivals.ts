/** A rider's run of three pickups of one morning, for tests. */
import { beforeAll, beforeEach } from 'vitest'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { notifications } from '#contract/messages/notifications.ts'
import type { Order } from '#contract/orders/orders.ts'
import { readArrival } from '#contract/run-sheet/arrivals.ts'
import { ownRun } from '#contract/run-sheet/own-run.ts'
import { assignStop, completeStop } from '#contract/run-sheet/run-sheet.ts'
import { placed, THURSDAY } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

/** About 550 m apart, in a row from the laundry. */
const POINTS = [12.9767, 12.9817, 12.9867].map((latitude) => ({
  latitude,
  longitude: 77.6011,
  accuracy: 10,
}))

export const product = await testProduct({ messageWaitSeconds: 60 })
export const staff = await product.person({ role: 'admin', name: 'Meena' })
export let ravi: SignedIn
/** In the order of the run. */
export let customers: SignedIn[]
export let orders: Order[]

export const stop = ({ _id: orderId }: Order) => ({ params: { orderId, kind: 'pickup' as const } })
/** Sets the clock to a time of the day of the run, in the laundry’s zone. */
export const at = (time: string) => product.clock.set(`${THURSDAY}T${time}:00+05:30`)

export async function setStart(start: string): Promise<void> {
  const { version } = (await staff.call(adminSettings, {})).body.route
  const body = { start, mostBags: 0, learnsDoors: false, version }
  await staff.call(settingCalls.changeRoute, { body })
}

export const assign = (order: Order, rider: SignedIn | null = ravi) =>
  staff.call(assignStop, { ...stop(order), body: { riderId: rider && rider.user.id } })

/** A rider marks a pickup as made. */
export const pickUp = (order: Order) => ravi.call(completeStop, { ...stop(order), body: {} })

/** Who comes for an order, as its customer reads it. */
export async function visitOf(place: number) {
  const params = { orderId: orders[place]!._id }
  return (await customers[place]!.call(readArrival, { params })).body.visit
}

/** The window of an order on the laundry’s clocks: "09:25-10:10 planned". */
export async function windowOf(place: number): Promise<string | null> {
  const window = (await visitOf(place))?.window
  if (!window) return null
  const clock = (instant: string) =>
    new Date(Date.parse(instant) + 330 * 60_000).toISOString().slice(11, 16)
  const { from, until, about, state } = window
  return state === 'late' ? `late ${clock(about)}` : `${clock(from)}-${clock(until)} ${state}`
}

/** What a customer has heard of the rider, the newest first; order numbers left out. */
export async function heardBy(place: number): Promise<string[]> {
  await product.deps.events.settled()
  const { body } = await customers[place]!.call(notifications, {})
  const about = / (you’re next|about \d+ minutes late)$/
  return body.notifications.flatMap(({ title }) => about.exec(title)?.[1] ?? [])
}

beforeAll(async () => {
  ravi = await product.person({ preset: 'rider', name: 'Ravi Kumar' })
})
beforeEach(async () => {
  await product.db.updateTable('pickup_slots').set({ booked: 0, capacity: null }).execute()
  await product.db.deleteFrom('stop_assignments').execute()
  await product.db.deleteFrom('run_delays').execute()
  product.clock.set('2025-06-18T06:30:00Z')
  await setStart('4P3-JK8-52C9')
  customers = await Promise.all(['Asha', 'Bina', 'Chitra'].map((name) => product.person({ name })))
  orders = []
  for (const [place, customer] of customers.entries())
    orders.push(
      await placed(customer, {
        addressParts: { flat: '1', street: 'A Street', pin: '560001', point: POINTS[place]! },
      }),
    )
  for (const order of orders) await assign(order)
  // As the run goes: a round trip costs the same in both directions.
  at('08:00')
  const { stops } = (await ravi.call(ownRun, {})).body
  const turn = ({ _id }: Order) => stops.find(({ orderId }) => orderId === _id)!.turn!
  const run = orders.map((order, place) => ({ order, customer: customers[place]! }))
  run.sort((one, other) => turn(one.order) - turn(other.order))
  orders = run.map(({ order }) => order)
  customers = run.map(({ customer }) => customer)
})
