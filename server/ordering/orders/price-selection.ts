/** Reads what a client selected, as lines or as texts, and prices it. */
import type { Voucher } from '#domain/loyalty.ts'
import type { Club, OrderLine, Quote } from '#domain/pricing.ts'
import { quoteOrder } from '#domain/pricing.ts'
import { readOrderItem } from '#domain/order-items.ts'
import type { DeliveryPreference } from '#domain/order-choices.ts'
import type { Offer } from '#domain/offer.ts'
import { AppError } from '../../platform/app-error.ts'

export interface Selection {
  lines?: readonly OrderLine[] | undefined
  items?: readonly string[] | undefined
}

/**
 * The one price of a selection, from the catalogue as it is now (product section 2).
 * Lines win over texts when a client sends both.
 * @param club the customer's Laundry Club allowance, for who has one to use
 * @param vouchers the customer's redeemed rewards that are still to be used
 * @throws AppError `unreadable_item`, `nothing_selected`, `unknown_item`, `bad_quantity`, `too_many_lines`
 */
export function priceSelection(
  offer: Offer,
  selection: Selection,
  delivery: DeliveryPreference,
  club?: Club,
  vouchers?: readonly Voucher[],
): Quote {
  const { catalogue, expressFeePaise, limits, phone } = offer
  const lines = selection.lines ?? (selection.items ?? []).map((text) => readText(text, offer))
  const quoted = quoteOrder({
    lines,
    catalogue,
    delivery,
    expressFeePaise,
    limits,
    phone,
    club,
    vouchers,
  })
  if (!quoted.ok) throw new AppError(quoted.error.code, quoted.error.message)
  return quoted.value
}

function readText(text: string, offer: Offer): OrderLine {
  const read = readOrderItem(text, offer.catalogue)
  if (!read.ok) throw new AppError(read.error.code, read.error.message)
  return read.value
}
