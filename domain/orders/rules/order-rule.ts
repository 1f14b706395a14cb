// Type of an order rule: it takes a priced order and the laundry's settings, and returns a charge or a refusal.
import type { Paise } from '../../base/money.ts'

/** An order as its rules see it: priced, with what the Laundry Club covers, before anything is taken off. */
export type RuledOrder = {
  readonly lines: readonly {
    readonly unit: 'kg' | 'piece'
    readonly quantity: number
    readonly unitPricePaise: Paise
    readonly amountPaise: Paise
    readonly coveredQuantity: number
  }[]
  /** The lines with what earlier rules charge. */
  readonly itemsPaise: Paise
  /**
   * The PIN code of the pickup's address, as `cleanPin` gives it; null where clothes are brought to the counter, and
   * as long as the address isn't known.
   */
  readonly pickupPin: string | null
}

/** A sentence of the word file `rule-refusals`, and its parameters. */
type Refused = { readonly kind: string; readonly params: object }

/** One rule of orders: it charges or refuses. Pure: browser and server run it alike. */
export type OrderRule<Settings> = {
  /** Names what it charges. Where it refuses, programs read this code. */
  readonly code: string
} & (
  | {
      /** What it adds to the items, in paise; 0 for nothing. */
      charge(order: RuledOrder, settings: Settings): Paise
    }
  | {
      /** Why the order isn't taken; null where it is. Its price stands all the same. */
      refuse(order: RuledOrder, settings: Settings): Refused | null
      /**
       * Whether a customer's change of a placed order is taken although the rule refuses what the order becomes: a
       * setting that has changed since must not keep them from mending it.
       */
      isNoWorse(order: RuledOrder, before: RuledOrder): boolean
    }
)
