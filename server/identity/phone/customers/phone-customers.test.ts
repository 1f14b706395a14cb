import { describe, expect, it } from 'vitest'
import { updateUser } from '#contract/accounts/accounts.ts'
import { adminCustomer } from '#contract/accounts/customers.ts'
import { findByPhone, makeByPhone } from '#contract/counter/counter.ts'
import type { Client } from '../../../testing/client.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })

let numbers = 0
const nextNumber = () => `+9198860${String((numbers += 1)).padStart(5, '0')}`

const make = (name: string, phone: string, changedHands?: boolean, by: Client = staff) =>
  by.call(makeByPhone, { body: { name, phone, ...(changedHands && { changedHands }) } })
const find = (digits: string, by: Client = staff) => by.call(findByPhone, { query: { digits } })

describe('a customer with a phone number and no email', () => {
  it('creates one customer, however the number is written, also when created several times at once', async () => {
    const number = nextNumber()
    const spellings = [number, number.slice(3), `0${number.slice(3, 8)} ${number.slice(8)}`]
    const made = await Promise.all(spellings.map((phone) => make('Meera', phone)))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(made.map(({ body }) => body._id)).size).toBe(1)
    expect(made[0]!.body).toMatchObject({ name: 'Meera', phone: number, area: '', blocked: false })
    expect(await make('Another name', number)).toMatchObject({
      status: 200,
      body: { name: 'Meera' },
    })
  })

  it('shows no email on any staff screen', async () => {
    const { body } = await make('Farah', nextNumber())
    const seen = await staff.call(adminCustomer, { params: { id: body._id } })
    expect(seen.body).toMatchObject({ name: 'Farah', email: '', phone: body.phone })
  })

  it('finds the customer with an email who verified that number', async () => {
    const number = nextNumber()
    const asha = await product.person({ name: 'Asha', phone: number })
    await product.db
      .updateTable('users')
      .set({ phone_proven_at: null })
      .where('id', '=', asha.user._id)
      .execute()
    const own = await make('Not Asha', number)
    expect([own.status, own.body._id === asha.user._id]).toEqual([201, false])

    const proven = nextNumber()
    const ravi = await product.person({ name: 'Ravi', phone: proven })
    expect(await make('Somebody', proven)).toMatchObject({
      status: 200,
      body: { _id: ravi.user._id, name: 'Ravi' },
    })
  })

  it('creates a new customer when the number belongs to another person now', async () => {
    const number = nextNumber()
    const { body: before } = await make('Before', number)
    const { status, body: after } = await make('After', number, true)
    expect([status, after.name, after._id === before._id]).toEqual([201, 'After', false])
    expect((await find(number)).body).toEqual([after])
    const seen = await staff.call(adminCustomer, { params: { id: before._id } })
    expect(seen.body).toMatchObject({ name: 'Before', phone: '' })
  })

  it('takes a number that belongs to another person now from the customer with an email who gave it to staff', async () => {
    const number = nextNumber()
    const asha = await product.person({ name: 'Asha' })
    const row = () =>
      product.db.selectFrom('users').select('phone_given_at').where('id', '=', asha.user._id)
    await product.db
      .updateTable('users')
      .set({ phone_proven_at: null })
      .where('id', '=', asha.user._id)
      .execute()
    const params = { id: asha.user._id }
    await staff.call(updateUser, { params, body: { name: 'Asha', phone: number } })
    expect(await row().executeTakeFirst()).toEqual({ phone_given_at: expect.any(Date) })
    expect((await make('After', number, true)).status).toBe(201)
    expect(await row().executeTakeFirst()).toEqual({ phone_given_at: null })
  })

  it('requires a name, and a number that can be texted', async () => {
    for (const [name, phone] of [
      ['', nextNumber()],
      ['Asha', ''],
      ['Asha', '98450'],
      ['Asha', '+1 415 555 0100'],
    ] as const)
      expect([phone, (await make(name, phone)).status]).toEqual([phone, 422])
  })
})

describe('the search by the last digits', () => {
  it('finds customers with three digits, and no fewer', async () => {
    const { body } = await make('Digits', '+919000000731')
    expect((await find('731')).body).toContainEqual(body)
    expect((await find('+91 90000 00731')).body).toEqual([body])
    expect((await find('900')).body).toEqual([])
    for (const digits of ['', '31', 'abc', '7%1'])
      expect([digits, (await find(digits)).status]).toEqual([digits, 422])
  })

  it('refuses staff who may not see customers', async () => {
    const asha = await product.person()
    const visitor = product.newBrowser()
    for (const [by, status] of [
      [asha, 403],
      [visitor, 401],
    ] as const) {
      expect((await find('731', by)).status).toBe(status)
      expect((await make('Mine', nextNumber(), false, by)).status).toBe(status)
    }
  })
})
