// The database's constraints on orders, independent of the code that stores them.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { isCheckViolation } from '../../../database/constraint-errors.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct()
const order = await placed(await product.person())

const change = (set: string) =>
  sql`update orders set ${sql.raw(set)} where id = ${order._id}`.execute(product.db)

it.each([
  'goodwill_paise = -1',
  'paid_paise = -1',
  'refunded_paise = -1',
  'covered_paise = -1, discount_paise = 1',
  `address_parts = '[]'`,
  `address_parts = '{"point": {"latitude": 90.5, "longitude": 77}}'`,
  `delivery_address_parts = '{"point": {"latitude": 12, "longitude": -181}}'`,
])('refuses an order with %s in the database', async (set) => {
  const refused: unknown = await change(set).catch((error: unknown) => error)
  expect(isCheckViolation(refused)).toBe(true)
})

it.each([
  `address_parts = '{"flat": "7"}'`,
  `address_parts = '{"point": {"latitude": -12.9, "longitude": 77.6}}'`,
  'address_parts = null',
  'goodwill_paise = 1',
])('accepts an order with %s in the database', async (set) => {
  await expect(change(set)).resolves.toBeDefined()
})
