// List of all order rules, in the order in which they run, and their combined result.
import { sumPaise, type Paise } from '../../base/money.ts'
import { leastCharge, type LeastChargeSettings } from './least-charge.ts'
import { leastOrder, type LeastOrderSettings } from './least-order.ts'
import { runOrderRules, type RuledOrder } from './order-rule.ts'

/** What a laundry set for its rules, by the keys of its settings. */
export type RuleSettings = LeastChargeSettings & LeastOrderSettings

const ORDER_RULES = [leastCharge, leastOrder] as const

/** What holds until a laundry sets its own. */
export const NO_RULES: RuleSettings = { leastCharge: { kilograms: 0 }, leastOrder: { byPin: [] } }

type Rule = (typeof ORDER_RULES)[number]

/** What one rule adds to an order. */
export type RuleCharge = {
  readonly rule: Extract<Rule, { charge: unknown }>['code']
  readonly paise: Paise
}

/** Why a rule refuses an order, by its code and as an entry of a word file. */
export type RuleRefusal = NonNullable<ReturnType<Extract<Rule, { refuse: unknown }>['refuse']>>

/** The codes of the rules that refuse. */
export const RULE_REFUSALS: readonly RuleRefusal['code'][] = ORDER_RULES.flatMap((rule) =>
  'refuse' in rule ? [rule.code] : [],
)

/** What the rules say of an order: what they charge, and the first refusal; null where none refuses. */
export type Ruled = {
  readonly charges: readonly RuleCharge[]
  readonly refusal: RuleRefusal | null
}

/**
 * Runs all rules on a priced order.
 * @param before the placed order that its customer changes; null for a new one
 */
export function checkOrderRules(
  order: Omit<RuledOrder, 'itemsPaise'>,
  settings: RuleSettings,
  before: RuledOrder | null = null,
): Ruled {
  return runOrderRules<RuleSettings, RuleCharge['rule'], RuleRefusal>(
    ORDER_RULES,
    order,
    settings,
    before,
  )
}

/** What one rule adds among charges; all of them without a rule. */
export function sumRuleCharges(charges: readonly RuleCharge[], rule?: RuleCharge['rule']): Paise {
  return sumPaise(charges.map((each) => (rule && each.rule !== rule ? 0 : each.paise)))
}
