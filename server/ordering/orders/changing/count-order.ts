/** Counting of an order within a transaction: its lines, price and effects on money. */
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Catalogue } from '#domain/settings/catalogue-values.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import type { Words } from '#words/words.ts'
import { catalogueForBuyer } from '../../../billing/companies/catalogue-for-buyer.ts'
import { requireAccountLimitOrDecision } from '../../../billing/companies/require-account-limit.ts'
import type { LockedOrder } from '../../../order/locked-order.ts'
import { orderEvent } from '../../../order/order-event.ts'
import { chargeOrderWhenReady } from '../../../billing/payments/charge-order-when-ready.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { NewEvent } from '../../../events/event-types.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { requireSeenVersion } from './require-seen-version.ts'
import { findDiscountsWhenCounting } from '../pricing/discounts.ts'
import { selectUndoableChanges } from '../record/history.ts'
import { priceOrderChange } from '../pricing/price-order-change.ts'
import { priceTermsOfTotal } from '../pricing/price-terms.ts'
import { quoteView } from '../pricing/quote-view.ts'
import { storeChangedLines } from './store-changed-lines.ts'
import type { OrderRow } from '../record/orders-store.ts'

/** What a count is made from, read before the transaction but for the order itself. */
export interface OrderToCount {
  /** Locked by the transaction, and as it stands then. */
  locked: LockedOrder
  before: OrderRow
  /** Everybody's; the order's company may have its own prices. */
  catalogue: Catalogue
  settings: BusinessSettings
}

export interface Count {
  lines: readonly OrderLine[]
  /** Why the lines are others now, in staff's words to the customer; may be empty for a first count. */
  reason: string
  /** What they were shown of it; left out by a count that shows no price. */
  seen?: { total: number; revision: number }
  /** Whether the customer said yes to that total, to somebody who works here. */
  agreed?: boolean | undefined
  /** Whether staff let it go beyond what the order's company may owe. */
  beyondLimit?: boolean | undefined
}

/**
 * What was ordered keeps its price and new items take today's (domain/orders/changed-lines.ts). Laundry Club cover is given
 * back and taken again: what the order had stays within its reach even when that period has ended. Any other discount
 * is kept as long as it takes something off, and is given back when it doesn't; no other is taken. A first count is
 * priced as if the order were placed now, and a card that waited for it is charged. More than may be charged without
 * asking is charged only once the customer agreed (domain/orders/price-tolerance.ts). The promised delivery follows the
 * services. What was paid beyond the new total is given back, and what is missing is due
 * (server/billing/payments/settle-price-difference.ts).
 * @returns what happened, for the outermost verb to emit
 * @throws AppError `no_longer_changeable`, `delivery_full`, `changed_meanwhile` when somebody else changed the lines
 *   since staff looked, `price_changed` when the total is another than was shown, `invalid_input` for a change
 *   without a reason, `above_tolerance`, `not_on_account` beyond its company's limit where staff didn't decide so, and the refusals of a selection
 */
export async function countOrderInTransaction(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'staffWords' | 'wordsFor'>,
  staff: Person,
  { locked, before, catalogue: offered, settings }: OrderToCount,
  { lines, reason, seen, agreed = false, beyondLimit = false }: Count,
  now: Date,
): Promise<NewEvent[]> {
  if (before.counted && reason === '') throw new AppError('invalid_input', say('reasonNeeded'))
  const { timeZone } = settings
  const open = await findDiscountsWhenCounting(tx, before, { now, lock: true, timeZone })
  const catalogue = await catalogueForBuyer(tx, offered, before)
  const changed = priceOrderChange(
    { catalogue, settings, by: 'staff' },
    before,
    lines,
    open.discounts,
  )
  const { totalPaise } = changed.quote
  const view = (words: Words) => quoteView(words, changed.quote)
  if (seen) await requireSeenVersion(tx, before.id, seen, { totalPaise, view })
  await requireAccountLimitOrDecision(tx, before, totalPaise, beyondLimit, { now, timeZone })
  const by = { id: staff.id, actor: 'staff' } as const
  const entry = { by, reason: reason || null, parts: null, at: now }
  const order = { locked, before, settings }
  const fields = priceTermsOfTotal(before, totalPaise, agreed)
  const data = await storeChangedLines(tx, deps, order, changed, open, entry, fields)
  const isAsked = fields.agreed_paise !== before.agreed_paise && before.agreed_paise !== null
  const counted = orderEvent('order.lines_changed', before, staff.id, now, {
    ...data,
    ...(isAsked && { agreed: true }),
  })
  // Where its status can still be taken back, the job of that charges the card.
  if (before.counted || (await selectUndoableChanges(tx, before.id, now)).length > 0)
    return [counted]
  const priced = { ...locked, counted: true, total_paise: data.toPaise }
  return [counted, ...(await chargeOrderWhenReady(tx, deps, priced, now))]
}
