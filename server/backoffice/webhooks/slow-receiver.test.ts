// A receiver that never answers delays no other receiver.
import { afterAll, expect, it } from 'vitest'
import { openWebhookReceiver } from '../../testing/stand-ins/webhook-receiver.ts'
import { placed } from '../../testing/order-inputs.ts'
import {
  readDeliveriesOf,
  createTestWebhook,
  PATIENTLY,
  product,
  receiver,
} from './test-webhooks.ts'

const asha = await product.person()
const silent = await openWebhookReceiver()
afterAll(() => silent.close())

it('delivers later messages to others while one receiver is slow', async () => {
  silent.answers.push('never', 'never')
  const hanging = await createTestWebhook({ url: silent.url, types: ['order.placed'] })
  await createTestWebhook({ types: ['order.placed'] })

  await placed(asha)
  await expect.poll(() => silent.received.length, PATIENTLY).toBe(1)
  await placed(asha)
  await expect.poll(() => receiver.received.length, PATIENTLY).toBe(2)

  const tries = (await readDeliveriesOf(hanging)).map(({ state, attempts }) => [
    state,
    attempts.length,
  ])
  expect(tries).toEqual([
    ['waiting', 0],
    ['waiting', 0],
  ])
})
