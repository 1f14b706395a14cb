// Owns the GST contained in a price, and how it falls into its two halves.
import type { Paise } from './money.ts'

export interface Gst {
  /** The rate of the whole tax in percent; each half has half of it. */
  readonly percent: number
  /** The price without the tax in it. */
  readonly taxablePaise: Paise
  readonly cgstPaise: Paise
  readonly sgstPaise: Paise
  /** The tax in the price: the two halves together. */
  readonly taxPaise: Paise
}

/**
 * The GST in a price that includes it: price × rate ÷ (100 + rate), to the nearest paisa, half a paisa
 * up. CGST and SGST are its halves; where it is an odd number of paise, the odd paisa is SGST's. So the
 * two halves are the tax, and tax and taxable value are the price, to the paisa (product section 4).
 * @param totalPaise what is paid, 0 or more
 * @param percent a whole number, 0 where no tax is charged
 * @throws RangeError for a price or a rate that is none
 */
export function gstIn(totalPaise: Paise, percent: number): Gst {
  if (!Number.isSafeInteger(totalPaise) || totalPaise < 0)
    throw new RangeError(`${totalPaise} is not a price in paise`)
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new RangeError(`${percent} is not a rate of tax`)
  // In whole numbers throughout, for a float would round some prices the wrong way.
  const rate = BigInt(percent)
  const whole = 100n + rate
  const taxPaise = Number((2n * BigInt(totalPaise) * rate + whole) / (2n * whole))
  const cgstPaise = Math.floor(taxPaise / 2)
  return {
    percent,
    taxablePaise: totalPaise - taxPaise,
    cgstPaise,
    sgstPaise: taxPaise - cgstPaise,
    taxPaise,
  }
}
