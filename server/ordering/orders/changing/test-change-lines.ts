/** Orders with lines to change, and their customer's notifications, for tests. */
import { beforeAll, beforeEach, expect } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { changeLines, quoteLines, readOrderDetail } from '#contract/orders/order-detail.ts'
import { notifications } from '#contract/messages/notifications.ts'
import type { Order } from '#contract/orders/orders.ts'
import { activeSubscription } from '#contract/club/subscriptions.ts'
import { installRecordingPayments } from '../../../testing/club.ts'
import { type OrderInput, placed } from '../../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'

type Lines = { itemId: string; quantity: number }[]
export type Piece = (quantity: number) => Lines[number]

export const product = await testProduct()
export const staff = await product.person({ role: 'admin', name: 'Meera Nair' })
export let asha: SignedIn
beforeAll(async () => {
  installRecordingPayments(product.deps)
})
beforeEach(async () => {
  await product.startAgain()
  asha = await product.person({ name: 'Asha Rao' })
})

export const REASON = '3 kg turned out to be 4 kg'
export const kilogramLines = (quantity: number): Lines => [{ itemId: 'wash-fold', quantity }]
export const orderParams = (order: { _id: string }) => ({ params: { id: order._id } })

/** An order of Asha's that staff may change as they like: what it may cost without asking her is large. */
export function placeChangeableOrder(fields: Partial<OrderInput> = {}): Promise<Order> {
  return placed(asha, { tolerance: 5000, ...fields })
}

export function previewLines(order: Order, lines: Lines) {
  return staff.call(quoteLines, { ...orderParams(order), body: { lines } })
}

/** Changes the lines as staff do who look first, unless `fields` say otherwise. */
export async function changeOrderLines(
  order: Order,
  lines: Lines,
  fields: { total?: number; revision?: number; reason?: string; agreed?: boolean } = {},
) {
  const seen = (await staff.call(readOrderDetail, orderParams(order))).body
  const { body } = await previewLines(order, lines)
  return staff.call(changeLines, {
    ...orderParams(order),
    body: {
      lines,
      reason: REASON,
      total: body.quote?.total ?? 0,
      revision: seen.revision,
      ...fields,
    },
  })
}

/** Puts an item of the test's own on the price list, or gives it another price. */
export async function setItemPrice(id: string, listPaise: number, isOffered = true): Promise<void> {
  const price = { list_price_paise: listPaise, online_price_paise: null, active: isOffered }
  await product.db
    .insertInto('catalogue_items')
    .values({ id, service: 'ironing', name: id, unit: 'piece', position: 90, ...price })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(price))
    .execute()
  const offered = async () => {
    const { items } = await product.deps.laundry(MAIN_BRANCH).catalogue.current()
    return items.find((item) => item.id === id)?.listPricePaise
  }
  await expect.poll(offered).toBe(isOffered ? listPaise : undefined)
}

export async function readNotificationsOfAsha(): Promise<{ title: string; message: string }[]> {
  const { body } = await asha.call(notifications, {})
  return body.notifications.map(({ title, message }) => ({ title, message }))
}

export async function readAllowanceLeft() {
  const { body } = await asha.call(activeSubscription, { params: { userId: asha.user._id } })
  return body.left
}
