/** An order that waits for a lock, among others. */
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { placeOrder } from '#contract/orders/orders.ts'
import { orderInput, placed, slotRow } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct()
const asha = await product.person()

const other = new pg.Client({ connectionString: product.databaseUrl! })
await other.connect()
afterAll(() => other.end())

const HELD = { pickupDate: '2025-06-24', pickupTime: '1-3 PM' } as const
const place = (fields = {}) => asha.call(placeOrder, { body: orderInput(fields) })

it.each([
  ['first', [HELD, {}, {}, {}]],
  ['among those behind the first', [{}, {}, HELD, {}, {}]],
])('doesn’t keep the others waiting when it is %s', async (_, orders) => {
  await placed(asha, HELD)
  await other.query('begin')
  const { id } = slotRow(HELD.pickupDate, HELD.pickupTime)
  await other.query('select from pickup_slots where id = $1 for update', [id])
  const all = orders.map((fields) => ({ fields, answer: place(fields) }))
  const free = all.filter(({ fields }) => fields !== HELD)
  const answers = await Promise.all(free.map(({ answer }) => answer))
  await other.query('commit')
  const held = all.find(({ fields }) => fields === HELD)!
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect((await held.answer).status).toBe(201)
})
