import { describe, expect, it } from 'vitest'
import { me } from '#contract/accounts/accounts.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { addAddress } from '#contract/accounts/profile.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'
import { placed, orderInput, type OrderInput } from '../../../testing/order-inputs.ts'

const INCOMPLETE = 'Please enter your full address: house or flat, street and area.'

const product = await testProduct()
const asha = await product.person({ name: 'Asha', phone: '+91 98450 00000' })

async function answerTo(fields: Partial<OrderInput>, person: SignedIn = asha) {
  const { status, code, message } = await person.call(placeOrder, { body: orderInput(fields) })
  return [status, code, message]
}

describe('the addresses of a new order', () => {
  it('refuse incomplete ones, for pickup and delivery', async () => {
    expect(await answerTo({ address: 'x' })).toEqual([422, 'address_incomplete', INCOMPLETE])
    expect((await answerTo({ deliveryAddress: '12345 67890' }))[1]).toBe('address_incomplete')
  })

  it('accept one the customer saved before, whatever its text', async () => {
    const { _id } = asha.user
    const body = { type: 'Home', address: 'x' } as const
    const refused = await asha.call(addAddress, { params: { id: _id }, body })
    expect([refused.status, refused.message]).toEqual([422, INCOMPLETE])

    const now = product.clock.read()
    await product.db
      .insertInto('addresses')
      .values({
        id: crypto.randomUUID(),
        user_id: _id,
        ...body,
        is_default: true,
        created_at: now,
        updated_at: now,
      })
      .execute()
    expect((await placed(asha, { address: 'x' })).address).toBe('x')
    const other = await product.person({ phone: '+91 98450 11111' })
    expect((await answerTo({ address: 'x' }, other))[1]).toBe('address_incomplete')
  })
})

describe('the phone number of a new order’s customer', () => {
  it('is required when the profile has none, and is then stored there', async () => {
    const meera = await product.person({ name: 'Meera' })
    expect(await answerTo({ phone: undefined }, meera)).toEqual([
      422,
      'phone_needed',
      'Please add your phone number, so that our driver can reach you.',
    ])
    expect((await answerTo({ phone: '' }, meera))[1]).toBe('phone_needed')
    expect((await answerTo({ phone: 'call me' }, meera))[1]).toBe('invalid_input')
    await placed(meera, { phone: '98450 22222' })
    expect((await meera.call(me, {})).body.user?.phone).toBe('98450 22222')
    // A number that is there stays.
    await placed(meera, { phone: '98450 33333' })
    expect((await meera.call(me, {})).body.user?.phone).toBe('98450 22222')
  })

  it('is not needed from the first apps, which send no such field', async () => {
    const ravi = await product.person({ name: 'Ravi' })
    const { lines: _, phone: __, ...rest } = orderInput()
    const { status } = await ravi.call(placeOrder, {
      body: { ...rest, items: ['3 kg Wash & Fold'] },
    })
    expect(status).toBe(201)
  })
})
