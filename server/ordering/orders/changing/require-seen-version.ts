/** Checks that an order and its new price still match the version that the person saw. */
import type { QuoteAnswer } from '#contract/orders/quotes.ts'
import { type Paise, toRupees } from '#domain/base/money.ts'
import type { Words } from '#words/words.ts'
import type { Tx } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { countLineChanges } from '../record/lines-store.ts'

/**
 * @param seen how many changes the order had when they looked at it, and the new total they were shown,
 *   in rupees
 * @param now what it costs with the change, and how the refusal shows that
 * @throws AppError `changed_meanwhile`, `price_changed`
 */
export async function requireSeenVersion(
  tx: Tx,
  id: string,
  seen: { revision: number; total: number },
  now: { totalPaise: Paise; view: (words: Words) => QuoteAnswer },
): Promise<void> {
  if ((await countLineChanges(tx, id)) !== seen.revision)
    throw new AppError('changed_meanwhile', say('orderChangedSince'))
  const { totalPaise, view } = now
  if (seen.total !== toRupees(totalPaise))
    throw new AppError('price_changed', say('orderPriceChanged', { totalPaise }), {}, (words) => ({
      quote: view(words),
    }))
}
