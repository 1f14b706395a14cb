/** Staff writes about orders, customers and stops, for tests of the audit log. */
import { adminSettings } from '#contract/settings/settings.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { setOrderStatus, setOrderStatuses, undoStatuses } from '#contract/orders/order-list.ts'
import { confirmUpi, eveningOfDay } from '#contract/cash/evening.ts'
import { countCash, handInCash, handInLeftCash, readOwnCash } from '#contract/cash/cash.ts'
import { makeByPhone, takeOrder } from '#contract/counter/counter.ts'
import * as customers from '#contract/accounts/customers.ts'
import * as orderDetailCalls from '#contract/orders/order-detail.ts'
import {
  assignStops,
  markOrdersPaid,
  messageCustomers,
  moveDeliveries,
  movePickups,
} from '#contract/orders/order-bulk.ts'
import {
  giveGoodwill,
  markOrderPaid,
  refundOrder,
  undoOrderPayment,
} from '#contract/orders/order-payments.ts'
import { refundCharge } from '#contract/payments/payments.ts'
import { setPlantStatus } from '#contract/clothes/plant.ts'
import { moveStops } from '#contract/run-sheet/board.ts'
import { announceDelay, undoDelay } from '#contract/run-sheet/run-delays.ts'
import { handOverRun } from '#contract/run-sheet/rider-holdings.ts'
import { sendDeliveryCode } from '#contract/run-sheet/delivery-codes.ts'
import {
  assignStop,
  completeStop,
  runSheet,
  undoCompletion,
} from '#contract/run-sheet/run-sheet.ts'
import { subscriptionCharges } from '#contract/club/subscriptions.ts'
import { addMember } from '../testing/club.ts'
import { placed } from '../testing/order-inputs.ts'
import { suspendColleague } from '#contract/people/staff.ts'
import { asha, readStoredSettings, product, staff, type Writes } from './test-console.ts'
import { EDIT_WRITES } from './test-edit-writes.ts'

const anOrder = async () => ({ id: (await placed(asha))._id })
/** In a slot that the others leave alone. */
const another = async () => ({ id: (await placed(asha, { pickupTime: '5-7 PM' }))._id })
const paidOrder = async () => {
  const params = await anOrder()
  const { body } = await staff.call(markOrderPaid, { params, body: { method: 'cash' } })
  return { ...params, paymentId: body.payments.at(-1)!._id }
}
const stop = async () => ({
  params: { orderId: (await anOrder()).id, kind: 'pickup' as const },
  body: {},
})
const cashHandedIn = async () => {
  await paidOrder()
  const { toHandIn: amount } = (await staff.call(readOwnCash, {})).body
  return (await staff.call(handInCash, { body: { amount, expected: amount } })).body.latest!
}
const cashLeft = async () => {
  const anil = await product.person({ preset: 'counter' })
  await anil.call(markOrderPaid, { params: await anOrder(), body: { method: 'cash' } })
  const { toHandIn: amount } = (await anil.call(readOwnCash, {})).body
  const params = { id: anil.user.id }
  await staff.call(suspendColleague, { params })
  return { params, body: { amount, expected: amount } }
}
const outWithCode = async () => {
  const { deliveryProof } = (await staff.call(adminSettings, {})).body
  const setRule = (rule: 'off' | 'code_or_photo', version: string) =>
    staff.call(settingCalls.changeDeliveryProof, { body: { rule, version } })
  const { version } = (await setRule('code_or_photo', deliveryProof.version)).body
  const params = await another()
  await staff.call(setOrderStatus, { params, body: { status: 'out_for_delivery' } })
  await setRule('off', version)
  return params
}
const rider = await product.person({ preset: 'rider' })
const late = (minutes: 15 | 30) => ({ riderId: rider.user.id, minutes })
const note = { text: 'Rings the bell twice.' }

