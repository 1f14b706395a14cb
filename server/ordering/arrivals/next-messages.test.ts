// The message that a customer is next: once, to the one whose stop follows, and taken back with a slip.
import { expect, it } from 'vitest'
import { failPickup } from '#contract/run-sheet/bring-back.ts'
import { completeStop, undoCompletion } from '#contract/run-sheet/run-sheet.ts'
import {
  assign,
  at,
  heardBy,
  orders,
  pickUp,
  product,
  ravi,
  setStart,
  stop,
} from './test-arrivals.ts'

const NEXT = ['you’re next']

it('goes to the customer whose stop follows the one that was made', async () => {
  at('09:05')
  await pickUp(orders[0]!)
  expect([await heardBy(0), await heardBy(1), await heardBy(2)]).toEqual([[], NEXT, []])
  const [message] = await product.db
    .selectFrom('outbox_messages')
    .select(['parts', 'due_at'])
    .where('parts', '@>', JSON.stringify([{ kind: 'order.rider_next' }]) as never)
    .execute()
  expect(message).toMatchObject({
    parts: [{ params: { rider: 'Ravi', visit: 'pickup', number: orders[1]!.number } }],
  })
  // As long as a slip of the finger can be taken back.
  expect(message!.due_at!.toISOString()).toMatch(/^2025-06-19T03:36:0/)
})

it('goes out once for a visit, however often the stop before is marked', async () => {
  at('09:05')
  const { body } = await pickUp(orders[0]!)
  at('09:10')
  await ravi.call(undoCompletion, { params: { id: body.undoable! } })
  at('09:12')
  await pickUp(orders[0]!)
  expect(await heardBy(1)).toEqual(NEXT)
})

it('is taken back with the stop before, as long as it waits', async () => {
  at('09:05')
  const { body } = await pickUp(orders[0]!)
  expect(await heardBy(1)).toEqual(NEXT)
  await ravi.call(undoCompletion, { params: { id: body.undoable! } })
  expect(await heardBy(1)).toEqual([])
  await pickUp(orders[0]!)
  expect(await heardBy(1)).toEqual(NEXT)
})

it('follows a visit in vain, too', async () => {
  at('09:05')
  const params = { orderId: orders[0]!._id }
  const body = { failureReason: 'nobody_there', reason: 'Nobody there' } as const
  await ravi.call(failPickup, { params, body })
  expect(await heardBy(1)).toEqual(NEXT)
})

it('stays out where a phone without a network tells of a stop much later', async () => {
  at('10:00')
  const body = { at: '2025-06-19T09:05:00+05:30', sentAt: '2025-06-19T10:00:00+05:30' }
  await ravi.call(completeStop, { ...stop(orders[0]!), body })
  expect(await heardBy(1)).toEqual([])
})

it('stays out without an order of stops, and without a rider', async () => {
  at('09:05')
  await assign(orders[0]!, null)
  await assign(orders[1]!, null)
  await pickUp(orders[0]!)
  expect(await heardBy(1)).toEqual([])
  await setStart('')
  await pickUp(orders[2]!)
  expect(await heardBy(1)).toEqual([])
})
