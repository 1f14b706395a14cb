import { expect, it } from 'vitest'
import { login, me, updateUser, userStats } from '#contract/accounts/accounts.ts'
import { listOrders } from '#contract/orders/orders.ts'
import { readMailsTo } from '../../../testing/mails.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'

const product = await testProduct()
const asha = await product.person({ email: 'asha@example.com' })
const ravi = await product.person({ email: 'ravi@example.com', name: 'Ravi' })
const staff = await product.person({ role: 'admin' })

const of = (person: SignedIn) => ({ params: { id: person.user._id } })

it('answers the changed customer, and nothing but name, email and phone changes', async () => {
  const { status, body } = await asha.send({
    method: 'PUT',
    url: `/api/users/${asha.user._id}`,
    payload: {
      name: ' Asha R ',
      email: 'Asha@example.com',
      phone: '080 4123 4567',
      role: 'admin',
      id: ravi.user._id,
      address: 'Elsewhere',
    },
  })

  expect(status).toBe(200)
  const changed = { ...asha.user, name: 'Asha R', phone: '080 4123 4567' }
  expect(body).toEqual({ ...changed, pendingEmail: null })
  expect((await asha.call(me, {})).body.user).toEqual(changed)
})

it('keeps the phone number when it is not sent, and clears it when empty', async () => {
  const fields = { name: 'Ravi', email: 'ravi@example.com' }
  await ravi.call(updateUser, { ...of(ravi), body: { ...fields, phone: '12345678' } })
  const kept = await ravi.call(updateUser, { ...of(ravi), body: fields })
  const cleared = await ravi.call(updateUser, { ...of(ravi), body: { ...fields, phone: '' } })
  expect([kept.body.phone, cleared.body.phone]).toEqual(['12345678', ''])
})

it('lets customers see and change only their own record, and staff every record', async () => {
  const body = { name: 'Ravi K', email: 'ravi@example.com' }
  const userId = ravi.user._id
  for (const spelt of [userId, userId.toUpperCase()]) {
    const answers = [
      await asha.call(updateUser, { params: { id: spelt }, body }),
      await asha.call(userStats, { params: { id: spelt } }),
      await asha.call(listOrders, { params: { userId: spelt } }),
    ]
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      Array(3).fill([403, 'forbidden']),
    )
  }
  expect((await ravi.call(me, {})).body.user?.name).toBe('Ravi')

  expect((await ravi.call(listOrders, { params: { userId: userId.toUpperCase() } })).status).toBe(
    200,
  )
  expect((await staff.call(updateUser, { ...of(ravi), body })).body.name).toBe('Ravi K')
  expect((await staff.call(listOrders, { params: { userId } })).status).toBe(200)
})

it('reports an unknown customer to staff', async () => {
  const id = '00000000-0000-7000-8000-000000000000'
  const body = { name: 'Nobody', email: 'nobody@example.com' }
  const answers = [
    await staff.call(updateUser, { params: { id }, body }),
    await staff.call(userStats, { params: { id } }),
  ]
  expect(answers.map(({ status, code }) => [status, code])).toEqual(
    Array(2).fill([404, 'not_found']),
  )
})

it('answers an empty list of orders and empty stats to a new customer', async () => {
  const somebody = await product.person()
  expect((await somebody.call(listOrders, { params: { userId: somebody.user._id } })).body).toEqual(
    [],
  )
  expect((await somebody.call(userStats, of(somebody))).body).toEqual({
    ordersCount: 0,
    itemsCleaned: 0,
    moneySaved: 0,
    totalOrders: 0,
    completedOrders: 0,
    totalSpent: 0,
    averageRating: null,
  })
})

it('refuses a password log-in when no password was set', async () => {
  const body = { email: ravi.user.email, password: 'anything at all' }
  const answer = await product.newBrowser().call(login, { body })
  expect([answer.status, answer.code]).toEqual([401, 'wrong_credentials'])
})

it('stores a customer’s GSTIN, refuses an invalid one, and clears it when sent empty', async () => {
  const meera = await product.person()
  const send = (gstin?: string) =>
    meera.call(updateUser, { ...of(meera), body: { name: 'Meera', gstin } })
  expect((await send(' 27aapfu0939f1zv ')).body.gstin).toBe('27AAPFU0939F1ZV')
  expect((await send()).body.gstin).toBe('27AAPFU0939F1ZV')
  expect((await meera.call(me, {})).body.user?.gstin).toBe('27AAPFU0939F1ZV')
  const refused = await send('27AAPFU0939F1ZW')
  expect([refused.status, refused.message]).toEqual([422, expect.stringContaining('GSTIN')])
  expect((await send('')).body).not.toHaveProperty('gstin')
})

it('lets staff correct a name and an unconfirmed number for order messages, but no confirmed number', async () => {
  const meera = await product.person({ name: 'Mera', phone: '+91 98450 88001' })
  const row = () =>
    product.db
      .selectFrom('users')
      .select(['name', 'phone', 'phone_given_at', 'phone_proven_at'])
      .where('id', '=', meera.user._id)
      .executeTakeFirstOrThrow()
  const correct = (name: string, phone: string) =>
    staff.call(updateUser, { ...of(meera), body: { name, phone } })

  const refused = await correct('Meera', '98450 88002')
  expect([refused.status, refused.message]).toEqual([
    403,
    'The customer has confirmed this number, so only they can change it. We’ve asked them to, by email.',
  ])
  await correct('Meera', '98450 88004')
  const asked = await readMailsTo(product, meera.user.email, 1)
  expect(asked.map(({ subject }) => subject)).toEqual(['Is this your new number?'])
  expect(asked[0]!.text).toContain('your phone number is now 98450 88002')
  expect((await correct('Meera', '+919845088001')).status).toBe(200)

  await product.db
    .updateTable('users')
    .set({ phone_proven_at: null })
    .where('id', '=', meera.user._id)
    .execute()
  expect((await correct('Meera', '98450 88002')).status).toBe(200)
  expect(await row()).toMatchObject({
    name: 'Meera',
    phone: '98450 88002',
    phone_given_at: expect.any(Date),
    phone_proven_at: null,
  })
  expect((await correct('Meera', '080 2222 3333')).status).toBe(200)
  expect((await row()).phone_given_at).toBeNull()
  await meera.call(updateUser, { ...of(meera), body: { name: 'Meera', phone: '98450 88003' } })
  expect((await row()).phone_given_at).toBeNull()
})
