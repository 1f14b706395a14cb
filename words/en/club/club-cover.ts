// Laundry Club cover of one line of an order.
import type { Unit } from '#domain/catalogue/catalogue.ts'

type Cover = {
  readonly unit: Unit
  readonly covered: number
  /** What it doesn’t cover. */
  readonly beyond: number
  /** What one unit costs beyond, written. */
  readonly price: string
  /** Whose Laundry Club it is, to anyone who reads it. */
  readonly club: 'your' | 'the'
}

const amount = (count: number, unit: Unit) => (unit === 'kg' ? `${count} kg` : `${count}`)

export const clubCover = {
  /** “3 kg from your Laundry Club, 1 kg at ₹70”. */
  line: ({ unit, covered, beyond, price, club }: Cover) => {
    const from = `${amount(covered, unit)} from ${club} Laundry Club`
    return beyond > 0 ? `${from}, ${amount(beyond, unit)} at ${price}` : from
  },
}
