/** Undoing mistaken payments: the time limit, and who returns the cash. */
import { beforeEach, describe, expect, it } from 'vitest'
import { countCash, handInCash, readOwnCash } from '#contract/cash/cash.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { markOrderPaid, undoOrderPayment } from '#contract/orders/order-payments.ts'
import { assignStop, completeStop, undoCompletion } from '#contract/run-sheet/run-sheet.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const owner = await product.person({ preset: 'owner' })
const manager = await product.person({ preset: 'manager' })
let counter: SignedIn
let rider: SignedIn

beforeEach(async () => {
  await product.startAgain()
  counter = await product.person({ preset: 'counter' })
  rider = await product.person({ preset: 'rider' })
})

/** A new customer's order of ₹210. */
const order = async () => (await placed(await product.person()))._id

async function paidAtCounter(by: SignedIn, method: 'cash' | 'upi' = 'cash') {
  const id = await order()
  const { body } = await by.call(markOrderPaid, { params: { id }, body: { method } })
  return { id, paymentId: body.payments.at(-1)!._id }
}

async function paidAtDoor(by: SignedIn): Promise<void> {
  const orderId = await order()
  const body = { status: 'out_for_delivery' } as const
  await owner.call(setOrderStatus, { params: { id: orderId }, body })
  const params = { orderId, kind: 'delivery' } as const
  await owner.call(assignStop, { params, body: { riderId: by.user.id } })
  const answer = await by.call(completeStop, { params, body: { collected: 'cash', amount: 210 } })
  expect([answer.status, answer.message]).toEqual([200, undefined])
}

const has = async (person: SignedIn) => (await person.call(readOwnCash, {})).body.toHandIn

/** @returns the hand-in's id */
async function handedIn(by: SignedIn): Promise<string> {
  const { status, body } = await by.call(handInCash, { body: { amount: 210, expected: 210 } })
  expect(status).toBe(201)
  return body.latest!._id
}

const count = (by: SignedIn, id: string) =>
  by.call(countCash, { params: { id }, body: { counted: 210, corrects: null } })

describe('a payment that was taken by mistake', () => {
  const undo = (by: SignedIn, { id, paymentId }: Awaited<ReturnType<typeof paidAtCounter>>) =>
    by.call(undoOrderPayment, { params: { id, paymentId } })
  const later = (time: string) => product.clock.set(`2025-06-${time}:00Z`)

  it('allows only a refund once its cash was handed in, before and after the count', async () => {
    const payment = await paidAtCounter(manager)
    const handed = await handedIn(manager)
    const undone = async () => (await undo(manager, payment)).code
    expect(await undone()).toBe('not_undoable')
    await count(owner, handed)
    expect(await undone()).toBe('not_undoable')
    later('18T09:00')
    await paidAtCounter(manager)
    expect(await has(manager)).toBe(210)
  })

  it('lets an owner undo it after the hand-in is settled, with the owner’s own cash', async () => {
    const payment = await paidAtCounter(counter)
    await count(manager, await handedIn(counter))
    const before = await has(owner)
    expect((await undo(owner, payment)).status).toBe(200)
    expect([await has(counter), await has(owner)]).toEqual([0, before - 210])
  })

  it('can be undone although an earlier hand-in is settled', async () => {
    await paidAtCounter(counter)
    await count(manager, await handedIn(counter))
    later('18T09:00')
    const payment = await paidAtCounter(counter)
    expect((await undo(counter, payment)).status).toBe(200)
    expect(await has(counter)).toBe(0)
  })

  it.each(['cash', 'upi'] as const)(
    'can be undone on its day by staff who may not refund, in %s, and later by other staff',
    async (method) => {
      const payment = await paidAtCounter(counter, method)
      // 00:30 on the 19th in Asia/Kolkata.
      later('18T19:00')
      expect((await undo(counter, payment)).code).toBe('not_undoable')
      expect((await undo(manager, payment)).status).toBe(200)
    },
  )

  it('lets its rider undo it on the same day, until its cash was handed in', async () => {
    const undoDoor = async () => {
      const row = await product.db
        .selectFrom('stop_completions')
        .select('id')
        .where('completed_by', '=', rider.user.id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return rider.call(undoCompletion, { params: { id: row.id } })
    }
    await paidAtDoor(rider)
    expect((await undoDoor()).status).toBe(200)
    later('18T08:00')
    await paidAtDoor(rider)
    await handedIn(rider)
    expect((await undoDoor()).code).toBe('not_undoable')
    later('18T09:00')
    await paidAtDoor(rider)
    later('18T19:00')
    expect((await undoDoor()).code).toBe('not_undoable')
    expect(await has(rider)).toBe(210)
  })
})
