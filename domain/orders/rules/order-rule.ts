// Order rules: each takes a priced order and the laundry's settings, and returns a charge or a refusal.
import { sumPaise, type Paise } from '../../base/money.ts'
import type { SERVICE_IDS } from '../../base/service-ids.ts'

/** An order as its rules see it: priced, with what the Laundry Club covers, before anything is taken off. */
export type RuledOrder = {
  readonly lines: readonly {
    readonly service: (typeof SERVICE_IDS)[number]
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

/** Adds to the items. Pure: browser and server run it alike. */
export type ChargingRule<Settings, Code extends string = string> = {
  /** Names what it charges. */
  readonly code: Code
  /** What it adds to the items, in paise; 0 for nothing. */
  charge(order: RuledOrder, settings: Settings): Paise
}

/** Refuses an order; its price stands all the same. Pure: browser and server run it alike. */
export type RefusingRule<Settings, Refusal> = {
  /** Programs read it of an order that the rule refuses. */
  readonly code: string
  /**
   * Why the order isn't taken; null where it is.
   * @param before the placed order that its customer changes; null for a new one
   */
  refuse(order: RuledOrder, settings: Settings, before: RuledOrder | null): Refusal | null
}

/** A sentence of the word file `rule-refusals`, and its parameters. */
type Refused = { readonly kind: string; readonly params: object }

/**
 * A rule that refuses, from its parts; each refusal carries its code.
 * @param rule.refuse why the order isn't taken; null where it is
 * @param rule.isNoWorse whether a customer's change of a placed order is taken although the rule refuses what the order
 * becomes: a setting that has changed since must not keep them from mending it
 */
export function makeRefusingRule<Settings, const Code extends string, R extends Refused>(rule: {
  code: Code
  refuse(order: RuledOrder, settings: Settings): R | null
  isNoWorse(order: RuledOrder, before: RuledOrder, settings: Settings): boolean
}): RefusingRule<Settings, { readonly code: Code } & R> & { readonly code: Code } {
  return {
    code: rule.code,
    refuse(order, settings, before) {
      if (before !== null && rule.isNoWorse(order, before, settings)) return null
      const refused = rule.refuse(order, settings)
      return refused && { code: rule.code, ...refused }
    },
  }
}

/**
 * Runs rules on a priced order: what they charge, and the first refusal; null where none refuses.
 * @param rules in the order in which they run
 * @param before the placed order that its customer changes; null for a new one
 */
export function runOrderRules<Settings, Code extends string, Refusal>(
  rules: readonly (ChargingRule<Settings, Code> | RefusingRule<Settings, Refusal>)[],
  order: Omit<RuledOrder, 'itemsPaise'>,
  settings: Settings,
  before: RuledOrder | null,
): { charges: { readonly rule: Code; readonly paise: Paise }[]; refusal: Refusal | null } {
  const charges: { rule: Code; paise: Paise }[] = []
  let itemsPaise = sumPaise(order.lines.map(({ amountPaise }) => amountPaise))
  let refusal: Refusal | null = null
  for (const rule of rules) {
    const ruled = { ...order, itemsPaise }
    if ('charge' in rule) {
      const paise = rule.charge(ruled, settings)
      if (paise > 0) charges.push({ rule: rule.code, paise })
      itemsPaise += paise
    } else refusal ??= rule.refuse(ruled, settings, before)
  }
  return { charges, refusal }
}
