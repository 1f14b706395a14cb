import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { me, updateUser } from '#contract/accounts/accounts.ts'
import { listOrders } from '#contract/orders/orders.ts'
import { countStatements } from '../../database/statement-count.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()

const sessionsOf = (userId: string) =>
  product.db.updateTable('sessions').where('user_id', '=', userId)

it('reads a session once and finds it in memory from then on', async () => {
  const customer = await product.person()
  const read = () => countStatements(() => customer.call(me, {}))
  expect((await read()).statements).toHaveLength(1)
  // The notice of the new session may come late, and asks for another look.
  await expect.poll(async () => (await read()).statements).toEqual([])
  expect((await read()).value.body.user?._id).toBe(customer.user._id)
})

it('answers with a changed name in the next request', async () => {
  const customer = await product.person({ name: 'Asha' })
  await customer.call(me, {})
  const { _id: id, email } = customer.user
  await customer.call(updateUser, { params: { id }, body: { name: 'Asha Rao', email } })
  expect((await customer.call(me, {})).body.user).toMatchObject({ name: 'Asha Rao' })
})

it.each([
  ['its token changes', (id: string) => sessionsOf(id).set({ token: crypto.randomUUID() })],
  ['it is deleted', (id: string) => product.db.deleteFrom('sessions').where('user_id', '=', id)],
  ['its end is moved to the past', (id: string) => sessionsOf(id).set({ expires_at: new Date(0) })],
  [
    'its user is suspended',
    (id: string) =>
      product.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', id),
  ],
])('refuses a session in the next request once %s', async (_, change) => {
  const customer = await product.person({ role: 'admin' })
  await customer.call(me, {})
  await change(customer.user._id).execute()
  const { status } = await customer.call(listOrders, { params: { userId: customer.user._id } })
  expect(status).toBe(401)
})

it('hears of a change that another process made', async () => {
  const customer = await product.person()
  await customer.call(me, {})
  // The watch of this process's own statements overlooks one that begins so.
  await sql`with ended as (delete from sessions where user_id = ${customer.user._id} returning id)
    select count(*) from ended`.execute(product.db)
  await expect.poll(async () => (await customer.call(me, {})).body.user).toBeNull()
})

it('refuses a session that expired after it was read', async () => {
  const customer = await product.person()
  const now = product.clock.read()
  await sessionsOf(customer.user._id)
    .set({ expires_at: new Date(now.getTime() + 60_000) })
    .execute()
  expect((await customer.call(me, {})).body.user).not.toBeNull()
  product.clock.set(new Date(now.getTime() + 120_000).toISOString())
  expect((await customer.call(me, {})).body.user).toBeNull()
})
