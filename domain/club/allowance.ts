// Laundry Club allowance: the part of an order it covers, and which kilograms are used first.
import type { AllowanceLeft, Discount } from '../discounts/adjustments.ts'
import { sumPaise, type Paise } from '../base/money.ts'
import { costPaise, subtractQuantity, sumQuantities } from '../base/quantity.ts'

/** Kilograms that one period granted. */
export type Lot = {
  readonly id: string
  readonly kilogramsLeft: number
  readonly expiresAt: Date
}

/** What an order may use at some instant. */
export type Allowance = {
  readonly pickupsLeft: number
  readonly dryCleanItemsLeft: number
  readonly lots: readonly Lot[]
}

/** An allowance, and the lot of the period it belongs to, which pickups and dry-clean items come from. */
export type PeriodAllowance = Allowance & { readonly currentLotId: string }

/** What an order has taken of one lot. */
export type TakenAllowance = {
  readonly lotId: string
  readonly kilograms: number
  readonly pickups: number
  readonly dryCleanItems: number
  readonly takenAt: Date
}

/** What an order takes: always one pickup, and from which lots its kilograms come. */
export type AllowanceUse = {
  readonly kilograms: readonly { readonly lotId: string; readonly kilograms: number }[]
  readonly dryCleanItems: number
}

/** An amount of an order that could be covered. */
export type CoverableLine = {
  readonly service: string
  readonly quantity: number
  readonly unitPricePaise: Paise
}

/** What a customer's Laundry Club has left, and when that is. */
export type Club = { readonly allowance: Allowance; readonly now: Date }

/** The source of what the Laundry Club covers. */
export const ALLOWANCE = 'allowance'

/** What the Laundry Club takes off an order: pieces and kilograms that it covers. */
export function allowanceDiscount({ allowance, now }: Club): Discount<AllowanceUse> {
  return {
    source: ALLOWANCE,
    candidates: ({ lines }) => {
      const { quantities, use } = coverLinesFromAllowance(lines, allowance, now)
      if (use === null) return []
      const paise = sumPaise(
        lines.map((line, index) => costPaise(line.unitPricePaise, quantities[index]!)),
      )
      return [{ label: 'Laundry Club', paise, use, coveredQuantities: quantities }]
    },
    left: (use) => allowanceLeftAfter(allowance, use, now),
  }
}

/** The kilograms of lots together. */
export function sumKilograms(lots: readonly Pick<Lot, 'kilogramsLeft'>[]): number {
  return sumQuantities(lots.map(({ kilogramsLeft }) => kilogramsLeft))
}

/** The allowance's lots that are not expired and not empty, the one that expires first in front. */
export function selectUsableLots<L extends Lot>(lots: readonly L[], now: Date): L[] {
  return lots
    .filter((lot) => lot.kilogramsLeft > 0 && now < lot.expiresAt)
    .toSorted((one, other) => Number(one.expiresAt) - Number(other.expiresAt))
}

/**
 * What the Club covers of an order: with a pickup left, wash and fold by the
 * kilogram from the oldest lots, and dry-clean items, the dearest first because that is best for the
 * customer; of equal price, those that come first in the order.
 * @returns the covered quantity of each line, and what is taken; null when nothing is, not even a pickup
 */
export function coverLinesFromAllowance(
  lines: readonly CoverableLine[],
  allowance: Allowance,
  now: Date,
): { readonly quantities: readonly number[]; readonly use: AllowanceUse | null } {
  const quantities = lines.map(() => 0)
  if (allowance.pickupsLeft < 1) return { quantities, use: null }

  const lots = selectUsableLots(allowance.lots, now)
  const kilogramsLeft = sumKilograms(lots)
  const kilograms = coverService('wash-fold', kilogramsLeft, lines, quantities)
  const dryCleanItems = coverService('dry-cleaning', allowance.dryCleanItemsLeft, lines, quantities)
  if (kilograms + dryCleanItems === 0) return { quantities, use: null }
  return { quantities, use: { kilograms: takeFrom(lots, kilograms), dryCleanItems } }
}

/** What a use leaves of the allowance it was taken from. */
export function allowanceLeftAfter(
  allowance: Allowance,
  use: AllowanceUse | null,
  now: Date,
): AllowanceLeft {
  const taken = sumQuantities(use?.kilograms.map(({ kilograms }) => kilograms) ?? [])
  return {
    kilograms: subtractQuantity(sumKilograms(selectUsableLots(allowance.lots, now)), taken),
    pickups: allowance.pickupsLeft - (use ? 1 : 0),
    dryCleanItems: allowance.dryCleanItemsLeft - (use?.dryCleanItems ?? 0),
  }
}

/**
 * What an order whose lines change may use: what its customer has left, and what the order took itself
 * as though it were given back. It may take that again even when the period or the membership has ended
 * since, so that nobody loses cover because the laundry weighed late; its pickup stays the one it took.
 * @param left what the customer has now; null for who has no allowance to use
 * @returns the allowance, and the instant at which it is to be used
 */
export function allowanceForChangedOrder(
  left: PeriodAllowance | null,
  taken: readonly TakenAllowance[],
  now: Date,
): { readonly allowance: PeriodAllowance; readonly now: Date } | null {
  const [first] = taken
  if (!first) return left && { allowance: left, now }
  const pickup = taken.find(({ pickups }) => pickups > 0) ?? first
  const period = left?.currentLotId === pickup.lotId ? left : null
  const lots = (left?.lots ?? []).map((lot) => {
    const own = taken.find(({ lotId }) => lotId === lot.id)
    return own ? { ...lot, kilogramsLeft: sumQuantities([lot.kilogramsLeft, own.kilograms]) } : lot
  })
  const known = new Set(lots.map(({ id }) => id))
  const justInTime = new Date(first.takenAt.getTime() + 1)
  const ended = taken.filter(({ lotId }) => !known.has(lotId))
  return {
    allowance: {
      currentLotId: pickup.lotId,
      pickupsLeft: (period?.pickupsLeft ?? 0) + pickup.pickups,
      dryCleanItemsLeft: taken.reduce(
        (sum, { dryCleanItems }) => sum + dryCleanItems,
        period?.dryCleanItemsLeft ?? 0,
      ),
      lots: [
        ...ended.map(({ lotId, kilograms }) => ({
          id: lotId,
          kilogramsLeft: kilograms,
          expiresAt: justInTime,
        })),
        ...lots,
      ],
    },
    now: first.takenAt,
  }
}

/** Covers lines of a service, the dearest first, as far as `left` goes; returns how much it covered. */
function coverService(
  service: 'wash-fold' | 'dry-cleaning',
  left: number,
  lines: readonly CoverableLine[],
  quantities: number[],
): number {
  const dearestFirst = lines
    .map((line, index) => ({ ...line, index }))
    .filter((line) => line.service === service)
    .toSorted((one, other) => other.unitPricePaise - one.unitPricePaise)
  let covered = 0
  for (const { quantity, index } of dearestFirst) {
    const taken = Math.min(quantity, subtractQuantity(left, covered))
    quantities[index] = taken
    covered = sumQuantities([covered, taken])
  }
  return covered
}

function takeFrom(lots: readonly Lot[], wanted: number): AllowanceUse['kilograms'] {
  let missing = wanted
  return lots.flatMap((lot) => {
    const kilograms = Math.min(lot.kilogramsLeft, missing)
    missing = subtractQuantity(missing, kilograms)
    return kilograms > 0 ? [{ lotId: lot.id, kilograms }] : []
  })
}
