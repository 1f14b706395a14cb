// Changed lines and money: the Laundry Club’s cover, a reward, and earlier payments.
import { describe, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { redeemReward, readLoyalty } from '#contract/discounts/loyalty.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { newId } from '../../../platform/ids.ts'
import { processDueSubscriptions } from '../../../billing/club/process-due-subscriptions.ts'
import { addMember } from '../../../testing/club.ts'
import { addSavedCard } from '../../../testing/cards.ts'
import {
  asha,
  changeOrderLines,
  orderParams,
  kilogramLines,
  readAllowanceLeft,
  placeChangeableOrder,
  previewLines,
  product,
  staff,
} from './test-change-lines.ts'

describe('the Laundry Club’s cover', () => {
  it('is worked out again when the lines change', async () => {
    await addMember(asha, { planId: 'basic' })
    const order = await placeChangeableOrder({ lines: kilogramLines(3) })
    expect(await readAllowanceLeft()).toMatchObject({ kilograms: 2, pickups: 1 })

    expect((await previewLines(order, kilogramLines(7))).body.quote).toMatchObject({
      covered: 350,
      total: 140,
      allowanceLeft: { kilograms: 0, pickups: 1 },
    })
    expect((await changeOrderLines(order, kilogramLines(7))).body).toMatchObject({
      covered: 350,
      total: 140,
    })
    expect(await readAllowanceLeft()).toMatchObject({ kilograms: 0, pickups: 1 })

    expect((await changeOrderLines(order, kilogramLines(2))).body).toMatchObject({
      covered: 140,
      total: 0,
    })
    expect(await readAllowanceLeft()).toMatchObject({ kilograms: 3, pickups: 1 })

    const ironing = [{ itemId: 'ironing-shirt', quantity: 2 }]
    expect((await changeOrderLines(order, ironing)).body).toMatchObject({ covered: 0, total: 20 })
    expect(await readAllowanceLeft()).toMatchObject({ kilograms: 5, pickups: 2 })
  })

  it('returns fully when the changed order is cancelled', async () => {
    await addMember(asha)
    const order = await placeChangeableOrder({ lines: kilogramLines(3) })
    await changeOrderLines(order, kilogramLines(5))
    await changeOrderLines(order, kilogramLines(4))
    await staff.call(setOrderStatus, { ...orderParams(order), body: { status: 'cancelled' } })
    expect(await readAllowanceLeft()).toMatchObject({ kilograms: 12, pickups: 4 })
  })

  it('stays when the period or the membership has ended since', async () => {
    await addMember(asha, { planId: 'basic' })
    const order = await placeChangeableOrder({ lines: kilogramLines(3) })
    product.clock.set('2025-07-18T06:31:00Z')
    await processDueSubscriptions(product.deps)
    expect(await readAllowanceLeft()).toMatchObject({ kilograms: 7, pickups: 2 })

    expect((await changeOrderLines(order, kilogramLines(4))).body).toMatchObject({
      covered: 280,
      total: 0,
    })
    expect(await readAllowanceLeft()).toMatchObject({ kilograms: 6, pickups: 2 })

    await product.db
      .updateTable('subscriptions')
      .set({ status: 'expired', due_at: null })
      .where('user_id', '=', asha.user._id)
      .execute()
    expect((await changeOrderLines(order, kilogramLines(6))).body).toMatchObject({
      covered: 280,
      total: 140,
    })
    expect((await changeOrderLines(order, kilogramLines(3))).body).toMatchObject({
      covered: 210,
      total: 0,
    })
  })

  it('never exceeds the allowance when many orders change at once', async () => {
    await addMember(asha, { planId: 'family' })
    const orders = []
    for (let count = 0; count < 4; count += 1)
      orders.push(await placeChangeableOrder({ lines: kilogramLines(3) }))
    expect(await readAllowanceLeft()).toMatchObject({ kilograms: 0, pickups: 0 })

    const answers = await Promise.all(
      orders.map((order, index) => changeOrderLines(order, kilogramLines(index + 1))),
    )

    const covered = (
      await Promise.all(orders.map((o) => staff.call(readOrderDetail, orderParams(o))))
    )
      .flatMap(({ body }) => body.lines.map((line) => line.coveredQuantity))
      .reduce((sum, quantity) => sum + quantity, 0)
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true)
    expect(covered + (await readAllowanceLeft()).kilograms).toBe(12)
  })
})

