import { expect, it } from 'vitest'
import { adminLive } from '#contract/audit/activity.ts'
import { live } from '#contract/messages/notifications.ts'
import { orderLive } from '#contract/orders/orders.ts'
import { addressOf } from './testing/client.ts'
import { openEventStream } from './testing/event-stream.ts'
import { openTestProduct } from './testing/test-product.ts'
import { placed } from './testing/order-inputs.ts'

it('opens live streams before any order exists, and ends them when the server closes', async () => {
  const product = await openTestProduct()
  const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
  const [asha, staff] = [await product.person(), await product.person({ role: 'admin' })]

  const streams = [
    await openEventStream(`${address}${addressOf(live, {})}`, { cookie: asha.cookieHeader() }),
    await openEventStream(`${address}${addressOf(adminLive, {})}`, {
      cookie: staff.cookieHeader(),
    }),
  ]
  const order = await placed(asha)
  streams.push(
    await openEventStream(`${address}${addressOf(orderLive, { params: { orderId: order._id } })}`),
  )
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200])

  await product.close()

  await Promise.all(streams.map(({ ended }) => ended))
})
