import { beforeEach, expect, it } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { changePlan } from '#contract/club/subscription-changes.ts'
import { plans, subscribe } from '#contract/club/subscriptions.ts'
import {
  addMember,
  membership,
  installRecordingPayments,
  type RecordingPayments,
} from '../../testing/club.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
let asha: SignedIn
let payments: RecordingPayments
beforeEach(async () => {
  asha = await product.person()
  payments = installRecordingPayments(product.deps)
  await priceOf('family', 4999)
})

async function priceOf(id: string, paise: number): Promise<void> {
  await product.db.updateTable('plans').set({ price_paise: paise }).where('id', '=', id).execute()
  const known = async () =>
    (await product.deps.laundry(MAIN_BRANCH).plans.current()).find((plan) => plan.id === id)
      ?.pricePaise
  await expect.poll(known).toBe(paise)
}

it('joins the Club only at the price on the screen, whether it rose or fell', async () => {
  const { body } = await asha.call(plans, {})
  const family = body.find(({ id }) => id === 'family')!
  const seen = { firstCharge: family.firstMonthPrice, price: family.price }
  for (const paise of [5999, 3999]) {
    await priceOf('family', paise)
    const { status, code, message } = await asha.call(subscribe, { body: membership({ seen }) })
    expect([status, code]).toEqual([409, 'price_changed'])
    expect(message).toContain(`₹${paise / 100} a month`)
  }
  expect(payments.asked).toEqual([])
  await priceOf('family', 4999)
  expect(await addMember(asha, { seen })).toMatchObject({ price: 49.99 })
})

it('chooses the next plan only at the price on the screen', async () => {
  const { _id } = await addMember(asha, { planId: 'basic' })
  await priceOf('family', 5999)
  const change = (price?: number) =>
    asha.call(changePlan, {
      params: { id: _id },
      body: { planId: 'family', ...(price !== undefined && { price }) },
    })
  expect(await change(49.99)).toMatchObject({
    status: 409,
    code: 'price_changed',
    message: 'The price has changed: the Family plan now costs ₹59.99 a month.',
  })
  expect((await change(59.99)).body.nextPlan).toMatchObject({ planId: 'family', price: 59.99 })
  // Clients that don't say what they saw go on working.
  expect((await change()).status).toBe(200)
})
