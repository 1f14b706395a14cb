/** A laundry with one of everything that the auditor recomputes, for tests. */
import { handInCash } from '#contract/cash/cash.ts'
import { takeCompanyPayment } from '#contract/companies/companies.ts'
import { redeemReward } from '#contract/discounts/loyalty.ts'
import {
  giveGoodwill,
  markOrderPaid,
  refundOrder,
  undoOrderPayment,
} from '#contract/orders/order-payments.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { splitOrder } from '#contract/orders/order-split.ts'
import { cancelOrder, type Order } from '#contract/orders/orders.ts'
import { makePromoCode } from '#contract/discounts/promo-codes.ts'
import { issueCompanyInvoices } from '../../billing/companies/issue-company-invoices.ts'
import { computeNightlyRoot } from '../../ordering/clothes/chain/compute-nightly-root.ts'
import { newId } from '../../platform/ids.ts'
import { countIn, sendPhotoReturningId } from '../../testing/clothes.ts'
import { addMember } from '../../testing/club.ts'
import { makeCompanyFor, complete } from '../../testing/companies.ts'
import { placed } from '../../testing/order-inputs.ts'
import { PROMO_CODE } from '../../testing/promo-codes.ts'
import type { SignedIn, TestProduct } from '../../testing/test-product.ts'

const OF = ({ _id: id }: Order) => ({ params: { id } })

/** @throws Error where the answer is a refusal */
export async function succeed(answer: Promise<{ status: number; message?: string | undefined }>) {
  const { status, message } = await answer
  if (status >= 300) throw new Error(`A step of the laundry answered ${status}: ${message}`)
}

async function payInCash(staff: SignedIn, order: Order): Promise<string> {
  const { body } = await staff.call(markOrderPaid, { ...OF(order), body: { method: 'cash' } })
  return body.payments.at(-1)!._id
}

type Step = (product: TestProduct, owner: SignedIn) => Promise<void>

/** What happens in June and July of 2025, one after the other. */
const LIFE: readonly Step[] = [useDiscounts, takeCash, sellOnAccount, splitOne, countClothes]

/** Lives all of it. Nothing is sent, so that messages wait. */
export async function runSomeDays(product: TestProduct): Promise<void> {
  const owner = await begin(product)
  for (const step of LIFE) await step(product, owner)
  await product.deps.events.settled()
}

/** Everybody finds a place in a slot. @returns the owner */
async function begin(product: TestProduct): Promise<SignedIn> {
  await product.deps.jobs.stop()
  const capacities = Array<number[]>(7).fill(Array<number>(5).fill(500))
  await product.db
    .updateTable('business')
    .set({ slot_capacities: JSON.stringify(capacities) })
    .execute()
  return product.person({ role: 'admin' })
}

/** A promo code and a voucher on orders that stand, a code on one that doesn't, and the Laundry Club. */
async function useDiscounts(product: TestProduct, owner: SignedIn): Promise<void> {
  const { promoCode } = PROMO_CODE
  await succeed(owner.call(makePromoCode, { body: { ...PROMO_CODE, withVoucher: true } }))
  const asha = await product.person()
  await placed(asha, { promoCode })
  const { _id: orderId } = await placed(asha, { promoCode })
  await succeed(asha.call(cancelOrder, { params: { orderId } }))
  await product.db
    .insertInto('loyalty_entries')
    .values({
      id: newId(new Date()),
      user_id: asha.user._id,
      points: 500,
      reason: 'referral',
      order_id: null,
      voucher_id: null,
      created_at: new Date(),
    })
    .execute()
  await succeed(asha.call(redeemReward, { params: { id: 'five-off' } }))
  await placed(asha)
  const meera = await product.person()
  await addMember(meera, { planId: 'basic' })
  await placed(meera)
}

/** Cash that was handed in, was not, was taken back and was refunded. */
async function takeCash(product: TestProduct, owner: SignedIn): Promise<void> {
  const customer = await product.person()
  const counter = await product.person({ preset: 'counter' })
  const colleague = await product.person({ preset: 'counter' })
  const orders = [await placed(customer), await placed(customer), await placed(customer)] as const
  await payInCash(counter, orders[0])
  await succeed(counter.call(handInCash, { body: { amount: 210, expected: 210 } }))
  await payInCash(colleague, orders[1])
  const paymentId = await payInCash(colleague, orders[2])
  const undone = { id: orders[2]._id, paymentId }
  await succeed(owner.call(undoOrderPayment, { params: undone }))
  await complete(owner, orders[0], orders[1])
  const refund = { amount: 10, reason: 'A stain.' }
  await succeed(owner.call(refundOrder, { ...OF(orders[0]), body: refund }))
}

/** Two orders of one company on its invoice of June, one of them credited since. */
async function sellOnAccount(product: TestProduct, owner: SignedIn): Promise<void> {
  const ravi = await product.person()
  const { _id: id } = await makeCompanyFor(owner, ravi)
  const onAccount = () => placed(ravi, { paymentMethod: 'account' })
  const orders = [await onAccount(), await onAccount()] as const
  await complete(owner, ...orders)
  await onAccount()
  product.clock.set('2025-07-02T06:30:00Z')
  await issueCompanyInvoices(product.deps)
  const goodwill = { amount: 20, reason: 'It came late.', seen: 210 }
  await succeed(owner.call(giveGoodwill, { ...OF(orders[0]), body: goodwill }))
  const reopened = { ...OF(orders[1]), body: { status: 'ready' } } as const
  await succeed(owner.call(setOrderStatus, reopened))
  const paid = { method: 'cash', amount: 100, reference: '' } as const
  await succeed(owner.call(takeCompanyPayment, { params: { id }, body: paid }))
}

async function splitOne(product: TestProduct, owner: SignedIn): Promise<void> {
  const customer = await product.person()
  const suit = { itemId: 'dry-cleaning-suit', quantity: 1 }
  const lines = [{ itemId: 'wash-fold', quantity: 3 }, suit]
  const order = await placed(customer, { lines, pickupDate: '2025-07-03' })
  const back = { deliveryDate: '2025-07-07', deliveryTime: '5-7 PM' }
  const body = { lines: [suit], ...back, revision: 0 }
  await succeed(owner.call(splitOrder, { ...OF(order), body }))
}

/** Clothes that the root of a night stands for, and some that came in after it; and a photo. */
async function countClothes(product: TestProduct, owner: SignedIn): Promise<void> {
  const bags = [{ kind: 'bag' }, { kind: 'bag' }] as const
  const order = async () => placed(await product.person(), { pickupDate: '2025-07-07' })
  await countIn(owner, await order(), [...bags])
  product.clock.set('2025-07-04T21:30:00Z')
  await computeNightlyRoot(product.deps)
  await countIn(owner, await order())
  await sendPhotoReturningId(owner)
}
