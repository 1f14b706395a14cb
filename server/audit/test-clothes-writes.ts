/** Staff writes about clothes, for tests of the audit log. */
import { bringBack, failPickup } from '#contract/run-sheet/bring-back.ts'
import { takeOrder } from '#contract/counter/counter.ts'
import { skipCount } from '#contract/clothes/count-skips.ts'
import { makeTags, packUnits, receiveUnits, unpackUnits } from '#contract/clothes/custody.ts'
import { describeUnit, replaceTag } from '#contract/clothes/custody-pieces.ts'
import {
  addFoundThing,
  giveFoundThing,
  putAsideFoundThing,
} from '#contract/clothes/found-things.ts'
import {
  returnUnit,
  reportFound,
  reportMissing,
  writeOff,
} from '#contract/clothes/lost-and-found.ts'
import { listRiderSets, takeInSet } from '#contract/clothes/rider-sets.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { makePlace, moveUnit, renamePlace, retirePlace } from '#contract/clothes/places.ts'
import { assignStop, completeStop, loadUnit } from '#contract/run-sheet/run-sheet.ts'
import {
  addVendor,
  backFromVendor,
  changeVendor,
  expectOn,
  handToVendor,
} from '#contract/clothes/vendors.ts'
import { addDays, calendarDateIn } from '#domain/base/time-zone.ts'
import { placed } from '../testing/order-inputs.ts'
import { asha, product, staff, type Writes } from './test-console.ts'

const taken = async () => {
  // At the counter, so that it takes no place of a slot.
  const order = { userId: asha.user._id, lines: [{ itemId: 'wash-fold', quantity: 3 }] }
  return { id: (await staff.call(takeOrder, { body: order })).body._id }
}
const countedIn = async () => {
  const params = await taken()
  const body = { units: [{ kind: 'bag' as const }], seen: 0 }
  return { params, received: await staff.call(receiveUnits, { params, body }) }
}
const packed = async () => {
  const { params } = await countedIn()
  return { params, packed: await staff.call(packUnits, { params, body: { units: [1] } }) }
}
const missing = async () => {
  const { params } = await countedIn()
  const body = { unit: 1, what: 'Grey sock' }
  return { params, missing: await staff.call(reportMissing, { params, body }) }
}
const foundLate = async () => {
  const { params } = await missing()
  const body = { status: 'completed' as const, reason: 'The rest is needed.' }
  await staff.call(setOrderStatus, { params, body })
  await staff.call(reportFound, { params, body: { unit: 1 } })
  return params
}

const setBrought = async () => {
  const rider = await product.person({ preset: 'rider' })
  const params = {
    orderId: (await placed(asha, { pickupTime: '5-7 PM' }))._id,
    kind: 'pickup' as const,
  }
  await staff.call(assignStop, { params, body: { riderId: rider.user.id } })
  await rider.call(completeStop, { params, body: { bags: 2 } })
  const sets = (await staff.call(listRiderSets, {})).body
  const { riderId, orders } = sets.find((set) => set.riderId === rider.user.id)!
  return { riderId, visitId: orders[0]!.visitId }
}

const vendor = async (name: string) =>
  (await staff.call(addVendor, { body: { name, phone: '' } })).body.number

/** An order of which something is with an outside laundry. */
const given = async (name: string) => {
  const { params } = await countedIn()
  const until = { expected: calendarDateIn(product.clock.read(), 'Asia/Kolkata') }
  const body = { units: [1], vendor: await vendor(name), ...until }
  return { params, reply: await staff.call(handToVendor, { params, body }) }
}

const SOCK = { what: 'Grey sock', where: 'Under machine 2' }
const found = async () => (await staff.call(addFoundThing, { body: SOCK })).body[0]!._id

const rack = async (name: string) =>
  (await staff.call(makePlace, { body: { kind: 'rack', name } })).body.code

