/** An order's price terms, in its row: the amount it may cost without asking the customer. */
import {
  agreedPriceTerms,
  chargeLimitPaise,
  type PriceTerms,
  priceTermsAfterCharge,
} from '#domain/orders/price-tolerance.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { OrderRow } from '../record/orders-store.ts'

type Terms = Pick<OrderRow, 'agreed_paise' | 'tolerance_paise'>

/** An order's terms as the rules have them. */
export function priceTerms({ agreed_paise, tolerance_paise }: Terms): PriceTerms {
  return { agreedPaise: agreed_paise, tolerancePaise: tolerance_paise }
}

/**
 * The columns to store with a total that staff charge.
 * @param agreed whether the customer said yes to it
 * @throws AppError `above_tolerance` where they have to be asked first
 */
export function priceTermsOfTotal(
  order: Terms & Pick<OrderRow, 'counted'>,
  totalPaise: number,
  agreed: boolean,
): Terms {
  const before = priceTerms(order)
  const terms = priceTermsAfterCharge({ ...before, counted: order.counted }, totalPaise, agreed)
  if (terms === null)
    throw new AppError(
      'above_tolerance',
      say('aboveTolerance', { totalPaise, mostPaise: chargeLimitPaise(before)! }),
    )
  return termsColumns(terms)
}

/** The columns to store with a total that the customer saw and chose; of orders from before none. */
export function priceTermsOfSeenTotal(order: Terms, totalPaise: number): Terms {
  const { agreedPaise, tolerancePaise } = priceTerms(order)
  return termsColumns(
    agreedPaise === null
      ? { agreedPaise, tolerancePaise }
      : agreedPriceTerms(totalPaise, tolerancePaise),
  )
}

/** Terms as the columns that keep them. */
export function termsColumns({ agreedPaise, tolerancePaise }: PriceTerms): Terms {
  return { agreed_paise: agreedPaise, tolerance_paise: tolerancePaise }
}
