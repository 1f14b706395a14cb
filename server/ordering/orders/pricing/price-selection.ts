/** Prices a client's selection, given as lines or as texts. */
import type { Discount } from '#domain/discounts/adjustments.ts'
import type { OrderLine, Quote } from '#domain/catalogue/pricing.ts'
import { quoteOrder } from '#domain/catalogue/pricing.ts'
import { readOrderItem } from '#domain/orders/order-items.ts'
import type { HandOver } from '#domain/orders/record/hand-over.ts'
import type { DeliveryPreference } from '#domain/orders/record/order-choices.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Catalogue } from '#domain/settings/catalogue-values.ts'
import { pinCodeIn } from '#domain/slots/coverage.ts'
import { AppError } from '../../../platform/app-error.ts'

/** What prices are made from. */
export interface PricingContext {
  catalogue: Catalogue
  settings: BusinessSettings
  /** Whether kilograms may have tenths: staff weigh, customers estimate. */
  isWeighed?: boolean
  /** The PIN code of the pickup's address; null or left out where there is none. */
  pickupPin?: string | null
}

export interface Selection {
  lines?: readonly OrderLine[] | undefined
  items?: readonly string[] | undefined
}

/**
 * The one price of a selection, from the catalogue as it is now.
 * Lines win over texts when a client sends both.
 * @param discounts what the customer has that takes something off
 * @throws AppError `unreadable_item`, `nothing_selected`, `unknown_item`, `bad_quantity`, `too_many_lines`
 */
export function priceSelection(
  { catalogue, settings, isWeighed = false, pickupPin }: PricingContext,
  selection: Selection,
  delivery: DeliveryPreference,
  discounts: readonly Discount[],
): Quote {
  const { limits, phone } = settings
  const lines = selection.lines ?? (selection.items ?? []).map((text) => readText(text, catalogue))
  const quoted = quoteOrder({
    lines,
    isWeighed: () => isWeighed,
    catalogue: catalogue.items,
    delivery,
    expressFeePaise: catalogue.settings.expressFee.expressFeePaise,
    rules: catalogue.settings,
    pickupPin,
    limits,
    phone,
    discounts,
  })
  if (!quoted.ok) throw new AppError(quoted.error.code, quoted.error)
  return quoted.value
}

function readText(text: string, { items }: Catalogue): OrderLine {
  const read = readOrderItem(text, items)
  if (!read.ok) throw new AppError(read.error.code, read.error)
  return read.value
}

/** The PIN code of a pickup; null where clothes are brought to the counter, or the address has none. */
export function pickupPinOf(handOver: HandOver | undefined, address: string): string | null {
  return handOver === 'counter' ? null : pinCodeIn(address)
}

/** @throws AppError with the code of the rule of orders that refuses it */
export function refuseByRule({ ruleRefusal }: Pick<Quote, 'ruleRefusal'>): void {
  if (ruleRefusal) throw new AppError(ruleRefusal.code, ruleRefusal)
}
