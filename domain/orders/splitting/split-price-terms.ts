// Price terms of a split order: the agreed amount, divided between the two parts.
import type { Paise } from '../../base/money.ts'
import type { PriceTerms } from '../price-tolerance.ts'

/**
 * In the share of the prices, to the paisa: together both parts have what the whole had, and neither is less than its
 * price where the whole was not.
 * @param prices what the whole costs, and the part that goes; where it costs nothing, the terms stay with the rest
 */
export function splitPriceTerms(
  { agreedPaise, tolerancePaise }: PriceTerms,
  prices: { readonly wholePaise: Paise; readonly apartPaise: Paise },
): { readonly kept: PriceTerms; readonly apart: PriceTerms } {
  const share = (paise: Paise) => shareOf(paise, prices)
  if (agreedPaise === null) {
    const apart = tolerancePaise === null ? null : share(tolerancePaise)
    return {
      kept: { agreedPaise, tolerancePaise: apart === null ? null : tolerancePaise! - apart },
      apart: { agreedPaise, tolerancePaise: apart },
    }
  }
  const mostPaise = agreedPaise + (tolerancePaise ?? 0)
  const agreedApart = share(agreedPaise)
  const mostApart = share(mostPaise)
  const agreedKept = agreedPaise - agreedApart
  return {
    kept: { agreedPaise: agreedKept, tolerancePaise: mostPaise - mostApart - agreedKept },
    apart: { agreedPaise: agreedApart, tolerancePaise: mostApart - agreedApart },
  }
}

/** Rounded up, in whole numbers throughout: products of sums are beyond what a float holds exactly. */
function shareOf(
  paise: Paise,
  { wholePaise, apartPaise }: { readonly wholePaise: Paise; readonly apartPaise: Paise },
): Paise {
  if (wholePaise === 0) return 0
  const [whole, apart] = [BigInt(wholePaise), BigInt(apartPaise)]
  return Number((BigInt(paise) * apart + whole - 1n) / whole)
}
