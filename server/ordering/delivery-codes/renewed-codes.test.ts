// A used code that is renewed: every order of its door has the new one.
// @both-engines
import { expect, it } from 'vitest'
import { sendDeliveryCode } from '#contract/run-sheet/delivery-codes.ts'
import { placed } from '../../testing/order-inputs.ts'
import {
  asha,
  assign,
  codeOf,
  completionsOf,
  deliver,
  outForDelivery,
  product,
  setStatus,
  staff,
  tryCode,
  wrongCode,
} from './test-delivery-codes.ts'

const DELIVERED_AT = '2025-06-20T04:05:00Z'

/** Three orders of one door: the first was delivered with the code, hours before. */
async function leftForLater() {
  const orders = [await outForDelivery(), await outForDelivery(), await outForDelivery()] as const
  for (const order of orders.slice(1)) await assign(order)
  await deliver(orders[0], { code: (await codeOf(orders[0])).code!, at: DELIVERED_AT })
  product.clock.set('2025-06-20T09:30:00Z')
  return orders
}

it('gives all orders of one door the code that was renewed for one of them', async () => {
  const [delivered, second, third] = await leftForLater()
  await staff.call(sendDeliveryCode, { params: { id: second._id } })
  const code = (await codeOf(second)).code!
  expect((await codeOf(third)).code).toBe(code)
  expect((await tryCode(third, code)).status).toBe(200)
  expect((await tryCode(second, wrongCode(code))).message).toBe(
    'That code is wrong. 4 tries are left.',
  )
  for (const order of [second, third]) {
    await deliver(order, { code })
    expect(await completionsOf(order)).toMatchObject([{ proof: 'code' }])
  }
  expect(await completionsOf(delivered)).toMatchObject([{ proof: 'code' }])
})

it('gives an order that was left the code of another that goes out to its door', async () => {
  const [, second, third] = await leftForLater()
  product.clock.set('2025-06-18T06:30:00Z')
  const late = await placed(asha)
  product.clock.set('2025-06-20T09:30:00Z')
  await setStatus(late, 'out_for_delivery')
  const codes = [await codeOf(second), await codeOf(third), await codeOf(late)]
  expect(new Set(codes.map(({ code }) => code)).size).toBe(1)
})

it('keeps the code of an order at another door', async () => {
  const [, second] = await leftForLater()
  const elsewhere = await outForDelivery({ address: '9 MG Road, Bengaluru 560001' })
  const { code } = await codeOf(elsewhere)
  product.clock.set('2025-06-20T09:30:00Z')
  await staff.call(sendDeliveryCode, { params: { id: second._id } })
  expect((await codeOf(elsewhere)).code).toBe(code)
})
