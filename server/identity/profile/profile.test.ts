import { describe, expect, it } from 'vitest'
import type { InputOf } from '#contract/base/call.ts'
import {
  addAddress,
  addCard,
  changeAddress,
  changeNotificationSettings,
  deleteAddress,
  deleteCard,
  listAddresses,
  listCards,
  makeDefaultCard,
  readNotificationSettings,
} from '#contract/accounts/profile.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()

const of = (person: SignedIn) => ({ params: { id: person.user._id } })
const home = { type: 'Home' as const, address: '12 Church Street, Bengaluru 560001' }
const work = { type: 'Work' as const, address: '4th floor, 80 Feet Road, Bengaluru 560038' }
const visa = {
  token: 'tok_sim_ok',
  brand: 'Visa',
  last4: '4242',
  expiryMonth: '12',
  expiryYear: '2030',
  holder: 'Asha Rao',
}

describe('addresses', () => {
  it('can be saved, changed and deleted, and one is always the default', async () => {
    const asha = await product.person()
    const first = await asha.call(addAddress, { ...of(asha), body: home })
    expect([first.status, first.body.isDefault]).toEqual([201, true])
    const second = await asha.call(addAddress, { ...of(asha), body: work })
    expect(second.body).toMatchObject({ ...work, isDefault: false })

    const made = await asha.call(changeAddress, {
      params: { id: asha.user._id, addressId: second.body._id },
      body: { isDefault: true },
    })
    expect(made.body).toEqual({ ...second.body, isDefault: true })
    const changed = await asha.call(changeAddress, {
      params: { id: asha.user._id, addressId: first.body._id },
      body: { address: ' 14 Church Street ', type: 'Other', isDefault: false },
    })
    expect(changed.body).toMatchObject({ type: 'Other', address: '14 Church Street' })
    expect((await asha.call(listAddresses, of(asha))).body).toEqual([made.body, changed.body])

    const gone = await asha.call(deleteAddress, {
      params: { id: asha.user._id, addressId: first.body._id },
    })
    expect(gone.body).toEqual({ success: true })
    expect((await asha.call(listAddresses, of(asha))).body).toEqual([made.body])
  })

  it('keep the separate parts they were saved with, until a plain text replaces them', async () => {
    const asha = await product.person()
    const point = { latitude: 12.9717, longitude: 77.5945, accuracy: 12 }
    const parts = {
      flat: ' 4B ',
      street: '12 Lavelle Road',
      landmark: 'park',
      pin: '560 001',
      point,
    }
    const saved = await asha.call(addAddress, {
      ...of(asha),
      body: { type: 'Home', address: 'whatever it says', parts },
    })
    const kept = { ...parts, flat: '4B', building: '', area: '', pin: '560001' }
    expect(saved.body).toMatchObject({ address: '4B, 12 Lavelle Road, park 560001', parts: kept })
    expect((await asha.call(listAddresses, of(asha))).body).toEqual([saved.body])

    const change = (body: InputOf<typeof changeAddress>['body']) =>
      asha.call(changeAddress, {
        params: { id: asha.user._id, addressId: saved.body._id },
        body,
      })
    expect((await change({ type: 'Work' })).body).toMatchObject({ type: 'Work', parts: kept })
    expect((await change({ address: home.address })).body).toMatchObject({
      ...home,
      type: 'Work',
      parts: null,
    })
    const again = { ...kept, flat: '5B', point: null }
    expect((await change({ parts: again })).body).toMatchObject({
      address: '5B, 12 Lavelle Road, park 560001',
      parts: again,
    })
  })

  it.each([
    [{ street: 'Lavelle Road', pin: '560001' }, 'Please enter your flat, house or building.'],
    [{ flat: '4B', pin: '560001' }, 'Please enter your street or area.'],
    [{ flat: '4B', street: 'Lavelle Road', pin: '5600' }, 'Please enter the 6-digit PIN code.'],
    [{ flat: '4B', street: 'Lavelle Road' }, 'Please enter the 6-digit PIN code.'],
    [
      { flat: '4\nB', street: 'Lavelle Road', pin: '560001' },
      'Flat, house or building must be on one line.',
    ],
    [
      { flat: '4B', street: 'Lavelle Road', pin: '560001', point: { latitude: 91, longitude: 0 } },
      'This isn’t a place in India.',
    ],
  ])('refuses the parts %j', async (parts, message) => {
    const asha = await product.person()
    const url = `/api/users/${asha.user._id}/addresses`
    const payload = { ...home, parts }
    const answer = await asha.send({ method: 'POST', url, payload })
    expect([answer.status, answer.message]).toEqual([422, message])
  })

  it('refuse to delete the default one, with the sentence that the screen shows', async () => {
    const asha = await product.person()
    const { body } = await asha.call(addAddress, { ...of(asha), body: home })
    const answer = await asha.call(deleteAddress, {
      params: { id: asha.user._id, addressId: body._id },
    })
    expect([answer.status, answer.code, answer.message]).toEqual([
      409,
      'default_kept',
      'Cannot delete default address',
    ])
    expect((await asha.call(listAddresses, of(asha))).body).toHaveLength(1)
  })

  it('keep exactly one default, also when many are made the default at once', async () => {
    const asha = await product.person()
    await Promise.all(
      Array.from({ length: 6 }, () =>
        asha.call(addAddress, { ...of(asha), body: { ...home, isDefault: true } }),
      ),
    )
    const { body } = await asha.call(listAddresses, of(asha))
    expect(body.map(({ isDefault }) => isDefault)).toEqual([true, ...Array(5).fill(false)])
  })

  it.each([
    [{ ...home, type: 'Castle' }, 'Please choose Home, Work or Other.'],
    [{ type: 'Home', address: '  ' }, 'Address is required.'],
    [{ type: 'Home', address: 'x'.repeat(501) }, 'Address can be at most 500 characters long.'],
  ])('refuses %j', async (payload, message) => {
    const asha = await product.person()
    const url = `/api/users/${asha.user._id}/addresses`
    const answer = await asha.send({ method: 'POST', url, payload })
    expect([answer.status, answer.message]).toEqual([422, message])
  })

  it('accept twenty and no more', async () => {
    const asha = await product.person()
    for (let count = 0; count < 20; count += 1)
      expect((await asha.call(addAddress, { ...of(asha), body: home })).status).toBe(201)
    const answer = await asha.call(addAddress, { ...of(asha), body: home })
    expect([answer.status, answer.code]).toEqual([409, 'too_many_saved'])
  })
})

