/** An order's price with other lines, and the deadline for changing them. */
import type { Catalogue } from '#domain/settings/catalogue-values.ts'
import type { Discount } from '#domain/discounts/adjustments.ts'
import type { RuledOrder } from '#domain/orders/rules/order-rule.ts'
import { checkOrderRules, type RuleRefusal } from '#domain/orders/rules/order-rules.ts'
import { quoteChangedLines, type OrderedLine } from '#domain/orders/changed-lines.ts'
import { findNonExpressPieces, type SlowPieces } from '#domain/slots/express.ts'
import { isFinalStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { DeliveryPreference } from '#domain/orders/record/order-choices.ts'
import type { OrderLine, Quote } from '#domain/catalogue/pricing.ts'
import { deliveryAfterChange, type Delivery } from '#domain/slots/delivery-windows.ts'
import type { PromisedOrder } from '#domain/slots/promise.ts'
import { pickupOfSlotId, windowOfSlotId } from '#domain/slots/slot-id.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { OrderRow } from '../record/orders-store.ts'
import { pickupPinOf, type PricingContext } from './price-selection.ts'

/**
 * Lines can be changed until the order is completed or cancelled, and again once staff take it back
 * from there: then no invoice of it stands.
 */
export function areLinesChangeable(order: Pick<OrderRow, 'status' | 'completed_at'>): boolean {
  return !isFinalStatus(order.status) && order.completed_at === null
}

/** What a change is priced from, and who makes it. */
export interface ChangeContext extends Pick<PricingContext, 'catalogue' | 'settings'> {
  /** Staff weigh, so that kilograms may have tenths, and change what an order turns out to be: no rule refuses that. */
  by: 'customer' | 'staff'
  /** The pickup's address where the change moves it. */
  address?: string
}

export interface PricedChange {
  quote: Quote
  /** What the promise rests on then. */
  order: PromisedOrder
  /** When the clothes would be back: dry cleaning that comes in, or goes out, moves it. */
  back: Delivery
  delivery: DeliveryPreference
  /** Why an express order becomes a standard one, to its customer; null when it doesn't. */
  expressLost: SlowPieces | null
}

/**
 * The quote of new lines, by the rules of domain/orders/changed-lines.ts. Of an order without lines yet, all of it is today's. Pieces that take longer than a day
 * make an express order a standard one, without the fee.
 * The least charge stays the one of the order; other rules hold for what its customer changes.
 * @param discounts what the order has already that takes something off, or could have
 * @param proposed items that its customer was shown at a price, which they keep
 * @throws AppError `no_longer_changeable` and the refusals of a selection
 */
export function priceOrderChange(
  { catalogue, settings, by, address }: ChangeContext,
  order: OrderRow,
  lines: readonly OrderLine[],
  discounts: readonly Discount[],
  proposed: readonly OrderedLine[] = [],
): PricedChange {
  if (!areLinesChangeable(order))
    throw new AppError(
      'no_longer_changeable',
      say(order.status === 'cancelled' ? 'cancelledNoChange' : 'completedNoChange'),
    )
  const had = orderedLinesOf(order)
  const hadIds = new Set(had.map(({ itemId }) => itemId))
  const priced = (delivery: DeliveryPreference): Quote => {
    const quoted = quoteChangedLines({
      ordered: [...had, ...proposed.filter(({ itemId }) => !hadIds.has(itemId))],
      lines,
      isWeighed: () => by === 'staff',
      catalogue: catalogue.items,
      delivery,
      expressFeePaise: order.counted
        ? order.express_fee_paise
        : catalogue.settings.expressFee.expressFeePaise,
      feesPaise: order.fees_paise,
      rules: {
        ...(by === 'customer' && catalogue.settings),
        leastCharge: { kilograms: order.least_kilograms },
      },
      before: ruledOrder(order),
      pickupPin: pickupPinOf(order.pickup_hand_over, address ?? order.address),
      limits: settings.limits,
      phone: settings.phone,
      discounts,
    })
    if (!quoted.ok) throw new AppError(quoted.error.code, quoted.error)
    return quoted.value
  }
  const asOrdered = priced(order.delivery_preference)
  const isExpress =
    order.delivery_preference === 'express' && findNonExpressPieces(order.lines) === null
  const expressLost = isExpress ? findNonExpressPieces(asOrdered.lines) : null
  const pickup = pickupOfSlotId(order.slot_id)
  const delivery = expressLost === null ? order.delivery_preference : 'standard'
  const quote = expressLost === null ? asOrdered : priced(delivery)
  const before = {
    date: pickup.pickupDate,
    slotLabel: pickup.pickupTime,
    services: order.counted ? order.lines.map((line) => line.service) : order.bag_services,
    delivery: order.delivery_preference,
    deliveryDate: order.delivery_date,
    handOver: order.delivery_hand_over,
  }
  const after = { ...before, services: quote.lines.map((line) => line.service), delivery }
  const window = windowOfSlotId(order.delivery_slot_id)
  return {
    quote,
    delivery,
    expressLost,
    order: after,
    back: deliveryAfterChange({ ...settings, ...after }, { ...before, window }),
  }
}

/** Why the rules refuse that its customer moves a booked order's pickup to another address; null where none does. */
export function movedPickupRefusal(
  order: OrderRow,
  { settings }: Pick<Catalogue, 'settings'>,
  address: string,
): RuleRefusal | null {
  const before = ruledOrder(order)
  const moved = { ...before, pickupPin: pickupPinOf(order.pickup_hand_over, address) }
  const leastCharge = { kilograms: order.least_kilograms }
  return checkOrderRules(moved, { ...settings, leastCharge }, before).refusal
}

/** A placed order as the rules of orders see it. */
function ruledOrder(order: OrderRow): RuledOrder {
  return {
    lines: order.lines.map((line) => ({
      service: line.service,
      unit: line.unit,
      quantity: line.quantity,
      unitPricePaise: line.unit_price_paise,
      amountPaise: line.amount_paise,
      coveredQuantity: line.covered_quantity,
    })),
    itemsPaise: order.items_paise,
    pickupPin: pickupPinOf(order.pickup_hand_over, order.address),
  }
}

/** An order's lines as they were ordered. */
export function orderedLinesOf(order: Pick<OrderRow, 'lines'>): OrderedLine[] {
  return order.lines.map(orderedLineFromRow)
}

export function orderedLineFromRow(line: OrderRow['lines'][number]): OrderedLine {
  return {
    itemId: line.item_id,
    service: line.service,
    name: line.name,
    unit: line.unit,
    quantity: line.quantity,
    listPricePaise: line.list_price_paise,
    unitPricePaise: line.unit_price_paise,
  }
}
