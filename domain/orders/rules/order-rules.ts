// List of all order rules, in the order in which they run, and their combined result.
import { sumPaise, type Paise } from '../../base/money.ts'
import { leastCharge, type LeastChargeSettings } from './least-charge.ts'
import type { OrderRule, RuledOrder } from './order-rule.ts'

/** What a laundry set for its rules, by the keys of its settings. */
export type RuleSettings = LeastChargeSettings

const ORDER_RULES = [leastCharge] as const satisfies readonly OrderRule<RuleSettings>[]

/** What holds until a laundry sets its own. */
export const NO_RULES: RuleSettings = { leastCharge: { kilograms: 0 } }

/** What one rule adds to an order. */
export type RuleCharge = {
  readonly rule: (typeof ORDER_RULES)[number]['code']
  readonly paise: Paise
}

/** Runs all rules on a priced order. */
export function chargesOf(order: RuledOrder, settings: RuleSettings): readonly RuleCharge[] {
  return ORDER_RULES.flatMap((rule) => {
    const outcome = rule.check(order, settings)
    return outcome ? [{ rule: rule.code, paise: outcome.chargePaise }] : []
  })
}

/** What one rule adds among charges; all of them without a rule. */
export function chargedPaise(charges: readonly RuleCharge[], rule?: RuleCharge['rule']): Paise {
  return sumPaise(charges.map((each) => (rule && each.rule !== rule ? 0 : each.paise)))
}
