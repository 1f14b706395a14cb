/** Every write of the staff's console leaves an entry in the audit log: each call is made as staff make it. */
import { beforeAll, expect, it } from 'vitest'
import * as catalogue from '#contract/settings-catalogue.ts'
import { setOrderStatus, setOrderStatuses, undoStatuses } from '#contract/order-list.ts'
import type { Call } from '#contract/call.ts'
import { beginChat, sendChat } from '#contract/chat.ts'
import { sendMessage } from '#contract/contact.ts'
import * as customers from '#contract/customers.ts'
import * as days from '#contract/settings-days.ts'
import * as desk from '#contract/help-desk.ts'
import * as orderDetailCalls from '#contract/order-detail.ts'
import { changeLimits } from '#contract/settings-limits.ts'
import { changeMessageWait } from '#contract/settings-message-wait.ts'
import { changeMarketing } from '#contract/settings-marketing.ts'
import { changeOrderLimits } from '#contract/order-limits.ts'
import { markOrderPaid, refundOrder, undoOrderPayment } from '#contract/order-payments.ts'
import * as promoCodes from '#contract/promo-codes.ts'
import { PROMO_CODE } from '../testing/promo-codes.ts'
import { readOutbox, resendOutboxMessage } from '#contract/outbox.ts'
import { refundCharge } from '#contract/payments.ts'
import { undoCompletion, completeStop } from '#contract/run-sheet.ts'
import * as settings from '#contract/settings.ts'
import { subscriptionCharges } from '#contract/subscriptions.ts'
import { openTicket } from '#contract/tickets.ts'
import { allRoutes } from '../routes.ts'
import { member, recordPayments } from '../testing/club.ts'
import { testProduct, type SignedIn } from '../testing/test-product.ts'
import { placed } from '../testing/order-inputs.ts'

const product = await testProduct()
let staff: SignedIn
let asha: SignedIn
beforeAll(async () => {
  recordPayments(product.deps)
  staff = await product.person({ role: 'admin' })
  asha = await product.person({ name: 'Asha', phone: '080 4123 0001' })
})

const entries = () =>
  product.db
    .selectFrom('audit_log')
    .select(['id', 'action', 'actor_id', 'summary', 'details'])
    .orderBy('id')
    .execute()

const anOrder = async () => ({ id: (await placed(asha))._id })
const paidOrder = async () => {
  const params = await anOrder()
  const { body } = await staff.call(markOrderPaid, { params, body: { method: 'cash' } })
  return { ...params, paymentId: body.payments.at(-1)!._id }
}
const stop = async () => ({
  params: { orderId: (await anOrder()).id, kind: 'pickup' as const },
  body: {},
})
const aMessage = async () => {
  const body = {
    name: 'Ravi',
    email: 'ravi@example.com',
    subject: 'Curtains',
    message: 'How much?',
  }
  await product.visitor.call(sendMessage, { body })
  return { id: (await staff.call(desk.adminMessages, { query: {} })).body[0]!._id }
}
const aTicket = async () => {
  const body = { subject: 'A button', message: 'It is gone.' }
  return { number: (await asha.call(openTicket, { body })).body.ticket.number }
}
const aChat = async () => {
  await asha.call(beginChat, { body: { name: 'Asha' } })
  await asha.call(sendChat, { body: { text: 'Hello?', clientId: crypto.randomUUID() } })
  return { id: (await staff.call(desk.adminChats, { query: {} })).body[0]!._id }
}
const kept = async () => (await staff.call(settings.adminSettings, {})).body
const prices = async () => (await staff.call(catalogue.adminCatalogue, {})).body
const note = { text: 'Rings the bell twice.' }
const date = { date: '2025-07-02' }

type Reply = Promise<{ status: number; code: string | undefined }>

