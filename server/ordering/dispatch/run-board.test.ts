// The board, for who plans runs and for who only sees them.
// @both-engines
import { expect, it } from 'vitest'
import { moveStops, readRunBoard } from '#contract/run-sheet/board.ts'
import { riders, runSheet } from '#contract/run-sheet/run-sheet.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()
const DATE = '2025-06-19'
const owner = await product.person({ role: 'admin' })
const counter = await product.person({ preset: 'counter' })
const ravi = await product.person({ preset: 'rider', name: 'Ravi' })
const asha = await product.person()
const { _id: orderId, number } = await placed(asha, { pickupDate: DATE })
const moves = [{ orderId, kind: 'pickup' as const, from: null, to: ravi.user.id }]

it('shows stops of all riders to the counter, who can’t move them', async () => {
  expect((await counter.call(moveStops, { body: { moves } })).code).toBe('forbidden')
  expect((await counter.call(runSheet, {})).code).toBe('forbidden')
  expect((await counter.call(riders, {})).code).toBe('forbidden')
  await owner.call(moveStops, { body: { moves } })
  const { body } = await counter.call(readRunBoard, { query: { date: DATE } })
  expect(body.riders.map(({ name }) => name)).toContain('Ravi')
  expect(body.stops.find((stop) => stop.number === number)).toMatchObject({
    kind: 'pickup',
    rider: { name: 'Ravi' },
  })
  expect(JSON.stringify(body)).not.toMatch(/"phone"|"due"|"total"/)
})

it('is refused to riders, and shown to who is narrowed to planning', async () => {
  expect((await ravi.call(readRunBoard, {})).code).toBe('forbidden')
  const planner = await product.person({ preset: 'manager', permissions: ['run'] })
  expect((await planner.call(readRunBoard, {})).status).toBe(200)
})
