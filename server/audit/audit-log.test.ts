// @both-engines
import { beforeAll, expect, it } from 'vitest'
import { auditFilters, auditLog } from '#contract/audit/audit.ts'
import type { InputOf } from '#contract/base/call.ts'
import { testProduct, type SignedIn } from '../testing/test-product.ts'
import { inTransaction } from '../database/transaction.ts'
import { recordAudit } from './record-audit.ts'

const product = await testProduct()
const meena = await product.person({ role: 'admin', name: 'Meena' })
const ravi = await product.person({ role: 'admin', name: 'Ravi' })
beforeAll(async () => {
  await entry(
    meena,
    'item.changed',
    'item',
    'shirt',
    'Shirt: list price ₹109',
    '2025-06-10T20:00:00Z',
  )
  await entry(ravi, 'order.paid', 'order', 'o1', 'Order LC-1 is paid', '2025-06-11T05:00:00Z')
  await entry(ravi, 'order.paid', 'order', 'o2', 'Order LC-2 is paid 100 %', '2025-06-12T05:00:00Z')
  await entry(null, 'staff.appointed', 'staff', 's', 'Somebody is staff', '2025-06-13T05:00:00Z')
})

async function entry(
  actor: SignedIn | null,
  action: string,
  type: string,
  id: string,
  summary: string,
  at: string,
): Promise<void> {
  await inTransaction(product.db, (tx) =>
    recordAudit(tx, product.deps, {
      actorId: actor?.user._id ?? null,
      action,
      record: { type, id },
      kind: 'text',
      params: { text: summary },
      details: { from: 1, to: 2 },
      at: new Date(at),
    }),
  )
}

async function found(query: NonNullable<InputOf<typeof auditLog>['query']>) {
  return (await meena.call(auditLog, { query })).body.map(({ summary }) => summary)
}

const PRICE = 'Shirt: list price ₹109'
const PAID_1 = 'Order LC-1 is paid'
const PAID_2 = 'Order LC-2 is paid 100 %'
const STAFF = 'Somebody is staff'

it('lists who did what to which record, newest first', async () => {
  const { body } = await meena.call(auditLog, {})
  expect(body.map(({ summary }) => summary)).toEqual([STAFF, PAID_2, PAID_1, PRICE])
  expect(body[3]).toEqual({
    _id: body[3]!._id,
    at: '2025-06-10T20:00:00.000Z',
    actor: { _id: meena.user._id, name: 'Meena' },
    action: 'item.changed',
    subject: { type: 'item', id: 'shirt' },
    summary: PRICE,
    details: { from: 1, to: 2 },
  })
  expect(body[0]!.actor).toBeNull()
})

it('searches and filters the entries', async () => {
  expect(await found({ q: 'LIST price' })).toEqual([PRICE])
  expect(await found({ q: '%' })).toEqual([PAID_2])
  expect(await found({ q: '   ' })).toHaveLength(4)
  expect(await found({ actor: ravi.user._id })).toEqual([PAID_2, PAID_1])
  expect(await found({ action: 'staff.appointed' })).toEqual([STAFF])
  expect(await found({ subjectType: 'order' })).toEqual([PAID_2, PAID_1])
  expect(await found({ subjectType: 'order', subjectId: 'o1' })).toEqual([PAID_1])
  expect(await found({ actor: ravi.user._id, q: '100' })).toEqual([PAID_2])
})

it('counts days in the laundry’s time zone, both ends included', async () => {
  // 20:00 UTC on the 10th is the 11th in Kolkata.
  expect(await found({ from: '2025-06-11', to: '2025-06-11' })).toEqual([PAID_1, PRICE])
  expect(await found({ to: '2025-06-10' })).toEqual([])
  expect(await found({ from: '2025-06-12' })).toEqual([STAFF, PAID_2])
  expect(await found({ to: '9999-12-31' })).toHaveLength(4)
})

it('returns page by page, with the filter', async () => {
  const first = await meena.call(auditLog, { query: { limit: 1, subjectType: 'order' } })
  expect(first.body.map(({ summary }) => summary)).toEqual([PAID_2])
  const next = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link))![1]!
  const second = await meena.send({ method: 'GET', url: next })
  expect(second.body).toMatchObject([{ summary: PAID_1 }])
  expect(second.headers.link).toBeUndefined()
})

it('lists the people, actions and record types found in the log, to filter by', async () => {
  expect((await meena.call(auditFilters, {})).body).toEqual({
    people: [
      { _id: meena.user._id, name: 'Meena' },
      { _id: ravi.user._id, name: 'Ravi' },
    ],
    actions: ['item.changed', 'order.paid', 'staff.appointed'],
    subjectTypes: ['item', 'order', 'staff'],
  })
})

it.each([['cursor=x'], ['from=2025-02-30'], ['actor=meena'], ['limit=0']])(
  'refuses %s',
  async (query) => {
    const answer = await meena.send({ method: 'GET', url: `/api/admin/audit-log?${query}` })
    expect([answer.status, answer.code]).toEqual([422, 'invalid_input'])
  },
)

it('finds an order number in an entry’s details, however it is typed', async () => {
  const written = 'Order LC-7K3F-9Q2M: a note for staff was added'
  await entry(meena, 'order.noted', 'order', 'o3', written, '2025-06-14T05:00:00Z')
  for (const q of ['LC-7K3F-9Q2M', 'lc7k3f9q2m', '#7k3f 9q2m', 'LC7K3F9', 'LC 7K3F'])
    expect([q, await found({ q })]).toEqual([q, [written]])
})