describe('cards', () => {
  it('keep only a token, which is never shown', async () => {
    const asha = await product.person()
    const { token, ...facts } = visa
    const first = await asha.send({
      method: 'POST',
      url: `/api/users/${asha.user._id}/cards`,
      payload: { ...visa, cardNumber: '4242424242424242', cvv: '123' },
    })
    expect([first.status, first.body]).toEqual([
      201,
      { ...facts, _id: expect.any(String), isDefault: true },
    ])
    const stored = await product.db
      .selectFrom('cards')
      .selectAll()
      .where('user_id', '=', asha.user._id)
      .execute()
    expect(stored).toHaveLength(1)
    expect(stored[0]!.token).toBe(token)
    expect(JSON.stringify(stored)).not.toContain('4242424242424242')
  })

  it('let another card become the default, and the one that isn’t default be deleted', async () => {
    const asha = await product.person()
    const first = (await asha.call(addCard, { ...of(asha), body: visa })).body
    const second = (await asha.call(addCard, { ...of(asha), body: { ...visa, last4: '1881' } }))
      .body
    expect(second.isDefault).toBe(false)

    const refused = await asha.call(deleteCard, {
      params: { id: asha.user._id, cardId: first._id },
    })
    expect([refused.status, refused.message]).toEqual([409, 'Cannot delete default payment method'])
    await asha.call(makeDefaultCard, {
      params: { id: asha.user._id, cardId: second._id },
      body: { isDefault: true },
    })
    await asha.call(deleteCard, { params: { id: asha.user._id, cardId: first._id } })
    expect((await asha.call(listCards, of(asha))).body).toEqual([{ ...second, isDefault: true }])
  })

  it.each([
    [{ token: '4242424242424242' }, 'This card token is not valid.'],
    [{ token: 'cus_1.pm_1' }, 'This card token is not valid.'],
    [{ last4: '42424242' }, 'Please give the last 4 digits.'],
    [{ brand: '4242424242424242' }, 'Card brand can’t be a number.'],
    [{ brand: 'Visa 4242-4242-4242' }, 'Card brand can’t be a number.'],
    [{ holder: '4242 4242 4242 4242' }, 'Card holder can’t be a number.'],
    [{ holder: 'Asha ४२४२ 4242 4242 4242' }, 'Card holder can’t be a number.'],
    [{ expiryMonth: '13' }, 'Please enter a valid expiry date (MM/YY).'],
    [{ expiryYear: '2025', expiryMonth: '05' }, 'This card has expired. Please use another one.'],
  ])('refuses a card with %j', async (wrong, message) => {
    const asha = await product.person()
    const answer = await asha.call(addCard, { ...of(asha), body: { ...visa, ...wrong } })
    expect([answer.status, answer.message]).toEqual([422, message])
    expect((await asha.call(listCards, of(asha))).body).toEqual([])
  })

  it('refuses a card that the payment service refuses', async () => {
    const asha = await product.person()
    const body = { ...visa, token: 'tok_sim_declined' }
    const answer = await asha.call(addCard, { ...of(asha), body })
    expect([answer.status, answer.code]).toEqual([402, 'payment_failed'])
    expect((await asha.call(listCards, of(asha))).body).toEqual([])
  })

  it('accepts a card in its last month', async () => {
    const asha = await product.person()
    const body = { ...visa, expiryYear: '2025', expiryMonth: '06' }
    expect((await asha.call(addCard, { ...of(asha), body })).status).toBe(201)
  })
})

