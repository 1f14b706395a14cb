/** Every write in the console leaves an audit entry. */
import { expect, it } from 'vitest'
import type { Call } from '#contract/base/call.ts'
import { allRoutes } from '../capabilities.ts'
import { product, staff } from './test-console.ts'
import { CLOTHES_WRITES } from './test-clothes-writes.ts'
import { COMPANY_WRITES } from './test-company-writes.ts'
import { ORDER_WRITES } from './test-order-writes.ts'
import { SETTINGS_WRITES } from './test-settings-writes.ts'
import { HELP_DESK_WRITES } from './test-help-desk-writes.ts'
import { STAFF_WRITES } from './test-staff-writes.ts'
import { TABLET_WRITES } from './test-tablet-writes.ts'
import { WEBHOOK_WRITES } from './test-webhook-writes.ts'

const WRITES = [
  ...ORDER_WRITES,
  ...CLOTHES_WRITES,
  ...SETTINGS_WRITES,
  ...STAFF_WRITES,
  ...COMPANY_WRITES,
  ...HELP_DESK_WRITES,
  ...WEBHOOK_WRITES,
  ...TABLET_WRITES,
]

const entries = () =>
  product.db
    .selectFrom('audit_log')
    .select(['id', 'action', 'actor_id', 'search_text', 'params', 'details'])
    .orderBy('id')
    .execute()

const nameOf = ({ method, path }: Call) => `${method} ${path}`

it.each(WRITES.map(([call, make]) => ({ name: nameOf(call), make })))('$name', async ({ make }) => {
  const before = (await entries()).length
  const reply = await make()
  expect(reply.status < 300 || [reply.status, reply.code]).toBe(true)
  const made = (await entries()).slice(before)
  expect(made.at(-1)).toMatchObject({ actor_id: staff.user._id })
  expect(JSON.stringify(made)).not.toMatch(/Asha|Ravi|80 ?4123|Church|bell|button/)
})

/** What changes nothing that anybody would ask about. */
const CHANGES_NOTHING = [
  'POST /api/admin/orders/:id/quote',
  'POST /api/admin/orders/status/preview',
  'POST /api/admin/chats/:id/typing',
  'POST /api/admin/chats/:id/seen',
  'PUT /api/admin/bell',
  'POST /api/admin/reachability',
  'PUT /api/admin/views',
  // A code is written with the delivery that it proves.
  'POST /api/admin/run-sheet/:orderId/code',
  // A photo is of nothing until a bag, an item or a question has it.
  'POST /api/admin/custody/pictures',
  'POST /api/admin/proposals/pictures',
]

it('covers every writing call under /api/admin', async () => {
  const known = new Set([...WRITES.map(([call]) => nameOf(call)), ...CHANGES_NOTHING])
  const writes = (await allRoutes(product.deps))
    .map(({ call }) => call)
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/admin/'))
  expect(writes.map(nameOf).filter((name) => !known.has(name))).toEqual([])
})
