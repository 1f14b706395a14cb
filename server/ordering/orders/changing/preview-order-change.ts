/** Previews an order's cost with other lines. */
import { branchOfOrder } from '#domain/base/branch.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import { catalogueForBuyer } from '../../../billing/companies/catalogue-for-buyer.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findDiscountsWhenCounting } from '../pricing/discounts.ts'
import {
  type ChangeContext,
  priceOrderChange,
  type PricedChange,
} from '../pricing/price-order-change.ts'
import { readOrder } from '../record/read-order.ts'
import type { OrderRow } from '../record/orders-store.ts'

/**
 * Prices exactly as `changeLines` and `changeBooking` will, as long as nothing else changes in the meantime.
 * @param by who would make the change
 * @throws AppError `order_not_found`, `no_longer_changeable` and the refusals of a selection
 */
export async function previewOrderChange(
  { db, laundry, clock }: Pick<Deps, 'db' | 'laundry' | 'clock'>,
  id: string,
  lines: readonly OrderLine[],
  by: ChangeContext['by'],
): Promise<PricedChange & { before: OrderRow }> {
  const before = await readOrder(db, id)
  const { catalogue, settings } = laundry(branchOfOrder(before))
  const current = {
    catalogue: await catalogueForBuyer(db, await catalogue.current(), before),
    settings: await settings.current(),
    by,
  }
  const { timeZone } = current.settings
  const { discounts } = await findDiscountsWhenCounting(db, before, {
    now: clock(),
    lock: false,
    timeZone,
  })
  return { before, ...priceOrderChange(current, before, lines, discounts) }
}
