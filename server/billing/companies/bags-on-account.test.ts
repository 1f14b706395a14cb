/** Company credit limits for bags that have no price until they are counted. */
import { beforeEach, expect, it } from 'vitest'
import { receiveUnits } from '#contract/clothes/custody.ts'
import { followDifferences } from '#contract/clothes/differences.ts'
import { changeLines } from '#contract/orders/order-detail.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { placeOrder, type Order } from '#contract/orders/orders.ts'
import { propose } from '#contract/orders/proposals.ts'
import { makeCompanyFor } from '../../testing/companies.ts'
import { orderInput } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let asha: SignedIn

beforeEach(async () => {
  await product.startAgain()
  asha = await product.person({ name: 'Asha' })
  await makeCompanyFor(staff, asha, { limit: 500, gstin: '' })
})

const BAG = { items: undefined, lines: undefined, toBeCounted: ['wash-fold' as const] }
const place = (fields = {}) =>
  asha.call(placeOrder, { body: orderInput({ paymentMethod: 'account', ...fields }) })
const bag = (mostWithoutAsking?: number) =>
  place({ ...BAG, ...(mostWithoutAsking !== undefined && { mostWithoutAsking }) })

const counts = (order: Order, kilograms: number, more = {}) =>
  staff.call(changeLines, {
    params: { id: order._id },
    body: {
      lines: [{ itemId: 'wash-fold', quantity: kilograms }],
      reason: '',
      total: kilograms * 70,
      revision: 0,
      ...more,
    },
  })

it('reserves the customer’s maximum for a bag on the company’s account, until the bag is counted', async () => {
  expect((await bag(600)).code).toBe('not_on_account')
  const first = await bag(400)
  expect(first.status).toBe(201)
  expect((await bag(200)).code).toBe('not_on_account')
  expect((await place()).code).toBe('not_on_account')
  expect((await counts(first.body, 2)).status).toBe(200)
  expect((await bag(360)).status).toBe(201)
})

it('refuses a bag on an account that is full', async () => {
  expect((await place()).status).toBe(201)
  expect((await place()).status).toBe(201)
  const bags = [(await bag(80)).status, (await bag(1)).code]
  expect(bags).toEqual([201, 'not_on_account'])
})

it('allows staff who charge a bag to exceed the limit', async () => {
  const { body: order } = await bag()
  const refused = await counts(order, 10)
  expect([refused.code, refused.message]).toEqual([
    'not_on_account',
    expect.stringMatching(/over the company’s limit/),
  ])
  expect((await counts(order, 10, { beyondLimit: true })).status).toBe(200)
  expect((await bag(10)).code).toBe('not_on_account')
})

it('allows only staff who see prices to exceed the limit, also when the customer is asked first', async () => {
  const { body: order } = await bag(100)
  const params = { id: order._id }
  await staff.call(setOrderStatus, { params, body: { status: 'picked_up' } })
  await staff.call(receiveUnits, {
    params,
    body: { units: [{ kind: 'bag', item: 'wash-fold' }], seen: 0, grams: 10_000 },
  })
  const lines = [{ itemId: 'wash-fold', quantity: 10 }]
  const asked = { lines, reason: 'It weighs more', total: 700, revision: 0 }
  expect((await staff.call(propose, { params, body: asked })).code).toBe('not_on_account')
  const plant = await product.person({ preset: 'plant' })
  const body = { reason: 'It weighs more', revision: 0, all: true, beyondLimit: true }
  expect((await plant.call(followDifferences, { params, body })).code).toBe('not_on_account')
  const followed = await staff.call(followDifferences, { params, body: { ...body, total: 700 } })
  expect([followed.status, followed.body.asked]).toEqual([200, true])
})
