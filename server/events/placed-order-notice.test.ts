/** The event of a placed order, which the first entry of its history announces. */
// @both-engines
import { expect, it } from 'vitest'
import { placed } from '../testing/order-inputs.ts'
import { testProduct } from '../testing/test-product.ts'
import type { HappenedEvent } from '../platform/live.ts'

const product = await testProduct()

it('announces a placed order together with the first entry of its history', async () => {
  const asha = await product.person()
  const heard: HappenedEvent[] = []
  const stop = product.deps.live.on('events', (event) => heard.push(event))
  const order = await placed(asha)
  await expect
    .poll(() => heard)
    .toContainEqual({
      type: 'order.placed',
      subject: { kind: 'order', id: order._id },
      userId: asha.user._id,
      isOwn: true,
    })
  stop()
})