describe('notification settings', () => {
  it('start with sensible defaults, and keep what a change doesn’t name', async () => {
    const asha = await product.person()
    const defaults = {
      orderUpdates: true,
      promotions: false,
      newsletter: false,
      email: true,
      sms: true,
      push: true,
    }
    expect((await asha.call(readNotificationSettings, of(asha))).body).toEqual(defaults)
    await asha.call(changeNotificationSettings, { ...of(asha), body: { sms: false } })
    const answer = await asha.call(changeNotificationSettings, {
      ...of(asha),
      body: { promotions: true },
    })
    expect(answer.body).toEqual({ ...defaults, sms: false, promotions: true })
    expect((await asha.call(readNotificationSettings, of(asha))).body).toEqual(answer.body)
  })
})

it('shows a profile to its owner only', async () => {
  const [asha, ravi] = [await product.person(), await product.person()]
  const address = (await asha.call(addAddress, { ...of(asha), body: home })).body
  const card = (await asha.call(addCard, { ...of(asha), body: visa })).body
  const theirs = { id: asha.user._id, addressId: address._id, cardId: card._id }
  const own = { ...theirs, id: ravi.user._id }

  const refused = [
    await ravi.call(listAddresses, { params: theirs }),
    await ravi.call(addAddress, { params: theirs, body: home }),
    await ravi.call(changeAddress, { params: theirs, body: work }),
    await ravi.call(deleteAddress, { params: theirs }),
    await ravi.call(listCards, { params: theirs }),
    await ravi.call(addCard, { params: theirs, body: visa }),
    await ravi.call(makeDefaultCard, { params: theirs, body: { isDefault: true } }),
    await ravi.call(deleteCard, { params: theirs }),
    await ravi.call(readNotificationSettings, { params: theirs }),
    await ravi.call(changeNotificationSettings, { params: theirs, body: { sms: false } }),
  ]
  expect(refused.map(({ status }) => status)).toEqual(Array(10).fill(403))

  // Naming another's things under a person's own id finds nothing.
  const missing = [
    await ravi.call(changeAddress, { params: own, body: work }),
    await ravi.call(deleteAddress, { params: own }),
    await ravi.call(makeDefaultCard, { params: own, body: { isDefault: true } }),
    await ravi.call(deleteCard, { params: own }),
  ]
  expect(missing.map(({ status }) => status)).toEqual(Array(4).fill(404))
  expect((await product.visitor.call(listCards, { params: theirs })).status).toBe(401)
  expect((await asha.call(listAddresses, of(asha))).body).toEqual([address])
  expect((await asha.call(listCards, of(asha))).body).toEqual([card])
})
