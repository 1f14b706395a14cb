// Numbers and testimonials on public pages: the laundry's own, or none.
import { beforeAll, describe, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { business } from '#contract/catalogue/catalogue.ts'
import { changeMarketing, ordersSay } from '#contract/settings/settings-marketing.ts'
import { rateOrder } from '#contract/orders/rating.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { MARKETING_LIMITS } from '#domain/settings/marketing-limits.ts'
import { NO_MARKETING, type Marketing } from '#domain/settings/marketing.ts'
import { inTransaction } from '../../database/transaction.ts'
import { erasePerson } from '../../backoffice/privacy/erase-person.ts'
import { PERSONAL_DATA } from '../../capabilities.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'

const OWN: Marketing = {
  numbers: [{ value: '300+', label: 'homes served' }],
  testimonials: [{ name: 'Asha', plan: '', rating: 4, comment: 'Crisp shirts, every week.' }],
}

const product = await testProduct()
const staff = await product.person({ role: 'admin' })

const shown = async () => (await product.visitor.call(business, {})).body.marketing
const version = async () => (await staff.call(adminSettings, {})).body.marketing.version
const save = async (marketing: Marketing, fromOrders = false) =>
  staff.call(changeMarketing, { body: { ...marketing, fromOrders, version: await version() } })

it('shows no numbers and no testimonials for a laundry started without the demo', async () => {
  expect(await shown()).toEqual(NO_MARKETING)
})

it('shows what staff write from the next request on, with the old text in an audit entry', async () => {
  const saved = await save(OWN)
  expect(saved.body).toMatchObject(OWN)
  expect(await shown()).toEqual(OWN)
  const entry = await product.db
    .selectFrom('audit_log')
    .select(['action', 'search_text as summary'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({
    action: 'business.marketing_changed',
    summary:
      'Home page: numbers “300+ homes served” instead of none, testimonials of Asha instead of none',
  })
  await save(NO_MARKETING)
  expect(await shown()).toEqual(NO_MARKETING)
})

it('never overwrites a colleague’s change', async () => {
  const seen = await version()
  await save(OWN)
  const stale = await staff.call(changeMarketing, {
    body: { ...NO_MARKETING, fromOrders: false, version: seen },
  })
  expect([stale.status, stale.code]).toEqual([409, 'changed_meanwhile'])
  expect(await shown()).toEqual(OWN)
})

it('explains which numbers and testimonials don’t fit on the pages', async () => {
  const number = { value: '1', label: 'day' }
  const quote = OWN.testimonials[0]!
  const refusals: [Marketing, string][] = [
    [
      { ...OWN, numbers: Array(MARKETING_LIMITS.numbers + 1).fill(number) },
      'At most 4 numbers fit on the home page.',
    ],
    [{ ...OWN, numbers: [{ value: '', label: 'day' }] }, 'Number is required.'],
    [{ ...OWN, testimonials: [{ ...quote, rating: 6 }] }, 'Stars can be at most 5.'],
    [
      { ...OWN, testimonials: [{ ...quote, comment: 'x'.repeat(301) }] },
      'What they say can be at most 300 characters long.',
    ],
  ]
  for (const [marketing, message] of refusals)
    expect(await save(marketing)).toMatchObject({ status: 422, message })
})

describe('numbers and quotes from real orders', () => {
  let asha: SignedIn
  let order: { _id: string }
  const rate = (fields: { rating: number; comment?: string; quotable?: boolean }) =>
    asha.call(rateOrder, { params: { orderId: order._id }, body: fields })
  const quoted = async () => (await shown()).testimonials.map(({ comment }) => comment)
  beforeAll(async () => {
    asha = await product.person({ name: 'Asha Rao' })
    order = await placed(asha)
    const params = { id: order._id }
    await staff.call(setOrderStatus, { params, body: { status: 'completed' } })
    await save(OWN, true)
  })

  it('count orders and ratings, and omit customers who haven’t agreed', async () => {
    expect((await rate({ rating: 5, comment: 'Crisp shirts.' })).body.ratingQuotable).toBe(false)
    expect(await shown()).toEqual({
      numbers: [
        { value: '1', label: 'order delivered' },
        { value: '5.0 of 5', label: 'average of 1 rating' },
      ],
      testimonials: [],
    })
    expect((await staff.call(ordersSay, {})).body).toEqual(await shown())
  })

  it('name a customer who agreed by first name, until they withdraw', async () => {
    await rate({ rating: 5, comment: 'Crisp shirts.', quotable: true })
    expect((await shown()).testimonials).toEqual([
      { name: 'Asha', plan: '', rating: 5, comment: 'Crisp shirts.' },
    ])
    await rate({ rating: 5, comment: 'Crisp shirts.', quotable: false })
    expect(await quoted()).toEqual([])
  })

  it('need agreement to the exact words, which an old client doesn’t give', async () => {
    await rate({ rating: 5, comment: 'Crisp shirts.', quotable: true })
    expect((await rate({ rating: 5, comment: 'Crisper shirts.' })).body.ratingQuotable).toBe(false)
    expect((await rate({ rating: 5, quotable: true })).body.ratingQuotable).toBe(false)
    expect(await quoted()).toEqual([])
  })

  it('exclude ratings with few stars, and long comments, which are never shortened', async () => {
    await rate({ rating: 3, comment: 'Well.', quotable: true })
    expect(await quoted()).toEqual([])
    await rate({ rating: 5, comment: 'Long. '.repeat(60), quotable: true })
    expect(await quoted()).toEqual([])
  })

  it('disappear from every process at once when withdrawn', async () => {
    await rate({ rating: 5, comment: 'Soft towels.', quotable: true })
    expect(await quoted()).toEqual(['Soft towels.'])
    await product.db
      .updateTable('orders')
      .set({ rating_quotable: false })
      .where('id', '=', order._id)
      .execute()
    await expect.poll(quoted).toEqual([])
  })

  it('disappear from the pages and from the order with an erased account', async () => {
    await rate({ rating: 5, comment: 'Soft towels.', quotable: true })
    expect(await quoted()).toEqual(['Soft towels.'])
    await inTransaction(product.db, (tx) =>
      erasePerson(tx, product.deps, PERSONAL_DATA, asha.user._id, {
        now: product.clock.read(),
        isAgain: false,
      }),
    )
    await expect.poll(quoted).toEqual([])
    const { rating_comment: comment, rating_quotable: quotable } = await product.db
      .selectFrom('orders')
      .select(['rating_comment', 'rating_quotable'])
      .where('id', '=', order._id)
      .executeTakeFirstOrThrow()
    expect({ comment, quotable }).toEqual({ comment: null, quotable: false })
  })

  it('replace staff’s own lists while on, which are kept and shown when off', async () => {
    await save(OWN, false)
    expect(await shown()).toEqual(OWN)
  })
})
