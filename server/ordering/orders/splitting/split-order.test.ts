// Splitting an order: contents, cost and history of both parts, and orders that can't be split.
import { expect, it } from 'vitest'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { changeCompanyPrices } from '#contract/companies/companies.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { changeLines, quoteLines, readOrderDetail } from '#contract/orders/order-detail.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { splitOrder } from '#contract/orders/order-split.ts'
import type { InputOf } from '#contract/base/call.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import { fromRupees } from '#domain/base/money.ts'
import { countIn } from '../../../testing/clothes.ts'
import { makeCompanyFor } from '../../../testing/companies.ts'
import { readLastAuditEntry } from '../../../testing/read-last-audit-entry.ts'
import { placed, countBookedInSlot, THURSDAY } from '../../../testing/order-inputs.ts'
import {
  asha,
  orderParams,
  product,
  ravi,
  readOwnOrder,
  setStatus,
  staff,
} from '../changing/test-change-order.ts'

const SATURDAY = '2025-06-21'
const LINES = [
  { itemId: 'wash-fold', quantity: 3 },
  { itemId: 'ironing-shirt', quantity: 4 },
  { itemId: 'dry-cleaning-suit', quantity: 1 },
]
const SUIT = [{ itemId: 'dry-cleaning-suit', quantity: 1 }]

const ordered = () => placed(asha, { lines: LINES, paymentMethod: 'upi' })
const detail = async (order: { _id: string }) =>
  (await staff.call(readOrderDetail, { params: { id: order._id } })).body