/** Each write of the console, and how staff make it. */
const WRITES: [call: Call, make: () => Reply][] = [
  [
    refundCharge,
    async () => {
      const meena = await product.person()
      const { _id } = await member(meena, { planId: 'premium' })
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
  [
    orderDetailCalls.changeLines,
    async () => {
      const params = await anOrder()
      const { body } = await staff.call(orderDetailCalls.readOrderDetail, { params })
      const lines = [{ itemId: 'wash-fold', quantity: 4 }]
      const { quote } = (await staff.call(orderDetailCalls.quoteLines, { params, body: { lines } }))
        .body
      const { revision } = body
      return staff.call(orderDetailCalls.changeLines, {
        params,
        body: { lines, reason: 'It weighs more.', total: quote.total, revision },
      })
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
    orderDetailCalls.addNote,
    async () => staff.call(orderDetailCalls.addNote, { params: await anOrder(), body: note }),
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
  [
    changeMessageWait,
    async () => {
      const body = { ...(await kept()).messageWait, seconds: 60 }
      return staff.call(changeMessageWait, { body })
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
    customers.addNote,
    () => staff.call(customers.addNote, { params: { id: asha.user._id }, body: note }),
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
  [
    settings.changeBusiness,
    async () => {
      const body = { ...(await kept()).business, name: 'Sparkle Laundry' }
      return staff.call(settings.changeBusiness, { body })
    },
  ],
  [
    settings.changeHours,
    async () => {
      const { hours } = await kept()
      const body = { ...hours, hours: hours.hours.with(1, null) }
      return staff.call(settings.changeHours, { body })
    },
  ],
  [
    settings.changeTax,
    async () => staff.call(settings.changeTax, { body: { ...(await kept()).tax, taxPercent: 12 } }),
  ],
  [
    settings.changeCapacities,
    async () => {
      const { capacities, version } = (await kept()).capacities
      const body = { capacities: capacities.with(1, [9, 9, 9, 9, 9]), version }
      return staff.call(settings.changeCapacities, { body })
    },
  ],
  [
    changeOrderLimits,
    async () => {
      const body = { ...(await kept()).orderLimits, newCustomerOrders: 900 }
      return staff.call(changeOrderLimits, { body })
    },
  ],
  [
    changeLimits,
    async () => staff.call(changeLimits, { body: { ...(await kept()).limits, kilograms: 150 } }),
  ],
  [
    changeMarketing,
    async () => {
      const numbers = [{ value: '300+', label: 'homes served' }]
      const body = { ...(await kept()).marketing, numbers }
      return staff.call(changeMarketing, { body })
    },
  ],
  [settings.addAreas, () => staff.call(settings.addAreas, { body: { pins: ['560001'] } })],
  [settings.removeArea, () => staff.call(settings.removeArea, { params: { pin: '560001' } })],
  [days.closeDate, () => staff.call(days.closeDate, { params: date, body: { reason: 'Holiday' } })],
  [days.openDate, () => staff.call(days.openDate, { params: date })],
  [
    days.changeDayPlaces,
    () =>
      staff.call(days.changeDayPlaces, {
        params: date,
        body: { pickupTime: '9-11 AM', places: 2, was: null },
      }),
  ],
  [
    catalogue.addItem,
    () =>
      staff.call(catalogue.addItem, {
        body: { service: 'dry-cleaning', name: 'Veil', listPrice: 300, onlinePrice: null },
      }),
  ],
  [
    catalogue.changeItem,
    async () => {
      const item = (await prices()).items.find(({ name }) => name === 'Veil')!
      const params = { itemId: item.id }
      return staff.call(catalogue.changeItem, { params, body: { ...item, listPrice: 320 } })
    },
  ],
  [
    catalogue.arrangeItems,
    async () => {
      const items = (await prices()).items.filter(({ service }) => service === 'dry-cleaning')
      return staff.call(catalogue.arrangeItems, {
        params: { service: 'dry-cleaning' },
        body: { ids: items.map(({ id }) => id).toReversed() },
      })
    },
  ],
  [
    catalogue.changeExpressFee,
    async () => {
      const body = { ...(await prices()).express, expressFee: 151 }
      return staff.call(catalogue.changeExpressFee, { body })
    },
  ],
  [
    catalogue.addPlan,
    async () => {
      const [plan] = (await staff.call(catalogue.adminPlans, {})).body
      return staff.call(catalogue.addPlan, { body: { ...plan!, name: 'Hostel' } })
    },
  ],
  [
    catalogue.changePlanOffer,
    async () => {
      const plan = (await staff.call(catalogue.adminPlans, {})).body.at(-1)!
      const params = { planId: plan.id }
      return staff.call(catalogue.changePlanOffer, { params, body: { ...plan, pickups: 3 } })
    },
  ],
  [promoCodes.makePromoCode, () => staff.call(promoCodes.makePromoCode, { body: PROMO_CODE })],
  [
    promoCodes.pausePromoCode,
    async () => {
      const codes = (await staff.call(promoCodes.listPromoCodes, {})).body
      const params = { codeId: codes[0]!._id }
      return staff.call(promoCodes.pausePromoCode, { params, body: { active: false } })
    },
  ],
  [
    resendOutboxMessage,
    async () => {
      const messages = () => staff.call(readOutbox, { query: { state: 'sent' } })
      await expect.poll(async () => (await messages()).body.length).toBeGreaterThan(0)
      const [message] = (await messages()).body
      return staff.call(resendOutboxMessage, {
        params: { id: message!._id },
        body: { delivery: 1 },
      })
    },
  ],
  [
    desk.answerMessage,
    async () =>
      staff.call(desk.answerMessage, { params: await aMessage(), body: { answer: 'Little.' } }),
  ],
  [
    desk.setMessageStatus,
    async () =>
      staff.call(desk.setMessageStatus, { params: await aMessage(), body: { status: 'closed' } }),
  ],
  [
    desk.answerTicket,
    async () =>
      staff.call(desk.answerTicket, { params: await aTicket(), body: { message: 'Found it.' } }),
  ],
  [
    desk.changeTicket,
    async () =>
      staff.call(desk.changeTicket, { params: await aTicket(), body: { priority: 'high' } }),
  ],
  [
    desk.answerChat,
    async () => {
      const body = { text: 'Hello Asha.', clientId: crypto.randomUUID() }
      return staff.call(desk.answerChat, { params: await aChat(), body })
    },
  ],
  [
    desk.setChatStatus,
    async () =>
      staff.call(desk.setChatStatus, { params: await aChat(), body: { status: 'closed' } }),
  ],
]

const nameOf = ({ method, path }: Call) => `${method} ${path}`

it.each(WRITES.map(([call, make]) => ({ name: nameOf(call), make })))('$name', async ({ make }) => {
  const before = (await entries()).length
  const reply = await make()
  expect([reply.status < 300, reply.code]).toEqual([true, undefined])
  const made = (await entries()).slice(before)
  expect(made.at(-1)).toMatchObject({ actor_id: staff.user._id })
  expect(JSON.stringify(made)).not.toMatch(/Asha|Ravi|4123|Church|bell|button/)
})

/** What changes nothing that anybody would ask about. */
const CHANGES_NOTHING = [
  'POST /api/admin/orders/:id/quote',
  'POST /api/admin/orders/status/preview',
  'POST /api/admin/chats/:id/typing',
  'POST /api/admin/chats/:id/seen',
]

it('no write of the console is missing here', () => {
  const known = new Set([...WRITES.map(([call]) => nameOf(call)), ...CHANGES_NOTHING])
  const writes = allRoutes(product.deps)
    .map(({ call }) => call)
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/admin/'))
  expect(writes.map(nameOf).filter((name) => !known.has(name))).toEqual([])
})
