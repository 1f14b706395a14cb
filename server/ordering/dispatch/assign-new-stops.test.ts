// New stops get the rider whom the laundry has set, as they come onto the run.
// @both-engines
import { beforeAll, expect, it } from 'vitest'
import { readRunBoard } from '#contract/run-sheet/board.ts'
import { readNewStopRules } from '#contract/run-sheet/new-stops.ts'
import { completeStop, riders } from '#contract/run-sheet/run-sheet.ts'
import { suspendColleague } from '#contract/people/staff.ts'
import { settingChangeCall, settingReadCall } from '#contract/settings/setting-calls.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const DATE = '2025-06-19'
const HERE = '560001'
const owner = await product.person({ role: 'admin', name: 'Meena' })
const counter = await product.person({ preset: 'counter' })
let ravi: SignedIn
let suresh: SignedIn

beforeAll(async () => {
  ravi = await product.person({ preset: 'rider', name: 'Ravi' })
  suresh = await product.person({ preset: 'rider', name: 'Suresh' })
})

async function setNewStops(values: {
  takesAll?: string
  areas?: { riderId: string; pins: string[] }[]
}) {
  const { body: saved } = await owner.call(settingReadCall('newStops'), {})
  return owner.call(settingChangeCall('newStops'), {
    body: { takesAll: '', areas: [], ...values, version: saved.version },
  })
}

async function ridersOfBoard() {
  await product.deps.events.settled()
  const { body } = await owner.call(readRunBoard, { query: { date: DATE } })
  return new Map(body.stops.map(({ number, rider }) => [number, rider?.name ?? null]))
}

let doors = 0

async function place() {
  doors += 1
  const address = `${doors} Church Street, Bengaluru ${HERE}`
  return placed(await product.person(), { pickupDate: DATE, address })
}

it('leaves new stops to nobody until the laundry sets a rider', async () => {
  const { number } = await place()
  expect((await ridersOfBoard()).get(number)).toBeNull()
})

it('gives each new pickup to who takes all, and says so', async () => {
  await setNewStops({ takesAll: ravi.user.id })
  const { number } = await place()
  expect((await ridersOfBoard()).get(number)).toBe('Ravi')
  const { body } = await counter.call(readNewStopRules, {})
  expect(body).toMatchObject({ takesAll: { name: 'Ravi' }, areas: [], gone: [] })
  expect(body.planners).toEqual([owner.user.id])
})

it('takes a manager who marks stops at the desk for one who only plans', async () => {
  const { _id: orderId } = await place()
  const params = { orderId, kind: 'pickup' as const }
  expect((await owner.call(completeStop, { params, body: {} })).status).toBe(200)
  expect((await counter.call(readNewStopRules, {})).body.planners).toEqual([owner.user.id])
})

it('shares an area’s stops among its riders before who takes all', async () => {
  const areas = [ravi, suresh].map(({ user }) => ({ riderId: user.id, pins: [HERE] }))
  await setNewStops({ takesAll: owner.user.id, areas })
  const orders = []
  for (let count = 0; count < 5; count += 1) orders.push(await place())
  const board = await ridersOfBoard()
  const names = orders.map(({ number }) => board.get(number))
  const countOf = (name: string) => names.filter((each) => each === name).length
  // Ravi has two stops of the slot; one is done and counts no more.
  expect([countOf('Ravi'), countOf('Suresh')]).toEqual([2, 3])
})

it('gives a delivery to its rider once the order is ready', async () => {
  await setNewStops({ takesAll: suresh.user.id })
  const { _id: id, number } = await place()
  await setNewStops({ takesAll: ravi.user.id })
  for (const status of ['picked_up', 'washing', 'ready'] as const)
    await owner.call(setOrderStatus, { params: { id }, body: { status } })
  await product.deps.events.settled()
  const all = await Promise.all(
    ['2025-06-20', '2025-06-21', '2025-06-22'].map((date) =>
      owner.call(readRunBoard, { query: { date } }),
    ),
  )
  const stops = all.flatMap(({ body }) => body.stops)
  expect(stops.find((stop) => stop.number === number)).toMatchObject({
    kind: 'delivery',
    rider: { name: 'Ravi' },
  })
})

it('gives stops of a suspended rider to nobody, and names that rider', async () => {
  await setNewStops({ takesAll: ravi.user.id })
  await owner.call(suspendColleague, { params: { id: ravi.user.id } })
  const { number } = await place()
  expect((await ridersOfBoard()).get(number)).toBeNull()
  expect((await counter.call(readNewStopRules, {})).body).toMatchObject({
    takesAll: null,
    gone: ['Ravi'],
  })
  expect((await owner.call(riders, {})).body.map(({ name }) => name)).not.toContain('Ravi')
})

it('is set only by who plans the run, for PIN codes that are served', async () => {
  expect((await counter.call(settingReadCall('newStops'), {})).code).toBe('forbidden')
  const refused = await setNewStops({ areas: [{ riderId: suresh.user.id, pins: ['56'] }] })
  expect(refused.body).toMatchObject({
    message: 'A PIN code has six digits, the first of them not 0.',
  })
})