export const ORDER_WRITES: Writes = [
  [sendDeliveryCode, async () => staff.call(sendDeliveryCode, { params: await outWithCode() })],
  [makeByPhone, () => staff.call(makeByPhone, { body: { name: 'Ravi', phone: '98860 54321' } })],
  [
    takeOrder,
    () =>
      staff.call(takeOrder, {
        body: { userId: asha.user._id, lines: [{ itemId: 'wash-fold', quantity: 3 }] },
      }),
  ],
  [
    setPlantStatus,
    async () => {
      const params = await anOrder()
      await staff.call(setOrderStatus, { params, body: { status: 'picked_up' } })
      const body = { from: 'picked_up' as const, status: 'washing' as const }
      return staff.call(setPlantStatus, { params, body })
    },
  ],
  [
    countCash,
    async () => {
      const { _id: id, amount } = await cashHandedIn()
      return staff.call(countCash, { params: { id }, body: { counted: amount, corrects: null } })
    },
  ],
  [
    confirmUpi,
    async () => {
      const params = { orderId: (await another()).id, kind: 'delivery' as const }
      await staff.call(setOrderStatus, {
        params: { id: params.orderId },
        body: { status: 'out_for_delivery' },
      })
      await staff.call(completeStop, { params, body: { collected: 'upi' } })
      const { date } = (await staff.call(runSheet, { query: {} })).body
      const { people } = (await staff.call(eveningOfDay, { params: { date } })).body
      const { paymentId } = people.flatMap(({ upiTakings }) => upiTakings)[0]!
      const body = { reference: '512345678901' }
      return staff.call(confirmUpi, { params: { id: paymentId }, body })
    },
  ],
  [handInLeftCash, async () => staff.call(handInLeftCash, await cashLeft())],
  [
    assignStop,
    async () => {
      const { params } = await stop()
      return staff.call(assignStop, { params, body: { riderId: rider.user.id } })
    },
  ],
  [
    moveStops,
    async () => {
      const { _id: orderId } = await placed(asha, { pickupTime: '1-3 PM' })
      const moves = [{ orderId, kind: 'pickup' as const, from: null, to: rider.user.id }]
      return staff.call(moveStops, { body: { moves } })
    },
  ],
  [
    handOverRun,
    async () => {
      const { _id: orderId } = await placed(asha, { pickupTime: '1-3 PM' })
      const params = { orderId, kind: 'pickup' as const }
      await staff.call(assignStop, { params, body: { riderId: rider.user.id } })
      return staff.call(handOverRun, {
        params: { id: rider.user.id },
        body: { date: null, to: null, withClothes: false },
      })
    },
  ],
  [announceDelay, () => staff.call(announceDelay, { body: late(15) })],
  [
    undoDelay,
    async () => {
      const { body } = await staff.call(announceDelay, { body: late(30) })
      return staff.call(undoDelay, { params: { id: body._id } })
    },
  ],
  [
    refundCharge,
    async () => {
      const meena = await product.person()
      const { _id } = await addMember(meena, { planId: 'premium' })
      const { body } = await meena.call(subscriptionCharges, { params: { id: _id } })
      const params = { id: body[0]!._id }
      return staff.call(refundCharge, { params, body: { reason: 'A stain stayed.' } })
    },
  ],
  [
    markOrderPaid,
    async () => staff.call(markOrderPaid, { params: await anOrder(), body: { method: 'upi' } }),
  ],
  [undoOrderPayment, async () => staff.call(undoOrderPayment, { params: await paidOrder() })],
  [
    refundOrder,
    async () => staff.call(refundOrder, { params: await paidOrder(), body: { reason: 'Sorry.' } }),
  ],
  ...EDIT_WRITES,
  [
    giveGoodwill,
    async () => {
      const params = await anOrder()
      await staff.call(setOrderStatus, { params, body: { status: 'completed' } })
      const body = { percent: 10, reason: 'A stain stayed.', seen: 210 }
      return staff.call(giveGoodwill, { params, body })
    },
  ],
  [
    orderDetailCalls.cancelForCustomer,
    async () =>
      staff.call(orderDetailCalls.cancelForCustomer, {
        params: await anOrder(),
        body: { reason: 'Nobody home.' },
      }),
  ],
  [
    orderDetailCalls.addOrderNote,
    async () => staff.call(orderDetailCalls.addOrderNote, { params: await anOrder(), body: note }),
  ],
  [
    messageCustomers,
    async () =>
      staff.call(messageCustomers, {
        body: { ids: [(await another()).id], text: 'We come an hour later.' },
      }),
  ],
  [
    movePickups,
    async () =>
      staff.call(movePickups, {
        body: { orders: [await another()], pickupDate: '2025-06-20', pickupTime: '3-5 PM' },
      }),
  ],
  [
    moveDeliveries,
    async () =>
      staff.call(moveDeliveries, {
        body: {
          orders: [await another()],
          deliveryDate: '2025-06-24',
          deliveryTime: '3-5 PM',
        },
      }),
  ],
  [
    assignStops,
    async () =>
      staff.call(assignStops, {
        body: { ids: [(await another()).id], kind: 'pickup', riderId: rider.user.id },
      }),
  ],
  [
    markOrdersPaid,
    async () => staff.call(markOrdersPaid, { body: { orders: [await another()], method: 'upi' } }),
  ],
  [
    setOrderStatuses,
    async () =>
      staff.call(setOrderStatuses, {
        body: { ids: [(await anOrder()).id], status: 'washing' },
      }),
  ],
  [
    setOrderStatus,
    async () => staff.call(setOrderStatus, { params: await anOrder(), body: { status: 'ready' } }),
  ],
  // A status can be taken back while its message waits.
  [
    settingCalls.changeMessageWait,
    async () => {
      const body = { ...(await readStoredSettings()).messageWait, seconds: 60 }
      return staff.call(settingCalls.changeMessageWait, { body })
    },
  ],
  [
    undoStatuses,
    async () => {
      const params = await anOrder()
      const { body } = await staff.call(setOrderStatus, { params, body: { status: 'ready' } })
      return staff.call(undoStatuses, { body: { changes: [body.undo!.change] } })
    },
  ],
  [
    customers.addCustomerNote,
    () => staff.call(customers.addCustomerNote, { params: { id: asha.user._id }, body: note }),
  ],
  [
    customers.blockCustomer,
    () =>
      staff.call(customers.blockCustomer, {
        params: { id: asha.user._id },
        body: { reason: 'Bounced cards.' },
      }),
  ],
  [
    customers.unblockCustomer,
    () => staff.call(customers.unblockCustomer, { params: { id: asha.user._id } }),
  ],
  [completeStop, async () => staff.call(completeStop, await stop())],
  [
    undoCompletion,
    async () => {
      const { body } = await staff.call(completeStop, await stop())
      return staff.call(undoCompletion, { params: { id: body.undoable! } })
    },
  ],
]
