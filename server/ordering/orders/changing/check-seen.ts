/** Checks that an order and its new price still match the version that the person saw. */
import type { QuoteAnswer } from '#contract/orders/quotes.ts'
import { fromRupees } from '#domain/base/money.ts'
import type { Tx } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { countChanges } from '../record/lines-store.ts'

/**
 * @param seen how many changes the order had when they looked at it, and the new total they were shown,
 *   in rupees
 * @param quote what it costs with the change
 * @throws AppError `changed_meanwhile`, `price_changed`
 */
export async function checkSeen(
  tx: Tx,
  id: string,
  seen: { revision: number; total: number },
  quote: QuoteAnswer,
): Promise<void> {
  if ((await countChanges(tx, id)) !== seen.revision)
    throw new AppError('changed_meanwhile', say('orderChangedSince'))
  if (seen.total !== quote.total)
    throw new AppError(
      'price_changed',
      say('orderPriceChanged', { totalPaise: fromRupees(quote.total) }),
      { quote },
    )
}
