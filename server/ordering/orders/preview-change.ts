/** Shows staff what an order would cost with other lines, before anything is changed. */
import type { Club, OrderLine } from '#domain/pricing.ts'
import type { Deps } from '../../platform/deps.ts'
import { readVoucherOf } from '../../identity/loyalty/use-voucher.ts'
import { readAgain } from '../../billing/subscriptions/claim-again.ts'
import { priceChange, type PricedChange } from './price-change.ts'
import { readOrder } from './read-order.ts'
import type { OrderRow } from './store.ts'

/**
 * Prices exactly as `changeLines` will, as long as nothing else changes meanwhile.
 * @throws AppError `order_not_found`, `no_longer_changeable` and the refusals of a selection
 */
export async function previewChange(
  { db, offer, clock }: Pick<Deps, 'db' | 'offer' | 'clock'>,
  id: string,
  lines: readonly OrderLine[],
): Promise<PricedChange & { before: OrderRow; club: Club | null }> {
  const before = await readOrder(db, id)
  const club = await readAgain(db, before, clock())
  const voucher = await readVoucherOf(db, id)
  return { before, club, ...priceChange(await offer.current(), before, lines, { club, voucher }) }
}
