/** Sets of bags that riders bring: taken in, missing, and signed for by both. */
// @both-engines
import { beforeEach, expect, it } from 'vitest'
import { confirmSet, listOwnSets, listRiderSets, takeInSet } from '#contract/clothes/rider-sets.ts'
import { readNow } from '#contract/operate/now.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { assignStop, completeStop, undoCompletion } from '#contract/run-sheet/run-sheet.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const owner = await product.person({ preset: 'owner', name: 'Meena' })
const plant = await product.person({ preset: 'plant', name: 'Divya' })
let ravi: SignedIn

beforeEach(async () => {
  await product.startAgain()
  ravi = await product.person({ preset: 'rider', name: 'Ravi' })
})

/** An order whose bags the rider has picked up. */
async function pickedUp(bags: number) {
  const { _id: orderId, number } = await placed(await product.person())
  const params = { orderId, kind: 'pickup' } as const
  await owner.call(assignStop, { params, body: { riderId: ravi.user.id } })
  expect((await ravi.call(completeStop, { params, body: { bags } })).status).toBe(200)
  return { params, number }
}

const setOf = async (rider = ravi) =>
  (await plant.call(listRiderSets, {})).body.find(({ riderId }) => riderId === rider.user.id)
const bagsOf = async () =>
  (await setOf())!.orders.flatMap(({ visitId, left }) =>
    left.map((number) => ({ visitId, number })),
  )
const takeIn = (bags: { visitId: string; number: number }[], seen: number, by = plant) =>
  by.call(takeInSet, { params: { id: ravi.user.id }, body: { seen, bags } })
const ownSets = async (rider = ravi) => (await rider.call(listOwnSets, {})).body
const missingOnNow = async () => (await owner.call(readNow, {})).body.missingBags!

it('lists a rider’s bags by order, and leaves what is missing with the rider until it comes', async () => {
  const before = await missingOnNow()
  const [first, second] = [await pickedUp(3), await pickedUp(1)]
  expect(await setOf()).toMatchObject({
    name: 'Ravi',
    orders: [
      { number: first.number, bags: 3, left: [1, 2, 3], isMissing: false },
      { number: second.number, bags: 1, left: [1], isMissing: false },
    ],
  })
  const all = await bagsOf()
  expect(
    (
      await takeIn(
        all.filter(({ number }) => number !== 2),
        4,
      )
    ).status,
  ).toBe(201)
  expect((await setOf())!.orders).toMatchObject([
    { number: first.number, bags: 3, left: [2], isMissing: true },
  ])
  expect(await missingOnNow()).toBe(before + 1)

  expect((await takeIn(await bagsOf(), 1)).status).toBe(201)
  expect(await setOf()).toBeUndefined()
  expect(await missingOnNow()).toBe(before)
})

it('is signed by the rider once, for what both saw', async () => {
  await pickedUp(2)
  const [one] = await bagsOf()
  await takeIn([one!], 2)
  const [set] = await ownSets()
  expect(set).toMatchObject({ by: 'Divya', orders: 1, bags: 2, taken: 1 })
  const other = await product.person({ preset: 'rider' })
  expect(await ownSets(other)).toEqual([])
  const sign = (by: SignedIn) => by.call(confirmSet, { params: { id: set!._id } })
  expect((await sign(other)).status).toBe(404)
  expect(await sign(ravi)).toMatchObject({ status: 200, body: [] })
  expect((await sign(ravi)).status).toBe(200)
  const signed = await product.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'run.set_signed')
    .where('actor_id', '=', ravi.user.id)
    .execute()
  expect(signed).toHaveLength(1)
})

it('refuses bags that the rider doesn’t have, twice the same set, and the rider’s own hand', async () => {
  await pickedUp(2)
  const bags = await bagsOf()
  const ghost = { visitId: bags[0]!.visitId, number: 3 }
  const refused = await takeIn([ghost], 2)
  expect([refused.status, refused.message]).toEqual([
    409,
    'The rider has 2 bags now. Please look again.',
  ])
  expect((await takeIn(bags, 3)).status).toBe(409)
  expect((await takeIn(bags, 2, ravi)).status).toBe(403)
  const answers = await Promise.all([takeIn(bags, 2), takeIn(bags, 2, owner)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 404]))
})

it('forgets bags of a pickup that was taken back, and of an order that is being washed', async () => {
  const [back, washed] = [await pickedUp(1), await pickedUp(1)]
  const { visitId } = (await setOf())!.orders.find(({ number }) => number === back.number)!
  expect((await ravi.call(undoCompletion, { params: { id: visitId } })).status).toBe(200)
  expect((await setOf())!.orders.map(({ number }) => number)).toEqual([washed.number])
  await owner.call(setOrderStatus, {
    params: { id: washed.params.orderId },
    body: { status: 'washing' },
  })
  expect(await setOf()).toBeUndefined()
})
