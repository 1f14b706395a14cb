import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { testProduct } from '../testing/test-product.ts'
import { placed } from '../testing/order-inputs.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })

beforeAll(async () => {
  const asha = await product.person({ name: 'Asha' })
  const order = await placed(asha)
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'washing' } })
})

it('stores who did what to which record, without the customer', async () => {
  const entries = await product.db.selectFrom('audit_log').selectAll().execute()
  expect(entries).toMatchObject([
    {
      actor_id: staff.user._id,
      action: 'order.status_set',
      record_type: 'order',
      details: { from: 'pickup_scheduled', to: 'washing' },
    },
  ])
  expect(entries[0]!.search_text).toMatch(/^Order LC-\S+: Washing instead of Pickup Scheduled$/)
  expect(JSON.stringify(entries)).not.toContain('Asha')
})

it.each([
  `update audit_log set search_text = 'nothing happened'`,
  `update audit_log set actor_id = null, action = 'order.cancelled'`,
  'delete from audit_log',
  'truncate audit_log',
])('refuses to change or delete an entry: %s', async (statement) => {
  await expect(sql.raw(statement).execute(product.db)).rejects.toThrow('append-only')
})
