/** Previews a booked order's cost with other lines, for its customer. */
import type { BookingQuote } from '#contract/orders/booking-change.ts'
import { areLinesEqual } from '#domain/orders/changed-lines.ts'
import { isRecordOwner } from '#domain/people/permissions.ts'
import { toRupees } from '#domain/base/money.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import { windowOfSlotId } from '#domain/slots/slot-id.ts'
import type { Words } from '#words/words.ts'
import { refuseUncountedOrder } from '../../../order/refuse-uncounted-order.ts'
import { orderNotFound } from '../../../http/answers/not-found.ts'
import type { Person } from '../../../http/callers/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { requireBookedStatus } from './change-booking.ts'
import { countLineChanges } from '../record/lines-store.ts'
import { previewOrderChange } from './preview-order-change.ts'
import { orderedLinesOf } from '../pricing/price-order-change.ts'
import { bookedQuoteView, changeQuoteView } from '../pricing/quote-view.ts'
import { readOrder } from '../record/read-order.ts'

/**
 * Prices exactly as `changeBooking` will, as long as nothing else changes in the meantime. The lines that
 * it has, or none, cost what they cost.
 * @throws AppError `order_not_found` (also for another customer's), `no_longer_changeable` and the
 *   refusals of a selection
 */
export async function previewBookingChange(
  deps: Pick<Deps, 'db' | 'laundry' | 'clock'>,
  { person: customer, words }: { person: Person; words: Words },
  id: string,
  lines: readonly OrderLine[] | undefined,
): Promise<BookingQuote> {
  const before = await readOrder(deps.db, id)
  if (!isRecordOwner(customer, before.user_id)) throw orderNotFound()
  requireBookedStatus(before.status)
  const revision = await countLineChanges(deps.db, before.id)
  if (lines && !areLinesEqual(orderedLinesOf(before), lines)) {
    refuseUncountedOrder(before)
    const change = await previewOrderChange(deps, before.id, lines, 'customer')
    return { ...changeQuoteView(words, change), revision }
  }
  const estimatedDelivery = before.estimated_delivery_at.toISOString()
  return {
    quote: bookedQuoteView(before),
    oldTotal: toRupees(before.total_paise),
    losesExpress: false,
    oldEstimatedDelivery: estimatedDelivery,
    estimatedDelivery,
    deliveryWindow: windowOfSlotId(before.delivery_slot_id),
    revision,
  }
}
