// The garments on a booked order can change until the pickup.
import { beforeEach, expect, it } from 'vitest'
import { addGarment, listGarments } from '#contract/garments/garments.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { changeOwnBooking } from './test-change-booking.ts'
import { asha, ravi, readOwnOrder, setStatus } from './test-change-order.ts'

let shirt: string
let suit: string
beforeEach(async () => {
  shirt = await added('Shirt')
  suit = await added('Suit')
})

async function added(name: string, owner = asha): Promise<string> {
  return (await owner.call(addGarment, { body: { name, category: 'shirts' } })).body._id
}

async function cleanings() {
  const { body } = await asha.call(listGarments, { params: { userId: asha.user._id } })
  return Object.fromEntries(body.map(({ name, cleanCount }) => [name, cleanCount]))
}

const names = async (order: { _id: string }) =>
  (await readOwnOrder(order)).garments.map(({ name }) => name)

it('changes an order’s garments at the same price, and counts the new ones as cleaned', async () => {
  const order = await placed(asha, { garmentIds: [shirt] })
  const { status, body } = await changeOwnBooking(asha, order, { garmentIds: [suit, suit] })
  expect([status, body.total]).toEqual([200, order.total])
  expect(body.garments).toEqual([{ _id: suit, name: 'Suit' }])
  expect(body.history.at(-1)).toMatchObject({ event: 'changed', label: 'Garments changed' })

  await setStatus(order, 'completed')
  expect(await cleanings()).toEqual({ Shirt: 0, Suit: 1 })
})

it('adds garments to an order without any, and removes them again', async () => {
  const order = await placed(asha)
  await changeOwnBooking(asha, order, { garmentIds: [shirt, suit] })
  expect(await names(order)).toEqual(['Shirt', 'Suit'])
  await changeOwnBooking(asha, order, { garmentIds: [] })
  expect(await names(order)).toEqual([])
  await setStatus(order, 'completed')
  expect(await cleanings()).toEqual({ Shirt: 0, Suit: 0 })
})

it('refuses another customer’s garments, and leaves the order unchanged', async () => {
  const order = await placed(asha, { garmentIds: [shirt] })
  const foreign = await added('Coat', ravi)
  const refused = await changeOwnBooking(asha, order, { garmentIds: [shirt, foreign] })
  expect([refused.status, refused.code]).toEqual([422, 'unknown_garment'])
  expect(await names(order)).toEqual(['Shirt'])
})

it('accepts one of two simultaneous changes of the garments', async () => {
  const order = await placed(asha)
  const wished = { total: order.total, revision: 0 }
  const answers = await Promise.all(
    [[shirt], [suit]].map((garmentIds) => changeOwnBooking(asha, order, { ...wished, garmentIds })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ])
  expect(await names(order)).toHaveLength(1)
})

it('refuses to change the garments once the clothes are picked up', async () => {
  const order = await placed(asha, { garmentIds: [shirt] })
  await setStatus(order, 'picked_up')
  expect((await changeOwnBooking(asha, order, { garmentIds: [suit] })).code).toBe(
    'no_longer_changeable',
  )
  expect(await names(order)).toEqual(['Shirt'])
})
