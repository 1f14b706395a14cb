/** Orders in API answers: for the customer, for staff, and for followers. */
import type { Order, StaffOrder, TrackedOrder } from '#contract/orders/orders.ts'
import type { CountLevels } from '#domain/orders/count-levels.ts'
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import { toRupees } from '#domain/base/money.ts'
import { canCustomerChange } from '#domain/orders/record/order-lifecycle.ts'
import { pickupOfSlotId, windowOfSlotId } from '#domain/slots/slot-id.ts'
import type { Words } from '#words/words.ts'
import { creditNoteView } from '../../../billing/invoices/select-credit-notes-of-orders.ts'
import { leastChargeOf } from '../../../order/least-charge-of.ts'
import { orderMoneyView } from '../../../order/select-order-money.ts'
import { uncountedView, orderItemTexts } from '../../../order/order-item-texts.ts'
import { pendingCountView } from '../../clothes/record/counting-of-orders.ts'
import { countedInClothesView } from '../../clothes/record/counted-in.ts'
import { bagsTakenInView } from '../../clothes/record/handed-in.ts'
import { doorContactFromRow } from '../record/door-contact-from-row.ts'
import { handOversFromRow } from '../../../order/hand-overs.ts'
import { adjustmentView, bookedLineView, feesView, leastChargeView } from '../pricing/quote-view.ts'
import type { OrderRow, OwnOrderRow } from '../record/orders-store.ts'

type HistoryRow = OrderRow['history'][number]

/** What an entry says of the pickup when it is about something else. */
const NO_PICKUP = { pickupDate: null, pickupTime: null }

/** What anyone with the id or number sees. */
export function trackedOrderView(words: Words, row: OwnOrderRow): TrackedOrder {
  return {
    _id: row.id,
    number: row.number,
    status: row.status,
    ...pickupOfSlotId(row.slot_id),
    ...handOversFromRow(row),
    deliveryPreference: row.delivery_preference,
    deliveryDate: row.delivery_date,
    estimatedDelivery: row.estimated_delivery_at.toISOString(),
    deliveryWindow: windowOfSlotId(row.delivery_slot_id),
    items: orderItemTexts(words, row),
    ...uncountedView(row),
    ...bagsTakenInView(row.handed_in),
    ...countedInClothesView(row.counted_in),
    history: standingHistory(row).map((entry) => trackedEntry(words, entry, handOversFromRow(row))),
    createdAt: row.created_at.toISOString(),
  }
}

export function ownOrderView(words: Words, row: OwnOrderRow): Order {
  return { ...wholeOrder(words, row, false), userId: row.user_id }
}

/**
 * @param beside.now decides what can still be taken back
 * @param beside.countLevels decide what is to be counted in
 */
export function staffOrderView(
  words: Words,
  row: OrderRow,
  { now, countLevels }: { now: Date; countLevels: CountLevels },
): StaffOrder {
  return {
    ...wholeOrder(words, row, true),
    userId: {
      _id: row.user_id,
      name: row.customer_name,
      email: row.customer_email,
      phone: row.customer_phone,
    },
    bags: row.bags,
    gramsIn: row.grams_in,
    spot: row.spot,
    ...pendingCountView(countLevels, row),
    undo: undoableStatusChangeView(row, now),
  }
}

/** The order's last change of status, as long as it can be taken back. */
export function undoableStatusChangeView(row: OrderRow, now: Date): StaffOrder['undo'] {
  const last = standingHistory(row).findLast(({ event }) => event === 'status')
  const until = last?.waits_until ? new Date(last.waits_until) : null
  if (!last || until === null || until <= now) return null
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  return { change: String(last.id), until: until.toISOString(), seconds }
}

/** What was taken back, and that it was, is left out: it never was. */
function standingHistory({ history }: Pick<OrderRow, 'history'>): HistoryRow[] {
  const back = takenBackEntries(history)
  return history.filter(({ id, takes_back }) => takes_back === null && !back.has(id))
}

/** The entries of a history that others take back. */
export function takenBackEntries(history: readonly HistoryRow[]): ReadonlySet<number | string> {
  return new Set(history.flatMap(({ takes_back }) => (takes_back === null ? [] : [takes_back])))
}

