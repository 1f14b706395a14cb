// The external record of one order: its mails and invoice state the last hash of its chain.
import { expect, it } from 'vitest'
import { skipCount } from '#contract/clothes/count-skips.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { english } from '#words/words.ts'
import type { MessagePart } from '../../database/own-types.ts'
import { orderMailDetails } from '../orders/messages/order-mail.ts'
import {
  readCustodyOf,
  owner,
  packOrder,
  orderParams,
  orderAtPlant,
  plant,
  product,
  countInOrder,
  setStatus,
} from './testing/test-custody.ts'

/** What the order's mails hold below their words, as they would leave now. */
async function belowMails(order: { number: string }) {
  const details = orderMailDetails(product.deps)
  const part = (kind: string, params: object): MessagePart => ({
    kind,
    params: { number: order.number, ...params },
  })
  return Promise.all(
    [
      part('order.status_set', { status: 'ready', reason: null }),
      part('order.moved', {}),
      part('order.payment_received', { amountPaise: 100, method: 'cash' }),
    ].map(
      async (each) =>
        (await details([each], english))?.notes.map(({ text }) => text).join('\n') ?? '',
    ),
  )
}

it('C16: puts the current end of its chain in each mail about an order', async () => {
  const order = await orderAtPlant()
  await plant.call(skipCount, { ...orderParams(order), body: {} })
  for (const text of await belowMails(order)) expect(text).not.toContain('hand-over')
  await countInOrder(order)
  const { head } = await readCustodyOf(order)
  for (const text of await belowMails(order))
    expect(text).toContain(`The last hand-over of your clothes is recorded as ${head}.`)
  await packOrder(order, { units: [1, 2] })
  const later = (await readCustodyOf(order)).head
  expect(later).not.toBe(head)
  for (const text of await belowMails(order)) expect(text).toContain(`as ${later}.`)
})

it('C16: prints the end of the chain on the invoice, or none for an order that was not counted in', async () => {
  const [order, uncounted] = [await orderAtPlant(), await orderAtPlant()]
  await countInOrder(order)
  await packOrder(order, { units: [1, 2] })
  const facts = async (of: { _id: string }) => {
    await setStatus(of, 'completed')
    const { content } = await product.db
      .selectFrom('invoices')
      .select('content')
      .where('order_id', '=', of._id)
      .executeTakeFirstOrThrow()
    return content.facts
  }
  const printed = await facts(order)
  expect(printed).toContainEqual({
    name: 'Last hand-over',
    value: (await readCustodyOf(order)).head,
  })
  expect((await facts(uncounted)).map(({ name }) => name)).toEqual(['Ordered', 'Picked up'])
})

it('C16: prints the current end of the chain on the slip with the clothes', async () => {
  const [order, uncounted] = [await orderAtPlant(), await orderAtPlant()]
  const onSlip = async (of: { _id: string }) =>
    (await owner.call(readOrderDetail, orderParams(of))).body.lastHandOver
  await countInOrder(order)
  const { head } = await readCustodyOf(order)
  expect(head).toHaveLength(12)
  expect(await onSlip(order)).toBe(head)
  await packOrder(order, { units: [1, 2] })
  expect(await onSlip(order)).toBe((await readCustodyOf(order)).head)
  expect(await onSlip(uncounted)).toBeNull()
})