describe('a redeemed reward', () => {
  async function redeem(id: string): Promise<void> {
    const now = product.deps.clock()
    await product.db
      .insertInto('loyalty_entries')
      .values({
        id: newId(now),
        user_id: asha.user._id,
        points: 5000,
        reason: 'referral',
        created_at: now,
        order_id: null,
        voucher_id: null,
      })
      .execute()
    await asha.call(redeemReward, { params: { id } })
  }

  it('stays with its order, and a second reward is not used in its place', async () => {
    await redeem('twenty-off')
    const order = await placeChangeableOrder()
    await redeem('five-off')
    expect(order).toMatchObject({ discount: 20, total: 190 })
    const { body } = await changeOrderLines(order, kilogramLines(4))
    expect(body).toMatchObject({ discount: 20, total: 260, reward: '₹20 off' })
    expect((await asha.call(readLoyalty, {})).body.vouchers).toMatchObject([
      { rewardId: 'five-off' },
    ])
  })

  it('can be used again when it no longer takes anything off its order', async () => {
    await redeem('free-dry-cleaning')
    const lines = [...kilogramLines(3), { itemId: 'dry-cleaning-coat', quantity: 1 }]
    const order = await placeChangeableOrder({ lines })
    expect(order).toMatchObject({ discount: 250, total: 210 })
    expect((await changeOrderLines(order, kilogramLines(3))).body).toMatchObject({
      discount: 0,
      reward: null,
    })
    expect((await asha.call(readLoyalty, {})).body.vouchers).toMatchObject([
      { rewardId: 'free-dry-cleaning' },
    ])
    for (const status of ['cancelled', 'washing'] as const)
      await staff.call(setOrderStatus, { ...orderParams(order), body: { status } })
    expect((await asha.call(readLoyalty, {})).body.vouchers).toHaveLength(1)
    expect((await staff.call(readOrderDetail, orderParams(order))).body.total).toBe(210)
  })
})

describe('what was paid before', () => {
  it('leaves the rest due when the order costs more now', async () => {
    const order = await placeChangeableOrder()
    await staff.call(markOrderPaid, { ...orderParams(order), body: { method: 'cash' } })
    const { body } = await changeOrderLines(order, kilogramLines(4))
    expect(body).toMatchObject({ total: 280, paid: false, amountDue: 70, refundDue: 0 })
  })

  it('becomes partly refundable when the order costs less now', async () => {
    const order = await placeChangeableOrder()
    await staff.call(markOrderPaid, { ...orderParams(order), body: { method: 'upi' } })
    const { body } = await changeOrderLines(order, kilogramLines(2))
    expect(body).toMatchObject({ total: 140, amountDue: 0, refundDue: 70 })
  })

  it('goes back to the card automatically down to the new total', async () => {
    const cardId = await addSavedCard(asha)
    const order = await placeChangeableOrder({ paymentMethod: 'card', cardId })
    await staff.call(setOrderStatus, { ...orderParams(order), body: { status: 'ready' } })
    const read = async () => (await staff.call(readOrderDetail, orderParams(order))).body
    await expect.poll(async () => (await read()).paid, { timeout: 15_000 }).toBe(true)
    await changeOrderLines(order, kilogramLines(1))
    const statuses = async () =>
      (await read()).payments.map(({ kind, amount, status }) => [kind, amount, status])
    await expect.poll(statuses, { timeout: 15_000 }).toEqual([
      ['payment', 210, 'succeeded'],
      ['refund', 140, 'succeeded'],
    ])
    expect(await read()).toMatchObject({ total: 70, paid: true, amountDue: 0, refundDue: 0 })
  })
})