/** An entry of an order's history for anyone who sees the order's price. */
export function historyEntryView(
  words: Words,
  entry: HistoryRow,
  handOvers: HandOvers,
): Order['history'][number] {
  return {
    ...trackedEntry(words, entry, handOvers),
    reason: entry.reason,
    fromTotal: entry.from_paise === null ? null : toRupees(entry.from_paise),
    toTotal: entry.to_paise === null ? null : toRupees(entry.to_paise),
  }
}

function trackedEntry(
  words: Words,
  entry: HistoryRow,
  handOvers: HandOvers,
): TrackedOrder['history'][number] {
  const { event, status } = entry
  return {
    event,
    status,
    label: labelOf(words, entry, handOvers),
    at: new Date(entry.at).toISOString(),
    by: entry.actor,
    ...movedTo(entry),
  }
}

function labelOf(
  words: Words,
  { event, status, changed_parts: parts }: HistoryRow,
  handOvers: HandOvers,
): string {
  if (event === 'placed' || event === 'status') return words.statusLabel(status, handOvers)
  return event === 'visit_failed'
    ? words.orderEvents.visit_failed(status)
    : words.orderEvents[event](parts)
}

/** The pickup or the window of delivery that an entry is about. */
function movedTo({ event, slot_id }: HistoryRow) {
  if (slot_id === null) return NO_PICKUP
  if (event !== 'delivery_moved') return pickupOfSlotId(slot_id)
  return { ...NO_PICKUP, deliveryWindow: windowOfSlotId(slot_id) }
}

/** What it may cost without asking; nothing of orders from before. */
function termsView({ counted, agreed_paise, tolerance_paise, tolerance_chosen }: OwnOrderRow) {
  if (counted && agreed_paise === null) return {}
  const inRupees = (paise: number | null) => (paise === null ? null : toRupees(paise))
  return {
    priceTerms: {
      agreed: inRupees(agreed_paise),
      tolerance: inRupees(tolerance_paise),
      isChosen: tolerance_chosen,
    },
  }
}

/** The orders that were one with it. */
function splitView({ first_part, other_parts }: OwnOrderRow) {
  const linkTo = ({ id, number }: { id: string; number: string }) => ({ _id: id, number })
  return {
    ...(first_part && { splitFrom: linkTo(first_part) }),
    ...(other_parts.length > 0 && { splitInto: other_parts.map(linkTo) }),
  }
}

/** That of an order which isn't completed any more stays with it, and is seen when it is again. */
function ratingView({ status, rating, rating_comment, rating_quotable }: OwnOrderRow) {
  const stands = status === 'completed'
  return {
    rating: stands ? rating : null,
    ratingComment: stands ? rating_comment : null,
    ratingQuotable: stands && rating_quotable,
  }
}

function wholeOrder(words: Words, row: OwnOrderRow, forStaff: boolean): Omit<Order, 'userId'> {
  return {
    ...trackedOrderView(words, row),
    history: standingHistory(row).map((entry) =>
      historyEntryView(words, entry, handOversFromRow(row)),
    ),
    address: row.address,
    deliveryAddress: row.delivery_address,
    addressParts: row.address_parts,
    deliveryAddressParts: row.delivery_address_parts,
    door: doorContactFromRow(row),
    specialInstructions: row.special_instructions,
    preferences: row.preferences,
    paymentMethod: row.payment_method,
    priceBasis: row.price_basis,
    ...orderMoneyView(row, forStaff),
    hasCreditNote: row.credit_notes.length > 0,
    creditNotes: row.credit_notes.map(creditNoteView),
    lines: row.lines.map(bookedLineView),
    ...leastChargeView(leastChargeOf(row)),
    expressFee: toRupees(row.express_fee_paise),
    ...feesView(row.fees_paise),
    covered: toRupees(row.covered_paise),
    discount: toRupees(row.discount_paise),
    adjustments: row.adjustments.map(adjustmentView),
    total: toRupees(row.total_paise),
    ...termsView(row),
    ...splitView(row),
    ...(row.asked_until && { askedUntil: row.asked_until.toISOString() }),
    listTotal: toRupees(row.list_paise),
    ...ratingView(row),
    garments: row.garments.map(({ id, name }) => ({ _id: id, name })),
    changeable: canCustomerChange(row.status),
  }
}