function split(
  order: { _id: string },
  body: Partial<InputOf<typeof splitOrder>['body']> = {},
  key = '',
) {
  return staff.call(splitOrder, {
    params: { id: order._id },
    body: {
      lines: SUIT,
      deliveryDate: SATURDAY,
      deliveryTime: '5-7 PM',
      revision: 0,
      ...body,
    },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
}

it('makes two orders at the price of one, each naming the other', async () => {
  const whole = await ordered()
  await setStatus(whole, 'washing')
  const { status, body: part } = await split(whole)
  const rest = await readOwnOrder(whole)

  expect(status).toBe(201)
  expect([rest.items, part.items]).toEqual([
    ['3 kg Wash & Fold', '4 × Shirt (Ironing)'],
    ['1 × Suit (Dry Cleaning)'],
  ])
  for (const key of ['total', 'listTotal', 'amountDue'] as const)
    expect(fromRupees(rest[key]) + fromRupees(part[key])).toBe(fromRupees(whole[key]))
  const { status: now, address, paymentMethod, pickupDate, pickupTime } = rest
  expect(part).toMatchObject({
    status: now,
    address,
    paymentMethod,
    pickupDate,
    pickupTime,
    deliveryWindow: { date: SATURDAY, time: '5-7 PM' },
    splitFrom: { _id: whole._id, number: whole.number },
  })
  expect(rest).toMatchObject({
    deliveryWindow: whole.deliveryWindow,
    splitInto: [{ _id: part._id, number: part.number }],
  })
  expect(rest.history.at(-1)).toMatchObject({
    event: 'split',
    label: 'Split in two orders',
    fromTotal: whole.total,
    toTotal: rest.total,
  })
  const own = (await asha.call(orderDetails, orderParams(part))).body as Order
  expect(own.splitFrom).toEqual({ _id: whole._id, number: whole.number })
  expect((await ravi.call(orderDetails, orderParams(part))).body).not.toHaveProperty('splitFrom')
})

it('divides what may be charged without asking, and does not add to it', async () => {
  const whole = await ordered()
  const { body: part } = await split(whole)
  const rest = await readOwnOrder(whole)
  const [all, one, other] = [whole, rest, part].map(({ priceTerms }) => priceTerms!)
  expect(fromRupees(one!.agreed!) + fromRupees(other!.agreed!)).toBe(fromRupees(all!.agreed!))
  expect(fromRupees(one!.tolerance!) + fromRupees(other!.tolerance!)).toBe(
    fromRupees(all!.tolerance!),
  )
})

it('notifies the customer once, and records the new order and its items in the audit log without names', async () => {
  const whole = await ordered()
  const { body: part } = await split(whole)
  const { notifications: body } = (
    await asha.call(notifications, { params: { userId: asha.user._id } })
  ).body
  const said = body.filter(({ title }) => title.includes('in two parts'))
  expect(said).toMatchObject([{ title: `Order ${whole.number}: in two parts` }])
  expect(body.some(({ title }) => title.includes(part.number))).toBe(false)
  const rest = await readOwnOrder(whole)
  expect(said[0]!.message).toBe(
    `These are now order ${part.number}: 1 × Suit (Dry Cleaning). We’ll deliver on Sat, 21 June, 5-7 PM. Everything else stays in order ${whole.number}. Together they cost the same, ₹${whole.total}: ₹${rest.total} and ₹${part.total}.`,
  )
  expect(await readLastAuditEntry(product)).toMatchObject({
    action: 'order.split',
    details: { part: part.number, items: ['1 × Suit (Dry Cleaning)'] },
  })
})

it('takes a second place for the new order, even in a full slot', async () => {
  const whole = await ordered()
  await product.db.updateTable('pickup_slots').set({ capacity: 1 }).execute()
  await split(whole)
  expect(await countBookedInSlot(product, THURSDAY, '9-11 AM')).toBe(2)
})

it('splits once for a repeated request, and refuses its key with other lines', async () => {
  const whole = await ordered()
  const first = await split(whole, {}, 'a-key-of-one-split')
  const again = await split(whole, {}, 'a-key-of-one-split')
  expect([first.status, again.status, again.body._id]).toEqual([201, 200, first.body._id])
  const other = await split(
    whole,
    { lines: [{ itemId: 'ironing-shirt', quantity: 1 }] },
    'a-key-of-one-split',
  )
  expect([other.status, other.code]).toEqual([422, 'key_reused'])
  expect((await readOwnOrder(whole)).splitInto).toHaveLength(1)
})

it('refuses one of two simultaneous splits, or of a split and a change', async () => {
  const whole = await ordered()
  const some = [{ itemId: 'ironing-shirt', quantity: 2 }]
  const answers = await Promise.all([split(whole), split(whole, { lines: some })])
  const won = answers.find(({ status }) => status === 201)!
  const lost = answers.find(({ status }) => status !== 201)!
  expect(lost.code).toBe('changed_meanwhile')
  const rest = await readOwnOrder(whole)
  expect(fromRupees(rest.total) + fromRupees(won.body.total)).toBe(fromRupees(whole.total))

  const stale = await staff.call(changeLines, {
    params: { id: whole._id },
    body: { lines: some, reason: 'Counted', total: 1, revision: 0 },
  })
  expect(stale.code).toBe('changed_meanwhile')
  const later = await split(rest, { lines: [{ itemId: 'wash-fold', quantity: 3 }], revision: 1 })
  expect(later.status).toBe(201)
  expect((await readOwnOrder(whole)).splitInto).toHaveLength(2)
})

it('keeps the order’s original least charge with the washing, although the setting changed since', async () => {
  const setLeast = async (kilograms: number) => {
    const { version } = (await staff.call(settingCalls.adminLeastCharge, {})).body
    await staff.call(settingCalls.changeLeastCharge, { body: { kilograms, version } })
  }
  await setLeast(5)
  const whole = await ordered()
  await setLeast(0)
  const { body: part } = await split(whole, { lines: [{ itemId: 'wash-fold', quantity: 3 }] })
  expect([whole.leastCharge, part.leastCharge]).toEqual([140, 140])
  expect((await readOwnOrder(whole)).leastCharge).toBeUndefined()
})

it('splits an order whose company pays more for an item than its list price', async () => {
  const { _id: id, versions } = await makeCompanyFor(staff, asha, { gstin: '' })
  const prices = [{ itemId: 'ironing-shirt', price: 500 }]
  const body = { percentOff: 0, prices, version: versions.prices }
  await staff.call(changeCompanyPrices, { params: { id }, body })
  const dear = { itemId: 'ironing-shirt', quantity: 1 }
  const whole = await placed(asha, {
    lines: [{ itemId: 'dry-cleaning-suit', quantity: 20 }, dear],
  })
  const { status, body: part } = await split(whole, { lines: [dear] })
  expect([status, part.total, part.listTotal]).toEqual([201, 500, 500])
  expect((await readOwnOrder(whole)).listTotal).toBe(whole.listTotal - 500)
})

it('splits weights to the tenth of a kilogram', async () => {
  const whole = await ordered()
  const weighed = [{ itemId: 'wash-fold', quantity: 3.2 }, ...LINES.slice(1)]
  const params = { id: whole._id }
  const { quote } = (await staff.call(quoteLines, { params, body: { lines: weighed } })).body
  const body = { lines: weighed, reason: 'Weighed.', total: quote.total, revision: 0, agreed: true }
  const { body: counted } = await staff.call(changeLines, { params, body })
  const { status, body: part } = await split(whole, { lines: [weighed[0]!], revision: 1 })
  expect([status, part.items, part.total]).toEqual([201, ['3.2 kg Wash & Fold'], 224])
  expect((await readOwnOrder(whole)).total).toBe(counted.total - 224)
})

it('refuses to leave nothing or move more than the order has, and changes nothing', async () => {
  const whole = await ordered()
  const refused = async (lines: typeof LINES) => (await split(whole, { lines })).message
  expect(await refused([])).toContain('choose what goes')
  expect(await refused(LINES)).toContain('leave something in this order')
  expect(await refused([{ itemId: 'ironing-shirt', quantity: 9 }])).toContain('more than there is')
  expect(await refused([{ itemId: 'wash-fold', quantity: 1 }])).toContain('can’t be split')
  expect((await split(whole, { deliveryTime: '1-2 AM' })).code).toBe('delivery_time_not_offered')
  expect((await split(whole, { deliveryDate: '2025-06-01' })).code).toBe('delivery_too_early')
  expect(await readOwnOrder(whole)).toEqual(whole)
})

it('refuses a split when payments, hand-overs or counted clothes stand in the way', async () => {
  const refused = async (order: Order) => {
    const { splitRefusal } = await detail(order)
    const answer = await split(order)
    expect(answer.code).toBe('not_splittable')
    return splitRefusal
  }
  const paid = await ordered()
  await staff.call(markOrderPaid, { params: { id: paid._id }, body: { method: 'cash' } })
  const counted = await ordered()
  await countIn(staff, counted)
  const left = await ordered()
  await setStatus(left, 'out_for_delivery')
  const over = await ordered()
  await setStatus(over, 'cancelled')
  const one = await placed(asha)
  const bag = await placed(asha, { lines: undefined, toBeCounted: ['wash-fold'] })
  expect([
    await refused(paid),
    await refused(counted),
    await refused(left),
    await refused(over),
    await refused(one),
    await refused(bag),
  ]).toEqual([
    'splitPaid',
    'splitUnits',
    'splitLeft',
    'splitOver',
    'splitOneItem',
    'splitUncounted',
  ])
})

it('refuses in the database a split whose two orders cost another sum together', async () => {
  const whole = await ordered()
  const { body: part } = await split(whole)
  const {
    id: _,
    number: __,
    ...row
  } = await product.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', part._id)
    .executeTakeFirstOrThrow()
  const copied = product.db
    .insertInto('orders')
    .values({
      ...row,
      id: '0197f000-0000-7000-8000-000000000001',
      number: 'LC-0000-0001',
      adjustments: '[]',
      preferences: JSON.stringify(row.preferences),
      bag_services: '[]',
      address_parts: null,
      delivery_address_parts: null,
      items_paise: row.items_paise - 1,
      total_paise: row.total_paise - 1,
    })
    .execute()
  await expect(copied).rejects.toThrow('both orders of a split must cost what one did')
})
