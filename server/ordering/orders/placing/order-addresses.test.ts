import { describe, expect, it } from 'vitest'
import { me } from '#contract/accounts/accounts.ts'
import { orderDetails, placeOrder, type Order, type StaffOrder } from '#contract/orders/orders.ts'
import { runSheet } from '#contract/run-sheet/run-sheet.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { orderInput, placed, THURSDAY } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct()
const asha = await product.person({ name: 'Asha', phone: '+91 98450 00000' })
const staff = await product.person({ role: 'admin' })

const HOME = {
  flat: 'Flat 4B',
  building: 'Rosewood Court',
  street: '12 Lavelle Road',
  area: '',
  landmark: 'opposite the park',
  pin: '560001',
  point: { latitude: 12.971_77, longitude: 77.594_55, accuracy: 12 },
}
const HOME_LINE = 'Flat 4B, Rosewood Court, 12 Lavelle Road, opposite the park 560001'
const WORK = { flat: 'Unit 7', street: '80 Feet Road', pin: '560034' }
const MOTHER = { name: 'Lakshmi Rao', phone: '+91 98450 12121' }

describe('an order with its addresses in parts', () => {
  it('stores the parts and the line built from them', async () => {
    const order = await placed(asha, { address: 'anything', addressParts: HOME })
    expect(order).toMatchObject({ address: HOME_LINE, deliveryAddress: HOME_LINE, door: null })
    expect([order.addressParts, order.deliveryAddressParts]).toEqual([HOME, HOME])
    const read = await asha.call(orderDetails, { params: { orderId: order._id } })
    expect((read.body as Order).addressParts).toEqual(HOME)

    const two = await placed(asha, { addressParts: HOME, deliveryAddressParts: WORK })
    expect(two.deliveryAddress).toBe('Unit 7, 80 Feet Road 560034')
    expect(two.deliveryAddressParts).toMatchObject({ ...WORK, building: '', point: null })
  })

  it('stores no parts of an address sent as text, for pickup and delivery', async () => {
    const text = await placed(asha)
    expect([text.addressParts, text.deliveryAddressParts]).toEqual([null, null])
    const elsewhere = await placed(asha, {
      addressParts: HOME,
      deliveryAddress: '7 Work Lane, Bengaluru 560002',
    })
    expect([elsewhere.address, elsewhere.deliveryAddress]).toEqual([
      HOME_LINE,
      '7 Work Lane, Bengaluru 560002',
    ])
    expect([elsewhere.addressParts, elsewhere.deliveryAddressParts]).toEqual([HOME, null])
  })

  it('requires a house, a street and a PIN code', async () => {
    for (const lacking of ['flat', 'street', 'pin'] as const) {
      const addressParts = { ...HOME, building: '', [lacking]: '' }
      const answer = await asha.call(placeOrder, { body: orderInput({ addressParts }) })
      expect([lacking, answer.status, answer.code]).toEqual([lacking, 422, 'invalid_input'])
    }
  })
})

describe('an order for another person', () => {
  it('shows their name to its owner, staff and the driver, and leaves the account unchanged', async () => {
    const order = await placed(asha, {
      addressParts: HOME,
      deliveryAddressParts: WORK,
      door: MOTHER,
    })
    expect(order.door).toEqual(MOTHER)
    const { user } = (await asha.call(me, {})).body
    expect([user?.name, user?.phone]).toEqual(['Asha', '+91 98450 00000'])

    const { body } = await staff.call(orderDetails, { params: { orderId: order._id } })
    const seen = body as StaffOrder
    expect([seen.door, seen.userId.name]).toEqual([MOTHER, 'Asha'])
    const stopOf = async (date: string) => {
      const { stops } = (await staff.call(runSheet, { query: { date } })).body
      return stops.find(({ orderId }) => orderId === order._id)
    }
    expect(await stopOf(THURSDAY)).toMatchObject({ door: MOTHER, name: 'Asha', addressParts: HOME })
    await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'ready' } })
    expect(await stopOf('2025-06-20')).toMatchObject({ door: MOTHER, addressParts: WORK })
  })

  it('requires a name and a number', async () => {
    for (const door of [
      { ...MOTHER, name: ' ' },
      { ...MOTHER, phone: '' },
      { ...MOTHER, phone: 'x' },
    ]) {
      const answer = await asha.call(placeOrder, { body: orderInput({ door }) })
      expect(answer.code).toBe('invalid_input')
    }
  })

  it('hides name and address from everyone who follows it', async () => {
    const order = await placed(asha, { addressParts: HOME, door: MOTHER })
    const { body } = await product.visitor.send({
      method: 'GET',
      url: `/api/orders/details/${order.number}`,
    })
    for (const secret of ['Lavelle', 'park', 'Lakshmi', '12121', '77.594']) {
      expect(JSON.stringify(body)).not.toContain(secret)
    }
  })
})

it('refuses an address in parts with a PIN code that isn’t served', async () => {
  const payload = { pins: ['560034'] }
  await staff.send({ method: 'POST', url: '/api/admin/areas', payload })
  const refused = await asha.call(placeOrder, { body: orderInput({ addressParts: HOME }) })
  expect(refused.code).toBe('not_served')
  await placed(asha, { addressParts: { ...HOME, ...WORK } })
})
