/** Stores a new order with its places, discounts, payment and event, in one go. */
import { randomBytes } from 'node:crypto'
import { carePreferencesToStore, USUAL_CARE } from '#domain/catalogue/care-preferences.ts'
import type { Quote } from '#domain/catalogue/pricing.ts'
import type { PriceTerms } from '#domain/orders/price-tolerance.ts'
import { orderNumberFrom } from '#domain/orders/record/order-number.ts'
import type { Delivery } from '#domain/slots/delivery-windows.ts'
import { slotIdOfPickup } from '#domain/slots/slot-id.ts'
import { PLACING_PAYMENTS } from '../../../billing/payments/placing-payments.ts'
import { commitWithStatements, awaitStatements, type Tx } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import { addMissingPhone } from '../../../identity/accounts/record/add-missing-phone.ts'
import { requireUnusedPhone } from '../../../identity/phone/customers/require-unused-phone.ts'
import { orderEvent } from '../../../order/order-event.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { nameGarmentsOnOrder } from '../../garments/name-garments-on-order.ts'
import type { OpenDiscounts } from '../pricing/discounts.ts'
import { termsColumns } from '../pricing/price-terms.ts'
import { insertOrder, type NewOrder, newOrderRow } from '../record/insert-order.ts'
import { findOrder, type OwnOrderRow } from '../record/orders-store.ts'
import { keptAdjustments, lineRows, orderSums } from '../record/priced-rows.ts'
import { deliveryColumns, type WrittenDelivery } from './check-delivery.ts'
import type { Offer, Placing } from './check-request.ts'
import { orderLimits } from './order-limits.ts'
import { PICKUPS } from './pickups.ts'
import type { RequestedOrder } from './requested-order.ts'

/** What the steps before decided of an order. */
export interface Decided {
  order: RequestedOrder
  quote: Quote
  terms: PriceTerms
  discounts: OpenDiscounts
  delivery: Delivery
  /** What the message about the order says of its delivery. */
  said: WrittenDelivery
  /** The columns of its payment method. */
  payment: Pick<NewOrder, 'card_id' | 'card_brand' | 'card_last4'>
  /** The number that it gives its customer; null for none. */
  newPhone: string | null
}

/** Whether storing an order reads no answer before the commit. Discounts, garments, payments, hand-ins and full slots do. */
export function isPlain({ order, quote }: Decided): boolean {
  return (
    PLACING_PAYMENTS[order.paymentMethod].record === null &&
    order.wayIn === 'home' &&
    quote.adjustments.length === 0 &&
    (order.garmentIds ?? []).length === 0
  )
}

/** @returns the order as reading it gives */
export async function writeOrder(
  tx: Tx,
  deps: Deps,
  placing: Placing,
  offer: Offer,
  decided: Decided,
  now: Date,
): Promise<OwnOrderRow> {
  const { customer, by, isByStaff } = placing
  const { settings } = offer
  const { order, quote, delivery, discounts, newPhone, said } = decided
  const row = orderRow(placing, offer, decided, now)
  const lines = lineRows(row.id, quote)
  const pickup = PICKUPS[order.wayIn]
  const slot = { pickupDate: order.pickupDate, pickupTime: order.pickupTime }
  const promoCode = discounts.codeUsed(quote)
  const { record } = PLACING_PAYMENTS[order.paymentMethod]
  const garmentIds = order.garmentIds ?? []
  if (newPhone !== null && customer.email === '')
    await requireUnusedPhone(tx, customer.id, newPhone)
  // The phone goes before the order, which shares the lock on its customer's row, and after the discounts:
  // two at once would wait for each other. The order goes before what it takes: a repeated key ends there.
  const sent = [
    newPhone === null ? undefined : addMissingPhone(tx, customer.id, newPhone, now),
    insertOrder(tx, {
      order: row,
      lines,
      by: { id: by.id, actor: isByStaff ? 'staff' : 'customer' },
      limits: orderLimits(deps, settings, customer, by),
    }),
    record?.(tx, row, now),
    discounts.claim(tx, row.id, quote),
    nameGarmentsOnOrder(tx, row, garmentIds),
    pickup.reserve(tx, settings, slot, delivery),
    emit(
      tx,
      deps,
      orderEvent('order.placed', row, by.id, now, {
        ...slot,
        totalPaise: row.counted ? row.total_paise : null,
        ...said,
        ...(promoCode !== null && { promoCode }),
      }),
    ),
  ] as const
  const [, stored, isPaid, , named] = await (isPlain(decided)
    ? commitWithStatements(tx, sent)
    : awaitStatements(sent))
  const isHandedIn = await pickup.handIn?.(tx, deps, row, order, { staff: by, at: now })
  if (isPaid || isHandedIn) return (await findOrder(tx, { kind: 'id', id: row.id }))!
  return newOrderRow(stored, lines, named)
}

/** The order with the columns that each step decided. */
function orderRow(
  { customer, repeat }: Placing,
  { settings, companyId, priceBasis }: Offer,
  { order, quote, terms, delivery, payment }: Decided,
  now: Date,
) {
  return {
    id: newId(now),
    number: orderNumberFrom(randomBytes(5)),
    user_id: customer.id,
    created_at: now,
    idempotency_key: repeat.key,
    request_hash: repeat.requestHash,
    ...requestedColumns(order),
    slot_id: slotIdOfPickup(order),
    ...deliveryColumns(delivery),
    ...payment,
    company_id: companyId,
    price_basis: priceBasis,
    least_kilograms: settings.leastCharge.kilograms,
    ...orderSums(quote),
    adjustments: keptAdjustments(quote),
    ...termsColumns(terms),
  } satisfies NewOrder
}

/** What its customer chose. */
function requestedColumns(order: RequestedOrder) {
  const { toBeCounted, deliveryPreference } = order
  return {
    status: PICKUPS[order.wayIn].status,
    pickup_hand_over: order.pickupHandOver,
    delivery_hand_over: order.deliveryHandOver,
    delivery_preference: deliveryPreference,
    // With any other delivery no day is kept.
    delivery_date: deliveryPreference === 'scheduled' ? (order.deliveryDate ?? null) : null,
    address: order.address,
    address_parts: order.addressParts,
    delivery_address: order.deliveryAddress,
    delivery_address_parts: order.deliveryAddressParts,
    door_name: order.door?.name ?? '',
    door_phone: order.door?.phone ?? '',
    special_instructions: order.specialInstructions ?? '',
    preferences: carePreferencesToStore(order.preferences ?? USUAL_CARE),
    payment_method: order.paymentMethod,
    counted: toBeCounted === undefined,
    bag_services: [...(toBeCounted ?? [])],
    tolerance_chosen: order.tolerance !== undefined,
  }
}
