// Several orders of one door: one stop, one deed, one code, and cash on one person once.
// @both-engines
import { expect, it } from 'vitest'
import { readOwnCash } from '#contract/cash/cash.ts'
import type { Order } from '#contract/orders/orders.ts'
import { bringBack } from '#contract/run-sheet/bring-back.ts'
import { readRunBoard } from '#contract/run-sheet/board.ts'
import { ownRun } from '#contract/run-sheet/own-run.ts'
import { assignStop, runSheet, undoCompletion } from '#contract/run-sheet/run-sheet.ts'
import { listStopMisfits } from '#contract/run-sheet/stop-misfits.ts'
import {
  codeOf,
  completionsOf,
  deliver,
  outForDelivery,
  product,
  rider,
  setStatus,
  staff,
  stopOf,
  tryCode,
  wrongCode,
} from './test-delivery-codes.ts'

/** Two orders of Asha's in the rider's van, the one that names their stop first. */
async function twoOfOneDoor() {
  const [one, other] = [await outForDelivery(), await outForDelivery()]
  // Of one instant on this clock, ids have no sequence.
  return one._id < other._id ? ([one, other] as const) : ([other, one] as const)
}

/** What My run sends of one press: each order with what is due of it, under one key. */
async function deliverAll(orders: readonly Order[], code: string, key = crypto.randomUUID()) {
  const answers = []
  for (const order of orders) {
    const { due } = (await stopOf(order)) ?? { due: 0 }
    const paid = due > 0 ? { collected: 'cash' as const, amount: due } : {}
    answers.push(await deliver(order, { code, ...paid }, key))
  }
  return answers
}

const cashOf = async () => (await rider.call(readOwnCash, {})).body.toHandIn

it('names one stop on the sheet, on the board and in My run', async () => {
  const [first, second] = await twoOfOneDoor()
  const elsewhere = await outForDelivery({ address: '9 MG Road, Bengaluru 560001' })
  const answers = [
    (await rider.call(runSheet, {})).body.stops,
    (await staff.call(runSheet, {})).body.stops,
    (await staff.call(readRunBoard, {})).body.stops,
    (await rider.call(ownRun, {})).body.stops,
  ]
  for (const stops of answers) {
    const leadOf = ({ _id }: Order) =>
      stops.find(({ orderId, kind }) => orderId === _id && kind === 'delivery')!.oneStop
    expect([first, second, elsewhere].map(leadOf)).toEqual([first._id, first._id, undefined])
  }
})

it('parts orders of one door that two riders have', async () => {
  const [first, second] = await twoOfOneDoor()
  const other = await product.person({ preset: 'rider', name: 'Sunil' })
  const params = { orderId: second._id, kind: 'delivery' as const }
  await staff.call(assignStop, { params, body: { riderId: other.user.id } })
  expect((await stopOf(first))!.oneStop).toBeUndefined()
})

it('proves both by one code, and has the cash of each on the rider once', async () => {
  const orders = await twoOfOneDoor()
  const code = (await codeOf(orders[0])).code!
  const sum = orders.reduce((total, order) => total + order.total, 0)
  const key = crypto.randomUUID()
  for (const answers of [
    await deliverAll(orders, code, key),
    // The phone heard nothing, and sends all of it again.
    await deliverAll(orders, code, key),
  ])
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([200, { done: true, toDecide: false, due: 0 }])
  for (const order of orders) expect(await completionsOf(order)).toMatchObject([{ proof: 'code' }])
  expect(await cashOf()).toBe(sum)
})

it('counts one try for the door where a kept deed has a wrong code, and leaves each to a manager', async () => {
  const orders = await twoOfOneDoor()
  const later = await outForDelivery()
  const code = (await codeOf(orders[0])).code!
  await deliverAll(orders, wrongCode(code))
  expect((await stopOf(later))!.proof).toEqual({ codeTriesLeft: 4 })
  const { body } = await staff.call(listStopMisfits, {})
  expect(body.map(({ misfits }) => misfits)).toEqual([['wrong_code'], ['wrong_code']])
  // Another deed is another try.
  expect((await tryCode(later, wrongCode(code))).message).toBe(
    'That code is wrong. 3 tries are left.',
  )
})

it('delivers the other order where one was cancelled meanwhile, whose money waits for a decision', async () => {
  const [first, second] = await twoOfOneDoor()
  const code = (await codeOf(first)).code!
  const dues = [(await stopOf(first))!.due, (await stopOf(second))!.due] as const
  await setStatus(first, 'cancelled')
  const key = crypto.randomUUID()
  const paid = (amount: number) => ({ code, collected: 'cash' as const, amount })
  expect((await deliver(first, paid(dues[0]), key)).body).toMatchObject({ toDecide: true })
  expect((await deliver(second, paid(dues[1]), key)).body).toMatchObject({
    done: true,
    toDecide: false,
  })
  expect(await cashOf()).toBe(dues[0] + dues[1])
})

it('takes each order back alone, and its cash with it', async () => {
  const orders = await twoOfOneDoor()
  const answers = await deliverAll(orders, (await codeOf(orders[0])).code!)
  for (const { body } of answers)
    await rider.call(undoCompletion, { params: { id: body.undoable! } })
  for (const order of orders) expect((await stopOf(order))!.done).toBe(false)
  expect(await cashOf()).toBe(0)
})

it('brings all orders of a door back with one key', async () => {
  const orders = await twoOfOneDoor()
  const key = { 'idempotency-key': crypto.randomUUID() }
  for (const { _id: orderId } of orders) {
    const body = { reason: 'Nobody there.', failureReason: 'nobody_there' as const }
    const answer = await rider.call(bringBack, { params: { orderId }, body }, key)
    expect(answer.body).toMatchObject({ done: false, status: 'ready' })
  }
  const made = await rider.call(ownRun, {})
  const back = made.body.stops.filter(({ broughtBack }) => broughtBack !== null)
  expect(back.map(({ oneStop }) => oneStop)).toEqual([orders[0]._id, orders[0]._id])
})
