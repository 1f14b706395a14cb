/** A new order's rows. */
import { randomBytes } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { placeOrder as call } from '#contract/orders/orders.ts'
import { USUAL_CARE, keptCare } from '#domain/catalogue/care-preferences.ts'
import type { Delivery } from '#domain/slots/delivery-windows.ts'
import type { HandOver } from '#domain/orders/record/hand-over.ts'
import { fromRupees } from '#domain/base/money.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { orderNumberFrom } from '#domain/orders/record/order-number.ts'
import type { PriceBasis } from '#domain/catalogue/price-basis.ts'
import { agreedTo, bagTerms } from '#domain/orders/price-tolerance.ts'
import type { Quote } from '#domain/catalogue/pricing.ts'
import { storedSlot } from '#domain/slots/slot-id.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { OrderHistoryTable, OrderLinesTable } from '../../../database/tables.ts'
import type { Person } from '../../../http/callers/session.ts'
import type { HandOverColumns } from '../../../order/hand-overs.ts'
import { newId } from '../../../platform/ids.ts'
import type { NewOrder } from '../record/insert-order.ts'
import { keptAdjustments, lineRows, orderSums } from '../record/priced-rows.ts'
import { deliveryColumns } from './check-delivery.ts'

/** What an order is placed with: by staff, clothes may change hands at the counter. */
export type OrderInput = z.output<typeof call.body> & {
  pickupHandOver?: HandOver
  deliveryHandOver?: HandOver
  /** Brought to the counter, and what they weigh together, in grams. */
  bags?: number | undefined
  grams?: number | undefined
}

export interface OrderRows {
  order: NewOrder & HandOverColumns & { status: OrderStatus }
  lines: Selectable<OrderLinesTable>[]
  placed: Insertable<OrderHistoryTable> & { slot_id: string; at: Date }
}

/**
 * @param who whose order it is, who places it, and the saved card it is paid with
 * @param repeat what a repeated request is recognised by
 */
export function orderRows(
  settings: BusinessSettings,
  who: {
    customerId: string
    /** At whose prices; null for everybody's. */
    companyId: string | null
    by: Person
    card: { id: string; brand: string; last4: string } | null
    priceBasis: PriceBasis
  },
  input: OrderInput,
  quote: Quote,
  delivery: Delivery,
  repeat: { key: string | null; requestHash: string | null },
  now: Date,
): OrderRows {
  const order: OrderRows['order'] = {
    id: newId(now),
    number: orderNumberFrom(randomBytes(5)),
    user_id: who.customerId,
    status: input.pickupHandOver === 'counter' ? 'picked_up' : 'pickup_scheduled',
    slot_id: storedSlot(input.pickupDate, input.pickupTime, settings.timeZone).id,
    ...deliveryColumns(delivery),
    pickup_hand_over: input.pickupHandOver ?? 'home',
    delivery_hand_over: input.deliveryHandOver ?? 'home',
    ...addressesOf(input),
    door_name: input.door?.name ?? '',
    door_phone: input.door?.phone ?? '',
    delivery_preference: input.deliveryPreference ?? 'standard',
    delivery_date: deliveryDateOf(input),
    payment_method: input.paymentMethod ?? 'cash',
    company_id: who.companyId,
    special_instructions: input.specialInstructions ?? '',
    preferences: keptCare(input.preferences ?? USUAL_CARE),
    card_id: who.card?.id ?? null,
    card_brand: who.card?.brand ?? null,
    card_last4: who.card?.last4 ?? null,
    ...orderSums(quote),
    ...termsOf(input, quote),
    counted: input.toBeCounted === undefined,
    bag_services: [...(input.toBeCounted ?? [])],
    least_kilograms: settings.leastCharge.kilograms,
    price_basis: who.priceBasis,
    adjustments: keptAdjustments(quote),
    idempotency_key: repeat.key,
    request_hash: repeat.requestHash,
    created_at: now,
  }
  return {
    order,
    lines: lineRows(order.id, quote),
    placed: {
      order_id: order.id,
      event: 'placed',
      status: order.status,
      slot_id: order.slot_id,
      actor_id: who.by.id,
      actor: who.by.id === who.customerId ? 'customer' : 'staff',
      at: now,
    },
  }
}

/** Both addresses; without one of its own, a delivery goes to where the pickup was. The counter has none. */
function addressesOf(input: OrderInput) {
  const { address, deliveryAddress, addressParts, deliveryAddressParts } = input
  const isElsewhere = Boolean(deliveryAddress) && deliveryAddress !== address
  const isBrought = input.pickupHandOver === 'counter'
  const isCollected = input.deliveryHandOver === 'counter'
  return {
    address: isBrought ? '' : address,
    delivery_address: isCollected ? '' : deliveryAddress || address,
    address_parts: (isBrought ? null : addressParts) ?? null,
    delivery_address_parts: isCollected
      ? null
      : ((isElsewhere ? deliveryAddressParts : addressParts) ?? null),
  }
}

/** The day that a scheduled delivery was asked for; with any other delivery none is kept. */
function deliveryDateOf({ deliveryPreference, deliveryDate }: OrderInput): string | null {
  return deliveryPreference === 'scheduled' ? (deliveryDate ?? null) : null
}

/** What its customer agrees to by placing it. */
export function termsOf(
  { toBeCounted, mostWithoutAsking, tolerance }: OrderInput,
  { totalPaise }: Quote,
) {
  const chosen = tolerance === undefined ? null : fromRupees(tolerance)
  const most = mostWithoutAsking === undefined ? null : fromRupees(mostWithoutAsking)
  const terms = toBeCounted ? bagTerms(most, chosen) : agreedTo(totalPaise, chosen)
  return {
    agreed_paise: terms.agreedPaise,
    tolerance_paise: terms.tolerancePaise,
    tolerance_chosen: chosen !== null,
    asked_until: null,
  }
}
