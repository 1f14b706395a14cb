// Type of an order rule: it takes a priced order and the laundry's settings, and returns what it adds to the price.
import type { Paise } from '../../base/money.ts'

/** An order as its rules see it: priced, with what the Laundry Club covers. */
export type RuledOrder = {
  readonly lines: readonly {
    readonly unit: 'kg' | 'piece'
    readonly quantity: number
    readonly unitPricePaise: Paise
    readonly coveredQuantity: number
  }[]
}

/** What follows from a rule: a charge on top of the lines. */
export type RuleOutcome = { readonly chargePaise: Paise }

/** One rule of orders. Pure: browser and server run it alike. */
export interface OrderRule<Settings> {
  readonly code: string
  /** @returns null where nothing follows */
  check(order: RuledOrder, settings: Settings): RuleOutcome | null
}
