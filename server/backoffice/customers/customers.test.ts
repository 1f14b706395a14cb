// Customers in the console: the list with totals, one customer's page, and notes.
// @both-engines
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '#contract/base/call.ts'
import {
  addCustomerNote,
  adminCustomer,
  adminCustomers,
  blockCustomer,
  listCustomerNotes,
  unblockCustomer,
} from '#contract/accounts/customers.ts'
import { listOrders } from '#contract/orders/orders.ts'
import { rateOrder } from '#contract/orders/rating.ts'
import { eraseAccount, ERASE_WORDS } from '#contract/accounts/account-security.ts'
import { expectRefusal } from '../../testing/refusals.ts'
import { placed } from '../../testing/order-inputs.ts'
import { NOBODY, asha, customerParams, product, setStatus, staff } from './test-customers.ts'

const ravi = await product.person({ name: 'Ravi', email: 'quiet.mountain@example.com' })
beforeAll(async () => {
  await product.person({ name: 'Zubin' })

  await setStatus(await placed(ravi), 'completed')
  await placed(asha)
  await setStatus(await placed(asha), 'cancelled')
  await setStatus(await placed(asha, { items: ['1 suit'], lines: undefined }), 'completed')
})

type Query = NonNullable<InputOf<typeof adminCustomers>['query']>

async function namesFor(query: Query): Promise<string[]> {
  return (await staff.call(adminCustomers, { query })).body.map(({ name }) => name)
}

it('finds customers by their names in any order, and by a pasted number', async () => {
  await product.person({ name: 'Ritu Malhotra', phone: '+91 98450 66001' })
  expect(await namesFor({ q: 'malhotra ritu' })).toEqual(['Ritu Malhotra'])
  expect(await namesFor({ q: '\u202atel:+91-98450-66001\u202c' })).toEqual(['Ritu Malhotra'])
  expect(await namesFor({ q: 'malhotra asha' })).toEqual([])
  await product.db.deleteFrom('users').where('name', '=', 'Ritu Malhotra').execute()
})

