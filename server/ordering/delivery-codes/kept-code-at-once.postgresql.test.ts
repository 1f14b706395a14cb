/** A code that a colleague hands in while its order is being completed. */
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { keepLateStop } from '#contract/run-sheet/late-stops.ts'
import { codeOf, outForDelivery, product, rider } from './test-delivery-codes.ts'

const other = new pg.Client({ connectionString: product.databaseUrl! })
await other.connect()
afterAll(() => other.end())

it('stays unlocked while its late stop waits for the order, which a completion locks first', async () => {
  const colleague = await product.person({ preset: 'rider' })
  const order = await outForDelivery()
  const params = { orderId: order._id, kind: 'delivery' as const }
  const body = { code: (await codeOf(order)).code!, handedInFor: rider.user._id }
  const key = { 'idempotency-key': 'made-on-the-phone-of-ravi' }

  await other.query('begin')
  await other.query('select from orders where id = $1 for update', [order._id])
  const kept = colleague.call(keepLateStop, { params, body }, key)
  await expect
    .poll(async () => {
      const { rows } = await other.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rows.length
    })
    .toBe(1)
  const { rowCount } = await other.query('select from delivery_codes for update nowait')
  await other.query('commit')

  expect([rowCount, (await kept).status]).toEqual([1, 202])
})
