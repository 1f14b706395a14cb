/** Changes a booked order before pickup, by its customer: items, garments, addresses, instructions, preferences. */
import type * as z from 'zod/mini'
import { branchOfOrder } from '#domain/base/branch.ts'
import type { changeBooking as call } from '#contract/orders/booking-change.ts'
import { changedBooking } from '#domain/orders/booking-change.ts'
import { canCustomerChange } from '#domain/orders/record/order-lifecycle.ts'
import type { Words } from '#words/words.ts'
import { catalogueForBuyer } from '../../../billing/companies/catalogue-for-buyer.ts'
import { requireAccountLimit } from '../../../billing/companies/require-account-limit.ts'
import { refuseUncountedOrder } from '../../../order/refuse-uncounted-order.ts'
import { orderEvent } from '../../../order/order-event.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { LinesChange } from '../../../events/types/ordering.ts'
import type { Person } from '../../../http/callers/session.ts'
import { refuseBlockedCustomer } from '../../../identity/blocks/refuse-blocked-customer.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { replaceGarmentsOnOrder } from '../../garments/name-garments-on-order.ts'
import {
  bookingColumns,
  bookingFromRow,
  describeBookingChanges,
  checkNewAddresses,
  omitCounterDeliveryAddress,
} from './booking-fields.ts'
import { requireSeenVersion } from './require-seen-version.ts'
import { findDiscountsOfOrder } from '../pricing/discounts.ts'
import { updateOrderBooking } from '../record/lines-store.ts'
import { lockOwnOrder } from '../record/own-order.ts'
import { movedPickupRefusal, priceOrderChange } from '../pricing/price-order-change.ts'
import { refuseByRule } from '../pricing/price-selection.ts'
import { priceTermsOfSeenTotal } from '../pricing/price-terms.ts'
import { bookedQuoteView, quoteView } from '../pricing/quote-view.ts'
import { storeChangedLines } from './store-changed-lines.ts'
import { findOrder, type OrderRow } from '../record/orders-store.ts'

/**
 * Stores what is another than before; other lines are priced as when staff change them (change-lines.ts).
 * The same booking once more changes nothing and notifies nobody. A blocked customer may still correct an
 * address, but orders nothing more.
 * @throws AppError for every refusal that the contract lists; then nothing is stored
 */
export async function changeBooking(
  deps: Deps,
  customer: Person,
  id: string,
  input: z.output<typeof call.body>,
): Promise<OrderRow> {
  const laundry = deps.laundry(branchOfOrder({ id }))
  const [offered, settings] = await Promise.all([
    laundry.catalogue.current(),
    laundry.settings.current(),
  ])
  const now = deps.clock()
  if (input.lines) await refuseBlockedCustomer(deps, customer)
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockOwnOrder(tx, customer, id)
    const before = (await findOrder(tx, { kind: 'id', id }))!
    const booked = bookingFromRow(before)
    const { booking, parts } = changedBooking(booked, {
      ...omitCounterDeliveryAddress(input, before),
      garments: input.garmentIds,
    })
    if (parts.length === 0) return
    requireBookedStatus(before.status)
    await checkNewAddresses(tx, settings, customer, booking, parts)
    if (parts.includes('garments')) await replaceGarmentsOnOrder(tx, before, booking.garments)
    const fields = bookingColumns(booking)
    const by = { id: customer.id, actor: 'customer' } as const
    const changes = describeBookingChanges(deps.staffWords, booked, booking, parts)
    const entry = { by, reason: null, parts, changes, at: now }

    let lines: LinesChange | null = null
    if (parts.includes('lines')) {
      refuseUncountedOrder(before)
      const open = await findDiscountsOfOrder(tx, before, { now, lock: true })
      const catalogue = await catalogueForBuyer(tx, offered, before)
      const change = { catalogue, settings, by: 'customer', address: booking.address } as const
      const priced = priceOrderChange(change, before, booking.lines, open.discounts)
      refuseByRule(priced.quote)
      const { totalPaise } = priced.quote
      const view = (words: Words) => quoteView(words, priced.quote)
      await requireSeenVersion(tx, id, input, { totalPaise, view })
      const morePaise = totalPaise - before.total_paise
      if (before.payment_method === 'account' && morePaise > 0)
        await requireAccountLimit(tx, before.company_id!, morePaise, {
          now,
          timeZone: settings.timeZone,
        })
      const order = { locked, before, settings }
      lines = await storeChangedLines(tx, deps, order, priced, open, entry, {
        ...fields,
        ...priceTermsOfSeenTotal(before, totalPaise),
      })
    } else {
      if (parts.includes('address') && before.counted) {
        const catalogue = await catalogueForBuyer(tx, offered, before)
        refuseByRule({ ruleRefusal: movedPickupRefusal(before, catalogue, booking.address) })
      }
      const { total_paise: totalPaise } = before
      await requireSeenVersion(tx, id, input, { totalPaise, view: () => bookedQuoteView(before) })
      await updateOrderBooking(tx, before, fields, entry)
    }
    const data = { parts, totalPaise: lines?.toPaise ?? before.total_paise, lines }
    await emit(tx, deps, orderEvent('order.booking_changed', before, customer.id, now, data))
  })
  return (await findOrder(deps.db, { kind: 'id', id }))!
}

/** @throws AppError `no_longer_changeable` */
export function requireBookedStatus(status: OrderRow['status']): void {
  if (canCustomerChange(status)) return
  const isCancelled = status === 'cancelled'
  throw new AppError('no_longer_changeable', say('bookingClosed', { isCancelled }))
}
