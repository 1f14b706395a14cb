/** A new order's rows: the order with the columns that each step decided, and its lines. */
import { randomBytes } from 'node:crypto'
import { keptCare, USUAL_CARE } from '#domain/catalogue/care-preferences.ts'
import type { Quote } from '#domain/catalogue/pricing.ts'
import type { PriceTerms } from '#domain/orders/price-tolerance.ts'
import { orderNumberFrom } from '#domain/orders/record/order-number.ts'
import type { Delivery } from '#domain/slots/delivery-windows.ts'
import { storedSlot } from '#domain/slots/slot-id.ts'
import { newId } from '../../../platform/ids.ts'
import { termsColumns } from '../pricing/price-terms.ts'
import type { NewOrder } from '../record/insert-order.ts'
import { keptAdjustments, lineRows, orderSums } from '../record/priced-rows.ts'
import { deliveryColumns } from './check-delivery.ts'
import type { Offer, Placing } from './check-request.ts'
import { PICKUPS } from './pickups.ts'
import type { RequestedOrder } from './requested-order.ts'

/** What is decided of an order before it is stored. */
export interface Decided {
  order: RequestedOrder
  quote: Quote
  terms: PriceTerms
  delivery: Delivery
  /** The columns of its payment method. */
  payment: Partial<NewOrder>
}

export function orderRows(
  { customer, repeat }: Placing,
  { settings, companyId, priceBasis }: Offer,
  { order, quote, terms, delivery, payment }: Decided,
  now: Date,
) {
  const row = {
    id: newId(now),
    number: orderNumberFrom(randomBytes(5)),
    user_id: customer.id,
    created_at: now,
    idempotency_key: repeat.key,
    request_hash: repeat.requestHash,
    ...requestedColumns(order),
    slot_id: storedSlot(order.pickupDate, order.pickupTime, settings.timeZone).id,
    ...deliveryColumns(delivery),
    ...payment,
    company_id: companyId,
    price_basis: priceBasis,
    least_kilograms: settings.leastCharge.kilograms,
    ...orderSums(quote),
    adjustments: keptAdjustments(quote),
    ...termsColumns(terms),
  } satisfies NewOrder
  return { row, lines: lineRows(row.id, quote) }
}

/** What its customer chose. */
function requestedColumns(order: RequestedOrder) {
  const { toBeCounted, deliveryPreference } = order
  return {
    status: PICKUPS[order.pickupHandOver].status,
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
    preferences: keptCare(order.preferences ?? USUAL_CARE),
    payment_method: order.paymentMethod,
    counted: toBeCounted === undefined,
    bag_services: [...(toBeCounted ?? [])],
    tolerance_chosen: order.tolerance !== undefined,
  }
}
