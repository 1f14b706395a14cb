// Names of charges made by order rules, beside the sum.
import type { RuleCharge } from '#domain/orders/rules/order-rules.ts'

export const ruleCharges: Readonly<Record<RuleCharge['rule'], string>> = {
  least_charge: 'Least charge for wash & fold',
}
