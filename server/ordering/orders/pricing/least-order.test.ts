import { beforeEach, describe, expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue/catalogue.ts'
import { takeOrder } from '#contract/counter/counter.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { quote } from '#contract/orders/quotes.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { addAreas, adminSettings, removeArea } from '#contract/settings/settings.ts'
import { readLastAuditEntry } from '../../../testing/read-last-audit-entry.ts'
import { type OrderInput, orderInput, THURSDAY } from '../../../testing/order-inputs.ts'
import { changeOwnBooking as changeOwn, OFFICE } from '../changing/test-change-booking.ts'
import {
  asha,
  changeOrderLines,
  kilogramLines,
  product,
  staff,
} from '../changing/test-change-lines.ts'

const HERE = '560001'
const SENTENCE = 'Orders from 560001 start at ₹300. Please add items for ₹90 more.'

async function set(byPin: { pin: string; amount: number }[]) {
  const { version } = (await staff.call(adminSettings, {})).body.leastOrder
  return staff.call(settingCalls.changeLeastOrder, { body: { byPin, version } })
}

const place = (fields: Partial<OrderInput> = {}) =>
  asha.call(placeOrder, { body: orderInput(fields) })

beforeEach(async () => {
  await set([{ pin: HERE, amount: 300 }])
})

describe('an order below the least value of its PIN code', () => {
  it('is refused with the missing sum', async () => {
    const { status, code, message } = await place()
    expect([status, code, message]).toEqual([422, 'below_least_order', SENTENCE])
  })

  it('gets a refusal when staff place it with a pickup', async () => {
    const pickup = { pickupDate: THURSDAY, pickupTime: '9-11 AM', address: orderInput().address }
    const { status, code, message } = await staff.call(takeOrder, {
      body: { userId: asha.user._id, lines: kilogramLines(3), pickupHandOver: 'home', ...pickup },
    })
    expect([status, code, message]).toEqual([422, 'below_least_order', SENTENCE])
  })

  it('shows the refusal in the quote, once the PIN code is known', async () => {
    const ask = async (fields: { pickupPin?: string }) =>
      (await asha.call(quote, { body: { lines: kilogramLines(3), ...fields } })).body
    expect(await ask({})).not.toHaveProperty('orderRefusal')
    expect(await ask({ pickupPin: '560 001' })).toMatchObject({
      total: 210,
      orderRefusal: { code: 'below_least_order', message: SENTENCE },
    })
  })
})

it('takes an order of exactly the least value', async () => {
  await set([{ pin: HERE, amount: 210 }])
  expect((await place()).status).toBe(201)
})

it('takes any order from another PIN code', async () => {
  expect((await place({ address: '12 Church Street, Bengaluru 560002' })).status).toBe(201)
})

it('takes a bag that is to be counted', async () => {
  const { version } = (await staff.call(settingCalls.adminBags, {})).body
  await staff.call(settingCalls.changeBags, { body: { services: ['wash-fold'], version } })
  expect((await place({ lines: undefined, toBeCounted: ['wash-fold'] })).status).toBe(201)
})

it('takes clothes that are brought to the counter', async () => {
  const body = { userId: asha.user._id, lines: kilogramLines(1) }
  expect((await staff.call(takeOrder, { body })).status).toBe(201)
})

it('lets staff change the lines of a placed order to below the least value', async () => {
  const { body } = await place({ lines: kilogramLines(5), tolerance: 5000 })
  expect((await changeOrderLines(body, kilogramLines(1))).body).toMatchObject({ total: 70 })
})

describe('a customer who changes a booked order', () => {
  it('gets a refusal below the least value', async () => {
    const { body } = await place({ lines: kilogramLines(5) })
    const { status, code } = await changeOwn(asha, body, { lines: kilogramLines(3) })
    expect([status, code]).toEqual([422, 'below_least_order'])
  })

  it('may add to an order that was placed below the least value', async () => {
    await set([])
    const { body } = await place()
    await set([{ pin: HERE, amount: 3000 }])
    const changed = await changeOwn(asha, body, { lines: kilogramLines(4) })
    expect(changed.body).toMatchObject({ total: 280 })
  })

  it('gets a refusal for a pickup in a PIN code with a higher least value', async () => {
    const { body } = await place({ lines: kilogramLines(5) })
    await set([{ pin: '560025', amount: 360 }])
    const { status, message } = await changeOwn(asha, body, { address: OFFICE })
    expect([status, message]).toEqual([
      422,
      'Orders from 560025 start at ₹360. Please add items for ₹10 more.',
    ])
    const both = { address: OFFICE, lines: kilogramLines(6) }
    expect((await changeOwn(asha, body, both)).body).toMatchObject({ total: 420 })
  })

  it('moves the pickup within a PIN code whose least value has risen', async () => {
    const { body } = await place({ lines: kilogramLines(5) })
    await set([{ pin: HERE, amount: 3000 }])
    const changed = await changeOwn(asha, body, { address: '14 Lavelle Road, Bengaluru 560001' })
    expect(changed.status).toBe(200)
  })
})

describe('the setting of least values', () => {
  it('appears to customers, and leaves an audit entry', async () => {
    await set([])
    await set([{ pin: HERE, amount: 300 }])
    const told = async () => (await product.visitor.call(catalogue, {})).body
    expect(await told()).toMatchObject({ leastOrders: [{ pin: HERE, amount: 300 }] })
    expect((await readLastAuditEntry(product))?.summary).toBe(
      'Least order value: set to ₹300 in 560001 instead of none',
    )
    await set([])
    expect(await told()).not.toHaveProperty('leastOrders')
  })

  it('lists each PIN code once, in order', async () => {
    const { body } = await set([
      { pin: '560 095', amount: 250.5 },
      { pin: HERE, amount: 300 },
    ])
    expect(body.byPin).toEqual([
      { pin: HERE, amount: 300 },
      { pin: '560095', amount: 250.5 },
    ])
    const twice = await set([...body.byPin, { pin: HERE, amount: 400 }])
    expect([twice.status, twice.message]).toEqual([422, '560001 is listed twice.'])
  })

  it.each([
    [{ pin: '56001', amount: 300 }, 'A PIN code has six digits, the first of them not 0.'],
    [{ pin: HERE, amount: 0 }, 'Least value must be at least ₹1.'],
  ])('refuses %o', async (sum, message) => {
    expect((await set([sum])).message).toContain(message)
  })

  it('refuses a PIN code that isn’t served', async () => {
    await staff.call(addAreas, { body: { pins: [HERE] } })
    const { status, message } = await set([{ pin: '570001', amount: 300 }])
    expect([status, message]).toEqual([
      422,
      'You don’t serve 570001. Please remove it from the list, or serve it first.',
    ])
    expect((await set([{ pin: HERE, amount: 400 }])).status).toBe(200)
    await staff.call(removeArea, { params: { pin: HERE } })
  })
})
