// Stops moved between riders on the board: together, once, and taken back.
// @both-engines
import { beforeEach, expect, it } from 'vitest'
import { moveStops, type StopMove } from '#contract/run-sheet/board.ts'
import { runSheet } from '#contract/run-sheet/run-sheet.ts'
import { suspendColleague } from '#contract/people/staff.ts'
import { placed } from '../../testing/order-inputs.ts'
import { readLastAuditEntry } from '../../testing/read-last-audit-entry.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const DATE = '2025-06-19'
let owner: SignedIn
let ravi: SignedIn
let sunil: SignedIn
let ids: string[]
beforeEach(async () => {
  await product.startAgain()
  owner = await product.person({ role: 'admin' })
  ravi = await product.person({ preset: 'rider', name: 'Ravi' })
  sunil = await product.person({ preset: 'rider', name: 'Sunil' })
  const asha = await product.person()
  ids = []
  for (let each = 0; each < 3; each++)
    ids.push((await placed(asha, { pickupDate: DATE, pickupTime: '3-5 PM' }))._id)
})

const from = (rider: SignedIn | null, to: SignedIn | null, orders = ids): StopMove[] =>
  orders.map((orderId) => ({
    orderId,
    kind: 'pickup',
    from: rider?.user.id ?? null,
    to: to?.user.id ?? null,
  }))

const send = (moves: StopMove[], by = owner) => by.call(moveStops, { body: { moves } })

const countOf = async (rider: SignedIn) =>
  (await rider.call(runSheet, { query: { date: DATE } })).body.stops.length

it('moves stops together, and back again', async () => {
  const there = from(null, ravi)
  expect((await send(there)).body.moved).toEqual(there)
  expect([await countOf(ravi), await countOf(sunil)]).toEqual([3, 0])
  expect(await readLastAuditEntry(product)).toMatchObject({ action: 'order.stop_assigned' })
  const back = from(ravi, null)
  expect((await send(back)).body.moved).toEqual(back)
  expect(await countOf(ravi)).toBe(0)
})

it('leaves a stop that another rider has by now', async () => {
  await send(from(null, sunil, ids.slice(0, 1)))
  expect((await send(from(null, ravi))).body.moved).toEqual(from(null, ravi, ids.slice(1)))
  expect([await countOf(ravi), await countOf(sunil)]).toEqual([2, 1])
})

it('moves each stop once when two people plan at the same time', async () => {
  const answers = await Promise.all([send(from(null, ravi)), send(from(null, sunil).toReversed())])
  expect(answers.flatMap(({ body }) => body.moved)).toHaveLength(3)
  expect((await countOf(ravi)) + (await countOf(sunil))).toBe(3)
})

it('takes a stop of a suspended rider as one without a rider', async () => {
  await send(from(null, ravi))
  await owner.call(suspendColleague, { params: { id: ravi.user.id } })
  expect((await send(from(null, sunil))).body.moved).toHaveLength(3)
  expect(await countOf(sunil)).toBe(3)
})

it('skips an order that is gone, and refuses who doesn’t ride or plan', async () => {
  const gone = '01890000-0000-7000-8000-000000000000'
  expect((await send(from(null, ravi, [gone]))).body.moved).toEqual([])
  const plant = await product.person({ preset: 'plant' })
  expect((await send(from(null, plant))).code).toBe('not_found')
  expect((await send(from(null, ravi), ravi)).code).toBe('forbidden')
  expect((await send([])).code).toBe('invalid_input')
})
