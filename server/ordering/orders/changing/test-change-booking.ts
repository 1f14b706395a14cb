/** A customer's changes to a booked order, based on its current version, for tests. */
import { changeBooking, quoteBooking } from '#contract/orders/booking-change.ts'
import type { InputOf } from '#contract/base/call.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { Client } from '../../../testing/client.ts'
import { orderParams } from './test-change-order.ts'

export type BookingBody = InputOf<typeof changeBooking>['body']
type BookingInput = Partial<BookingBody>

export const OFFICE = '4 Residency Road, Bengaluru 560025'

export const kilogramLines = (quantity: number) => [{ itemId: 'wash-fold', quantity }]

export function previewOwnChange(who: Client, order: Order, lines?: BookingInput['lines']) {
  return who.call(quoteBooking, { ...orderParams(order), body: lines ? { lines } : {} })
}

/** Changes a booking for the total that was shown just before, unless the wish names another. */
export async function changeOwnBooking(who: Client, order: Order, wished: BookingInput) {
  const { status, body } = await previewOwnChange(who, order, wished.lines)
  const shown =
    status === 200
      ? { total: body.quote.total, revision: body.revision }
      : { total: order.total, revision: 0 }
  return who.call(changeBooking, { ...orderParams(order), body: { ...shown, ...wished } })
}
