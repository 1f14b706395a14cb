// Doors that the laundry learns from where riders' phones were, and who reads them.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import {
  assignStop,
  completeStop,
  runSheet,
  undoCompletion,
} from '#contract/run-sheet/run-sheet.ts'
import { placed } from '../../../testing/order-inputs.ts'
import type { SignedIn } from '../../../testing/test-product.ts'
import { asha, order, pickupParams, product, readCompletions, staff } from '../test-run-sheet.ts'

const DOOR = '4P3-JK8-52C9'
const STREET = '4P3-JK8-52CT'
const LATER = { pickupTime: '3-5 PM' } as const
const PIN = { latitude: 12.9717, longitude: 77.6011, accuracy: 12 }

let ravi: SignedIn
beforeAll(async () => {
  ravi = await product.person({ preset: 'rider', name: 'Ravi' })
  const { version } = (await staff.call(adminSettings, {})).body.orderLimits
  await staff.call(settingCalls.changeOrderLimits, { body: { newCustomerOrders: 20, version } })
})
beforeEach(async () => {
  await setRoute({ learnsDoors: true })
})

async function setRoute(change: { start?: string; learnsDoors?: boolean }): Promise<void> {
  const { version } = (await staff.call(adminSettings, {})).body.route
  const body = { start: '', mostBags: 0, learnsDoors: false, ...change, version }
  expect((await staff.call(settingCalls.changeRoute, { body })).status).toBe(200)
}

const pickup = (orderId: string) => ({ params: { orderId, kind: 'pickup' as const } })

async function assign(orderId: string, rider: SignedIn = ravi): Promise<void> {
  await staff.call(assignStop, { ...pickup(orderId), body: { riderId: rider.user.id } })
}

/** A pickup of Ravi's, made where his phone says that it is. */
async function visit(orderId: string, digipin: string): Promise<void> {
  await assign(orderId)
  await ravi.call(completeStop, { ...pickup(orderId), body: { digipin } })
}

/** The next order of Asha's as Ravi sees it. */
async function nextStop(fields: Parameters<typeof placed>[1] = {}) {
  const next = await placed(asha, { ...LATER, ...fields })
  await assign(next._id)
  const { body } = await ravi.call(runSheet, { query: {} })
  return body.stops.find(({ orderId }) => orderId === next._id)!
}

describe('a door', () => {
  it('is learned from two visits of the rider’s own stops', async () => {
    await visit(order._id, DOOR)
    expect((await nextStop()).digipin).toBeNull()
    await visit((await placed(asha, LATER))._id, DOOR)
    expect((await nextStop()).digipin).toBe(DOOR)
    expect((await nextStop({ address: '9 Church Street, Bengaluru 560001' })).digipin).toBeNull()
  })

  it('is at the customer’s pin, and not where visits were', async () => {
    await visit(order._id, DOOR)
    await visit((await placed(asha, LATER))._id, DOOR)
    const parts = { flat: '12', street: 'Church Street', pin: '560001', point: PIN }
    expect((await nextStop({ addressParts: parts })).digipin).toBe('4P3-J4F-49MJ')
  })

  it('isn’t learned from a stop that was taken back, or marked for a rider', async () => {
    await visit(order._id, DOOR)
    const [{ id } = { id: '' }] = await readCompletions()
    await ravi.call(undoCompletion, { params: { id } })
    expect((await readCompletions()).map(({ digipin }) => digipin)).toEqual([null])
    await staff.call(completeStop, { ...pickupParams(), body: { digipin: STREET } })
    expect((await readCompletions()).map(({ digipin }) => digipin)).toEqual([null, null])
  })

  it('isn’t learned from what is added to a stop that is made already', async () => {
    await visit(order._id, DOOR)
    const added = {
      digipin: STREET,
      note: 'Paid on the way',
      collected: 'cash',
      amount: 10,
    } as const
    await ravi.call(completeStop, { ...pickup(order._id), body: added })
    expect((await readCompletions()).map(({ digipin }) => digipin)).toEqual([DOOR, null])
    expect((await nextStop()).digipin).toBeNull()
  })

  it('isn’t learned, nor is a phone asked, unless the laundry has set so', async () => {
    await assign(order._id)
    const asks = async (who: SignedIn) =>
      (await who.call(runSheet, { query: {} })).body.asksPosition
    expect([await asks(ravi), await asks(staff)]).toEqual([true, false])
    await setRoute({})
    expect(await asks(ravi)).toBe(false)
    await visit(order._id, DOOR)
    expect((await readCompletions()).map(({ digipin }) => digipin)).toEqual([null])
  })
})

it('tells a rider where a door is until the stop is made, and those who plan the run after it too', async () => {
  const parts = { flat: '12', street: 'Church Street', pin: '560001', point: PIN }
  const stop = await nextStop({ addressParts: parts })
  expect([stop.digipin, stop.addressParts?.point]).toEqual(['4P3-J4F-49MJ', PIN])
  const { body: made } = await ravi.call(completeStop, { ...pickup(stop.orderId), body: {} })
  expect([made.digipin, made.addressParts?.point]).toEqual([null, null])
  const { stops } = (await staff.call(runSheet, { query: {} })).body
  expect(stops.find(({ orderId }) => orderId === stop.orderId)?.digipin).toBe('4P3-J4F-49MJ')
})

it('orders a rider’s stops of a slot along the way from the laundry, once its DIGIPIN is set', async () => {
  const east = async (flat: string, thousandths: number) => {
    const point = { latitude: 12.9716, longitude: 77.5946 + thousandths / 1000, accuracy: 5 }
    const { _id } = await placed(asha, {
      ...LATER,
      addressParts: { flat, street: 'Church Street', pin: '560001', point },
    })
    await assign(_id)
    return _id
  }
  const ids = [await east('2', 10), await east('1', 20), await east('3', 30)]
  const turns = async () => {
    const { stops } = (await ravi.call(runSheet, { query: {} })).body
    return ids.map((id) => stops.find(({ orderId }) => orderId === id)!.turn)
  }
  expect(await turns()).toEqual([null, null, null])
  await setRoute({ start: DOOR })
  const found = await turns()
  const ascending = found.toSorted((one, other) => one! - other!)
  expect([found, found.toReversed()]).toContainEqual(ascending)
  await ravi.call(completeStop, { ...pickup(ids[1]!), body: {} })
  expect(await turns()).toEqual(found)
})

it('counts orders of one door as one visit', async () => {
  await setRoute({ start: DOOR })
  const [one, other] = [await nextStop(), await nextStop()]
  expect(other.turn).toBe(
    (await ravi.call(runSheet, { query: {} })).body.stops.find(
      ({ orderId }) => orderId === one.orderId,
    )!.turn,
  )
})

it('refuses what is no DIGIPIN', async () => {
  await assign(order._id)
  const refused = await ravi.call(completeStop, { ...pickupParams(), body: { digipin: 'Delhi' } })
  expect([refused.status, refused.message]).toEqual([
    422,
    'A DIGIPIN has 10 characters, such as 39J-49L-L8T4.',
  ])
})
