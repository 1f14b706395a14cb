/** Edits an order's addresses, door contact and care requests, by staff. */
import type * as z from 'zod/mini'
import { branchOfOrder } from '#domain/base/branch.ts'
import type { editBooking as call } from '#contract/orders/order-edit.ts'
import {
  changedBooking,
  editRefusalFor,
  type Booking,
  type BookingPart,
  type EditedPart,
} from '#domain/orders/booking-change.ts'
import { handOversFromRow } from '../../../order/hand-overs.ts'
import { lockOrder } from '../../../order/locked-order.ts'
import { orderEvent } from '../../../order/order-event.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Person } from '../../../http/callers/session.ts'
import { requireUser } from '../../../identity/find-user.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import {
  bookingColumns,
  bookingFromRow,
  describeBookingChanges,
  checkNewAddresses,
  omitCounterDeliveryAddress,
} from './booking-fields.ts'
import { countLineChanges, updateOrderBooking } from '../record/lines-store.ts'
import { findOrder, type OrderRow } from '../record/orders-store.ts'

/**
 * Stores what is another than before, by the same rules as when customers change it (change-booking.ts); staff may
 * until the order is over, and the pickup address until it is picked up. The same once more changes nothing and
 * notifies nobody.
 * @throws AppError `order_not_found`, `no_longer_changeable`, `changed_meanwhile` with the booking as it is,
 *   `not_served`, `address_incomplete`
 */
export async function editBookingAsStaff(
  deps: Deps,
  staff: Person,
  id: string,
  { revision, ...input }: z.output<typeof call.body>,
): Promise<OrderRow> {
  const settings = await deps.laundry(branchOfOrder({ id })).settings.current()
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    await lockOrder(tx, id)
    const before = (await findOrder(tx, { kind: 'id', id }))!
    const booked = bookingFromRow(before)
    const { booking, parts } = changedBooking(booked, omitCounterDeliveryAddress(input, before))
    if (parts.length === 0) return
    refuseClosed(before, parts)
    const current = await countLineChanges(tx, id)
    if (current !== revision)
      throw new AppError('changed_meanwhile', say('orderChangedSince'), {
        current: { ...editable(booked), revision: current },
      })
    const customer = await requireUser(tx, before.user_id)
    await checkNewAddresses(tx, settings, customer, booking, parts)
    await updateOrderBooking(tx, before, bookingColumns(booking), {
      by: { id: staff.id, actor: 'staff' },
      reason: null,
      parts,
      changes: describeBookingChanges(deps.staffWords, booked, booking, parts),
      at: now,
    })
    const data = { parts, totalPaise: before.total_paise, lines: null }
    await emit(tx, deps, orderEvent('order.booking_changed', before, staff.id, now, data))
  })
  return (await findOrder(deps.db, { kind: 'id', id }))!
}

function editable({ lines: _lines, garments: _garments, ...rest }: Booking) {
  return rest
}

/** @throws AppError `no_longer_changeable` */
function refuseClosed(order: OrderRow, parts: readonly BookingPart[]): void {
  for (const part of parts) {
    const why = editRefusalFor(part as EditedPart, {
      status: order.status,
      ...handOversFromRow(order),
    })
    if (why !== null) throw new AppError('no_longer_changeable', say('editClosed', { why }))
  }
}
