// @both-engines
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { orderMoney, revenuePaise } from '#domain/orders/order-money.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()

it('computes an order’s cost and revenue the same in the database and in code', async () => {
  const paise = fc.integer({ min: 0, max: 1e9 })
  const status = fc.constantFrom<OrderStatus>('washing', 'ready', 'completed', 'cancelled')
  const accounts = fc
    .sample(fc.record({ status, totalPaise: paise, goodwillPaise: paise }), 500)
    .map((account) => ({ ...account, paidPaise: 0, refundedPaise: 0 }))
  const { rows } = await sql<{ charged: number; revenue: number }>`
    select charged_paise(status, "totalPaise", "goodwillPaise") as charged,
      revenue_paise(status, "totalPaise", "goodwillPaise") as revenue
    from json_to_recordset(${JSON.stringify(accounts)}::json)
      as x(status text, "totalPaise" bigint, "goodwillPaise" bigint)`.execute(product.db)
  expect(rows).toEqual(
    accounts.map((account) => ({
      charged: orderMoney(account).chargedPaise,
      revenue: revenuePaise(account),
    })),
  )
})
