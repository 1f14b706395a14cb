/** The list of the auditor's rules. */
import { CASH_RULES } from './rules/cash.ts'
import { CLAIM_RULES } from './rules/claims.ts'
import { CLOTHES_RULES } from './rules/clothes.ts'
import { DOCUMENT_RULES } from './rules/documents.ts'
import { EVENT_RULES } from './rules/events.ts'
import { FILE_RULES } from './rules/files.ts'
import { ORDER_RULES } from './rules/orders.ts'
import { PAYMENT_RULES } from './rules/payments.ts'
import { SUM_RULES } from './rules/sums.ts'
import type { Rule } from './rules/rule.ts'

export const RULES: readonly Rule[] = [
  ...ORDER_RULES,
  ...PAYMENT_RULES,
  ...CASH_RULES,
  ...DOCUMENT_RULES,
  ...CLAIM_RULES,
  ...SUM_RULES,
  ...CLOTHES_RULES,
  ...EVENT_RULES,
  ...FILE_RULES,
]
