// Live updates about clothes changing hands: for followers of the order, and for everyone at the plant.
import { expect, it } from 'vitest'
import { addFoundThing, putAsideFoundThing } from '#contract/clothes/found-things.ts'
import { readOrderDetail, orderDetailLive } from '#contract/orders/order-detail.ts'
import { orderLive } from '#contract/orders/orders.ts'
import { plantLive } from '#contract/clothes/plant.ts'
import { addressOf } from '../../testing/client.ts'
import { openEventStream } from '../../testing/event-stream.ts'
import {
  owner,
  packOrder,
  orderAtPlant,
  plant,
  product,
  countInOrder,
} from './testing/test-custody.ts'

const address = await product.app.listen({ port: 0, host: '127.0.0.1' })

it('tells browsers showing an order or the plant’s list to reload, without saying why', async () => {
  const [order, other] = [await orderAtPlant(), await orderAtPlant()]
  const follow = (path: string, headers = {}) => openEventStream(`${address}${path}`, headers)
  const streams = await Promise.all([
    // A visitor with the address.
    follow(addressOf(orderLive, { params: { orderId: order._id } })),
    follow(addressOf(orderDetailLive, { params: { id: order._id } }), {
      cookie: owner.cookieHeader(),
    }),
    follow(plantLive.path, { cookie: plant.cookieHeader() }),
  ])
  for (const stream of streams) await stream.until(({ event }) => event === 'state')

  await countInOrder(order)
  const [visitor, staff, atPlant] = await Promise.all(streams.map((stream) => stream.next()))
  expect(visitor).toMatchObject({ event: 'resync', data: {} })
  expect(staff).toMatchObject({ event: 'change', data: { orderId: order._id } })
  expect(atPlant).toMatchObject({ event: 'resync', data: {} })

  // Another order's is heard at the plant alone.
  await countInOrder(other)
  await packOrder(order, { units: [1] })
  expect(await streams[1].next()).toMatchObject({ data: { orderId: order._id } })
  streams.forEach((stream) => stream.close())
  expect((await owner.call(readOrderDetail, { params: { id: order._id } })).status).toBe(200)
})

it('notifies the plant of a found thing without a tag, although it has no order', async () => {
  const cookie = plant.cookieHeader()
  const stream = await openEventStream(`${address}${plantLive.path}`, { cookie })
  await stream.until(({ event }) => event === 'state')
  const kept = await owner.call(addFoundThing, { body: { what: 'Sock', where: 'Floor' } })
  expect(kept.status).toBe(201)
  expect(await stream.next()).toMatchObject({ event: 'resync', data: {} })
  const params = { id: kept.body[0]!._id }
  await owner.call(putAsideFoundThing, { params })
  expect(await stream.next()).toMatchObject({ event: 'resync', data: {} })
  stream.close()
})
