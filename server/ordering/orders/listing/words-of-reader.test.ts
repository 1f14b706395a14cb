/** An order's items and history are worded for who reads them, in answers that are kept for others too. */
import { expect, it } from 'vitest'
import { listOrders, orderDetails } from '#contract/orders/orders.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { pseudoLanguage, pseudoText } from '#words/testing/pseudo-language.ts'
import { english } from '#words/words.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct({
  languages: [{ ...pseudoLanguage(english), language: 'xx-IN' }],
})
const staff = await product.person({ role: 'admin' })
const asha = await product.person({ name: 'Asha' })
const order = await placed(asha)
await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'washing' } })

async function speak(language: string | null): Promise<void> {
  await product.db.updateTable('users').set({ language }).where('id', '=', asha.user._id).execute()
}

const read = async (who: typeof asha) => {
  const { items, history } = (await who.call(orderDetails, { params: { orderId: order._id } })).body
  return { items, last: history.at(-1)!.label }
}

it('shows an order in its customer’s language to them, and in the laundry’s to staff', async () => {
  const { items } = await read(staff)
  await speak('xx')
  expect(await read(asha)).toEqual({
    items: items.map(pseudoText),
    last: pseudoText(english.statusLabels.washing),
  })
  expect(await read(staff)).toEqual({ items, last: english.statusLabels.washing })
})

it('shows a list of orders in the new language once its customer reads another', async () => {
  const itemsOf = async () =>
    (await asha.call(listOrders, { params: { userId: asha.user._id } })).body[0]!.items
  await speak(null)
  const items = await itemsOf()
  await speak('xx')
  expect(await itemsOf()).toEqual(items.map(pseudoText))
})