describe('the customer list', () => {
  it('shows customers with their orders and the cost of completed ones, without staff', async () => {
    const { body } = await staff.call(adminCustomers, {})
    const { _id, email, phone } = asha.user
    expect(body.map(({ name }) => name)).toEqual(['Zubin', 'Ravi', 'Asha Rao'])
    expect(body[2]).toEqual({
      _id,
      name: 'Asha Rao',
      email,
      phone,
      totalOrders: 3,
      totalSpent: 200,
      blocked: false,
    })
    expect(body[1]).toMatchObject({ totalOrders: 1, totalSpent: 210 })
    expect(body[0]).toMatchObject({ totalOrders: 0, totalSpent: 0 })
  })

  it.each<[string, string[]]>([
    ['aSH', ['Asha Rao']],
    ['quiet.mountain@example.com', ['Ravi']],
    ['mountain', ['Ravi']],
    ['33333', ['Asha Rao']],
    ['9845033333', ['Asha Rao']],
    ['+91 98450-33', ['Asha Rao']],
    ['(0) 98450/33333', ['Asha Rao']],
    ['09845033333', ['Asha Rao']],
    ['0091 98450 33333', ['Asha Rao']],
    ['meena', []],
    ['%', []],
    ['@', []],
    ['_avi', []],
    ['nobody of that name', []],
  ])('finds %s', async (q, names) => {
    expect(await namesFor({ q })).toEqual(names)
  })

  it.each<[string, string[]]>([
    ['z', ['Zubin']],
    ['ra', ['Ravi', 'Asha Rao']],
    ['R', ['Ravi', 'Asha Rao']],
    ['qu', ['Ravi']],
    ['av', []],
    ['91', ['Asha Rao']],
  ])('finds the short search %s only at the start of a word', async (q, names) => {
    expect(await namesFor({ q })).toEqual(names)
  })

  it('sorts by spending and by number of orders', async () => {
    expect(await namesFor({ sort: 'spent' })).toEqual(['Ravi', 'Asha Rao', 'Zubin'])
    expect(await namesFor({ sort: 'orders' })).toEqual(['Asha Rao', 'Ravi', 'Zubin'])
    expect(await namesFor({ sort: 'spent', q: 'ra' })).toEqual(['Ravi', 'Asha Rao'])
  })

  it.each(['newest', 'spent', 'orders'] as const)('pages through the list by %s', async (sort) => {
    const whole = await namesFor({ sort })
    const first = await staff.call(adminCustomers, { query: { sort, limit: 2 } })
    const next = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link))![1]!
    const second = await staff.send({ method: 'GET', url: next })
    expect(first.body.map(({ name }) => name)).toEqual(whole.slice(0, 2))
    expect(second.body).toMatchObject([{ name: whole[2] }])
    expect(second.headers.link).toBeUndefined()
  })

  it('keeps the sums right after any change of an order', async () => {
    const noor = await product.person({ name: 'Noor' })
    const sums = async () => {
      const { totalOrders, totalSpent } = (await staff.call(adminCustomer, customerParams(noor)))
        .body
      return [totalOrders, totalSpent]
    }
    expect(await sums()).toEqual([0, 0])
    const order = await placed(noor)
    expect(await sums()).toEqual([1, 0])
    for (const [status, spent] of [
      ['completed', 210],
      ['cancelled', 0],
      ['completed', 210],
      ['washing', 0],
      ['completed', 210],
    ] as const) {
      await setStatus(order, status)
      expect([status, ...(await sums())]).toEqual([status, 1, spent])
    }
    await Promise.all([placed(noor), placed(noor), placed(noor)])
    expect(await sums()).toEqual([4, 210])
  })

  it.each(['sort=random', 'q=%00', 'cursor=nonsense', 'limit=0', `q=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      const url = `/api/admin/customers?${query}`
      expect((await expectRefusal(product, staff, { method: 'GET', url })).status).toBe(422)
    },
  )
})

describe('a customer page', () => {
  it('shows totals, ratings and points', async () => {
    const [newest] = (await asha.call(listOrders, { params: { userId: asha.user._id } })).body
    await asha.call(rateOrder, { params: { orderId: newest!._id }, body: { rating: 4 } })
    const { body } = await staff.call(adminCustomer, customerParams(asha))
    expect(body).toMatchObject({
      name: 'Asha Rao',
      phone: '+91 98450 33333',
      totalOrders: 3,
      completedOrders: 1,
      totalSpent: 200,
      averageRating: 4,
      loyalty: { points: 200, earned: 200, tier: 'Silver' },
      block: null,
      blocked: false,
    })
    expect(body.lastOrderAt).toBe(newest!.createdAt)
  })

  it('answers not found for an unknown id and for staff', async () => {
    for (const id of [NOBODY, staff.user._id])
      expect((await staff.call(adminCustomer, { params: { id } })).code).toBe('not_found')
  })

  it('disappears with the list entry once erased, even when orders change later', async () => {
    const gone = await product.person({ name: 'Gone Tomorrow' })
    const order = await placed(gone)
    await setStatus(order, 'completed')
    await staff.call(addCustomerNote, {
      ...customerParams(gone),
      body: { text: 'Prefers mornings' },
    })
    await gone.call(eraseAccount, { body: { words: ERASE_WORDS } })
    await setStatus(order, 'ready')
    await setStatus(order, 'completed')
    expect(await namesFor({ limit: 200 })).not.toContain('Former customer')
    expect(await namesFor({ q: 'Gone Tom' })).toEqual([])
    for (const call of [adminCustomer, listCustomerNotes, unblockCustomer])
      expect((await staff.call(call, customerParams(gone))).code).toBe('not_found')
    const block = { ...customerParams(gone), body: { reason: 'Too late' } }
    expect((await staff.call(blockCustomer, block)).code).toBe('not_found')
  })
})

describe('notes', () => {
  const note = (text: string) => ({ ...customerParams(asha), body: { text } })

  it('show the newest first, with their author', async () => {
    await staff.call(addCustomerNote, note('Gate code is with the guard'))
    const { status, body } = await staff.call(addCustomerNote, note('Allergic to fabric softener'))
    expect([status, body.by]).toEqual([201, 'Meena'])
    const { body: notes } = await staff.call(listCustomerNotes, {
      ...customerParams(asha),
      query: { limit: 2 },
    })
    expect(notes.map(({ text }) => text)).toEqual([
      'Allergic to fabric softener',
      'Gate code is with the guard',
    ])
  })

  it('store a note once when it is sent twice', async () => {
    const key = { 'idempotency-key': 'one-note-only' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => staff.call(addCustomerNote, note('Pays in coins'), key)),
    )
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await staff.call(addCustomerNote, note('Pays by card'), key)).code).toBe('key_reused')
  })

  it('refuse changes, empty notes and notes about staff', async () => {
    const change = sql`update customer_notes set text = 'lovely'`.execute(product.db)
    await expect(change).rejects.toThrow('append-only')
    expect((await staff.call(addCustomerNote, note('  '))).status).toBe(422)
    expect((await staff.call(addCustomerNote, note('x'.repeat(2001)))).status).toBe(422)
    const onStaff = { ...customerParams(staff), body: { text: 'Works too much' } }
    expect((await staff.call(addCustomerNote, onStaff)).code).toBe('not_found')
  })

  it('leave an audit entry that does not quote them', async () => {
    const entries = await product.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'customer.noted')
      .where('record_id', '=', asha.user._id)
      .execute()
    expect(entries).toHaveLength(3)
    expect(JSON.stringify(entries)).not.toMatch(/softener|guard|Asha/)
  })
})