export const CLOTHES_WRITES: Writes = [
  [
    takeInSet,
    async () => {
      const { riderId, visitId } = await setBrought()
      const body = { seen: 2, bags: [{ visitId, number: 1 }] }
      return staff.call(takeInSet, { params: { id: riderId }, body })
    },
  ],
  [makeTags, () => staff.call(makeTags, { body: { kind: 'bag', count: 2 } })],
  [receiveUnits, async () => (await countedIn()).received],
  [skipCount, async () => staff.call(skipCount, { params: await taken(), body: { why: 'busy' } })],
  [packUnits, async () => (await packed()).packed],
  [
    unpackUnits,
    async () => staff.call(unpackUnits, { params: (await packed()).params, body: { units: [1] } }),
  ],
  [addFoundThing, () => staff.call(addFoundThing, { body: SOCK })],
  [
    giveFoundThing,
    async () => {
      const { params } = await missing()
      const body = { order: params.id, unit: 1 }
      return staff.call(giveFoundThing, { params: { id: await found() }, body })
    },
  ],
  [
    putAsideFoundThing,
    async () => staff.call(putAsideFoundThing, { params: { id: await found() } }),
  ],
  [makePlace, () => staff.call(makePlace, { body: { kind: 'rack', name: 'Rack 1' } })],
  [
    renamePlace,
    async () =>
      staff.call(renamePlace, {
        params: { code: await rack('Rack 2') },
        body: { name: 'By the door' },
      }),
  ],
  [retirePlace, async () => staff.call(retirePlace, { params: { code: await rack('Rack 4') } })],
  [addVendor, () => staff.call(addVendor, { body: { name: 'Sparkle', phone: '' } })],
  [
    changeVendor,
    async () =>
      staff.call(changeVendor, {
        params: { number: await vendor('Shine') },
        body: { name: 'Shine & Co', phone: '', active: false },
      }),
  ],
  [handToVendor, async () => (await given('Bright')).reply],
  [
    expectOn,
    async () => {
      const { params } = await given('Gleam')
      const today = calendarDateIn(product.clock.read(), 'Asia/Kolkata')
      const body = { units: [1], expected: addDays(today, 2) }
      return staff.call(expectOn, { params, body })
    },
  ],
  [
    backFromVendor,
    async () =>
      staff.call(backFromVendor, {
        params: (await given('Clean')).params,
        body: { units: [1] },
      }),
  ],
  [
    moveUnit,
    async () => {
      const { id } = (await countedIn()).params
      const [tag] = (await staff.call(makeTags, { body: { kind: 'bag', count: 1 } })).body
      await staff.call(replaceTag, { params: { id, unit: 1 }, body: { tag: tag! } })
      return staff.call(moveUnit, { body: { thing: tag!, place: await rack('Rack 3') } })
    },
  ],
  [
    bringBack,
    async () => {
      const { _id: orderId } = await placed(asha)
      const out = { params: { id: orderId }, body: { status: 'out_for_delivery' as const } }
      await staff.call(setOrderStatus, out)
      const body = { reason: 'Nobody opened the door.' }
      return staff.call(bringBack, { params: { orderId }, body })
    },
  ],
  [
    failPickup,
    async () => {
      const { _id: orderId } = await placed(asha, { pickupDate: '2025-06-20' })
      const body = { reason: 'Nobody opened the door.' }
      return staff.call(failPickup, { params: { orderId }, body })
    },
  ],
  [
    loadUnit,
    async () => {
      const { params } = await packed()
      const [tag] = (await staff.call(makeTags, { body: { kind: 'bag', count: 1 } })).body
      await staff.call(replaceTag, { params: { ...params, unit: 1 }, body: { tag: tag! } })
      await staff.call(setOrderStatus, { params, body: { status: 'ready' } })
      return staff.call(loadUnit, { body: { tag: tag! } })
    },
  ],
  [
    describeUnit,
    async () => {
      const { id } = (await countedIn()).params
      const body = { name: 'Silk shirt', stage: 'intake' as const }
      return staff.call(describeUnit, { params: { id, unit: 1 }, body })
    },
  ],
  [
    replaceTag,
    async () => {
      const { id } = (await countedIn()).params
      const [tag] = (await staff.call(makeTags, { body: { kind: 'bag', count: 1 } })).body
      return staff.call(replaceTag, { params: { id, unit: 1 }, body: { tag: tag! } })
    },
  ],
  [reportMissing, async () => (await missing()).missing],
  [
    reportFound,
    async () => staff.call(reportFound, { params: (await missing()).params, body: { unit: 1 } }),
  ],
  [
    returnUnit,
    async () => staff.call(returnUnit, { params: await foundLate(), body: { unit: 1 } }),
  ],
  [
    writeOff,
    async () => {
      const body = { unit: 1, reason: 'Looked for a week.' }
      return staff.call(writeOff, { params: (await missing()).params, body })
    },
  ],
]
