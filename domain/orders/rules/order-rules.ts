// List of all order rules, in the order in which they run, and their combined result.
import { sumPaise, type Paise } from '../../base/money.ts'
import { leastCharge, type LeastChargeSettings } from './least-charge.ts'
import { leastOrder, type LeastOrderSettings } from './least-order.ts'
import type { OrderRule, RuledOrder } from './order-rule.ts'

/** What a laundry set for its rules, by the keys of its settings. */
export type RuleSettings = LeastChargeSettings & LeastOrderSettings

const ORDER_RULES = [leastCharge, leastOrder] as const satisfies readonly OrderRule<RuleSettings>[]

/** What holds until a laundry sets its own. */
export const NO_RULES: RuleSettings = { leastCharge: { kilograms: 0 }, leastOrder: { byPin: [] } }

type Rule = (typeof ORDER_RULES)[number]
type Charging = Extract<Rule, { charge: unknown }>
type Refusing = Extract<Rule, { refuse: unknown }>
type RefusalOf<R extends Refusing> = R extends Refusing
  ? { readonly code: R['code'] } & NonNullable<ReturnType<R['refuse']>>
  : never

/** What one rule adds to an order. */
export type RuleCharge = { readonly rule: Charging['code']; readonly paise: Paise }

/** Why a rule refuses an order, by its code and as an entry of a word file. */
export type RuleRefusal = RefusalOf<Refusing>

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
export function checkRules(
  order: Omit<RuledOrder, 'itemsPaise'>,
  settings: RuleSettings,
  before: RuledOrder | null = null,
): Ruled {
  const linesPaise = sumPaise(order.lines.map(({ amountPaise }) => amountPaise))
  const charges: RuleCharge[] = []
  let refusal: RuleRefusal | null = null
  for (const rule of ORDER_RULES) {
    const ruled = { ...order, itemsPaise: linesPaise + chargedPaise(charges) }
    if ('charge' in rule) {
      const paise = rule.charge(ruled, settings)
      if (paise > 0) charges.push({ rule: rule.code, paise })
    } else if (before === null || !rule.isNoWorse(ruled, before)) {
      const refused = rule.refuse(ruled, settings)
      refusal ??= refused && { code: rule.code, ...refused }
    }
  }
  return { charges, refusal }
}

/** What one rule adds among charges; all of them without a rule. */
export function chargedPaise(charges: readonly RuleCharge[], rule?: RuleCharge['rule']): Paise {
  return sumPaise(charges.map((each) => (rule && each.rule !== rule ? 0 : each.paise)))
}
