import { describe, expect, it } from 'vitest'
import { addGarment } from '#contract/garments/garments.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { plantList, plantLive, setPlantStatus } from '#contract/clothes/plant.ts'
import { countIn } from '../../../testing/clothes.ts'
import { openEventStream } from '../../../testing/event-stream.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct()
const owner = await product.person({ role: 'admin' })
const plant = await product.person({ preset: 'plant' })
const rider = await product.person({ preset: 'rider' })
const asha = await product.person({ name: 'Asha Rao', phone: '+91 98450 33333' })

type Status = Parameters<typeof setOrder>[1]
async function setOrder(id: string, status: 'picked_up' | 'ready' | 'cancelled') {
  await owner.call(setOrderStatus, { params: { id }, body: { status } })
}
async function orderAt(status: Status) {
  const lines = [
    { itemId: 'wash-fold', quantity: 3 },
    { itemId: 'ironing-shirt', quantity: 2 },
  ]
  const order = await placed(asha, { specialInstructions: 'Cold wash', lines })
  await setOrder(order._id, status)
  return order
}
const listed = async () => (await plant.call(plantList, {})).body
const move = (id: string, from: 'picked_up' | 'washing' | 'ready', status: typeof from) =>
  plant.call(setPlantStatus, { params: { id }, body: { from, status } })

describe('the plant’s list', () => {
  it('lists the clothes to be done, with their care, without customer or price', async () => {
    await placed(asha)
    const order = await orderAt('picked_up')
    const [only, ...others] = await listed()
    expect(others).toEqual([])
    expect(only).toEqual({
      _id: order._id,
      number: order.number,
      status: 'picked_up',
      name: 'Asha',
      items: order.items,
      pieces: 2,
      careful: [],
      care: ['Cold wash'],
      express: false,
      dueAt: order.estimatedDelivery,
    })
    await setOrder(order._id, 'cancelled')
    expect(await listed()).toEqual([])
  })

  it('lists the garments that may not get every process, with their limits', async () => {
    const garment = async (name: string, never = '') =>
      (await asha.call(addGarment, { body: { name, category: 'shirts', never } })).body._id
    const silk = await garment('Silk shirt', 'bleach,tumble_drying')
    const wool = await garment('Wool shawl', 'hot_iron')
    const garmentIds = [wool, await garment('Old jeans')]
    const order = await placed(asha, { pickupTime: '3-5 PM', garmentIds })
    await setOrder(order._id, 'picked_up')
    await countIn(plant, order, [{ kind: 'bag' }, { kind: 'item', garment: silk }])
    expect((await listed()).find(({ _id }) => _id === order._id)!.careful).toEqual([
      { unit: 2, name: 'Silk shirt', never: ['tumble_drying', 'bleach'] },
      { unit: null, name: 'Wool shawl', never: ['hot_iron'] },
    ])
    await setOrder(order._id, 'cancelled')
  })

  it('refuses staff who don’t work with clothes', async () => {
    for (const person of [asha, rider]) {
      expect((await person.call(plantList, {})).status).toBe(403)
      const step = { from: 'picked_up', status: 'washing' } as const
      const params = { id: crypto.randomUUID() }
      expect((await person.call(setPlantStatus, { params, body: step })).status).toBe(403)
    }
  })
})

describe('the plant', () => {
  it('sets an order to ready once however often a press is sent, and undoes a mistaken press', async () => {
    const { _id } = await orderAt('picked_up')
    for (const [from, status] of [
      ['picked_up', 'washing'],
      ['picked_up', 'washing'],
      ['washing', 'ready'],
      ['ready', 'washing'],
      ['washing', 'ready'],
    ] as const) {
      const { body } = await move(_id, from, status)
      expect([from, status, body.status]).toEqual([from, status, status])
    }
  })

  it('skips an order that a colleague has moved on, and one that isn’t here', async () => {
    const { _id } = await orderAt('ready')
    expect((await move(_id, 'picked_up', 'washing')).code).toBe('no_longer_changeable')
    const waiting = await placed(asha)
    expect((await move(waiting._id, 'picked_up', 'washing')).code).toBe('no_longer_changeable')
    expect((await move(crypto.randomUUID(), 'picked_up', 'washing')).code).toBe('order_not_found')
  })
})

it('tells the plant’s stream that something changed, without order or customer', async () => {
  const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await openEventStream(`${address}${plantLive.path}`, {
    cookie: plant.cookieHeader(),
  })
  await stream.until(({ event }) => event === 'state')
  await orderAt('picked_up')
  const heard = await stream.until(({ event }) => event === 'resync')
  expect(heard.map(({ event, data }) => [event, data])).toEqual([['resync', {}]])
  stream.close()
})
