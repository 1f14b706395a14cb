// Money: integer paise inside, rupee numbers on the wire, ₹ texts for people.

/** A whole number of paise; 100 make a rupee. */
export type Paise = number

/** One lakh crore rupees. Up to here a rupee number still tells every paisa apart. */
const MAX_PAISE = 1e14

const wholeRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
})

const rupeesAndPaise = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/**
 * Turns paise into the rupee number that travels on the wire: 2999 becomes 29.99.
 * @throws RangeError when the amount is not a whole number of paise or is out of range
 */
export function toRupees(paise: Paise): number {
  requirePaise(paise)
  return paise / 100
}

/**
 * Turns a rupee number from the wire into paise, exactly: 29.99 becomes 2999.
 * @throws RangeError when the number has more than two decimals, is not finite or is out of range
 */
export function fromRupees(rupees: number): Paise {
  // Multiplying rounds (29.99 × 100 is 2998.9999…), so the nearest paisa counts only if it leads back.
  const paise = Math.round(rupees * 100) + 0
  requirePaise(paise)
  if (paise / 100 !== rupees) {
    throw new RangeError(`${rupees} rupees is not a whole number of paise`)
  }
  return paise
}

/**
 * Writes an amount for people: ₹350, ₹29.99, ₹1,23,456, -₹20. Paise appear only when there are any.
 * @throws RangeError when the amount is not a whole number of paise or is out of range
 */
export function formatPaise(paise: Paise): string {
  const format = paise % 100 === 0 ? wholeRupees : rupeesAndPaise
  return format.format(toRupees(paise + 0))
}

/** Adds amounts up; an empty list is 0. */
export function sumPaise(amounts: readonly Paise[]): Paise {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

function requirePaise(paise: number): void {
  if (!Number.isInteger(paise) || Math.abs(paise) > MAX_PAISE) {
    throw new RangeError(`${paise} is not a whole number of paise in range`)
  }
}
