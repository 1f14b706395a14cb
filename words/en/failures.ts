// Refusals in one sentence for people; programs use the code.
import { accountFailures } from './accounts/account-failures.ts'
import { billingFailures } from './payments/billing-failures.ts'
import { claimFailures } from './help/claim-failures.ts'
import { custodyFailures } from './clothes/custody-failures.ts'
import { catalogFailures } from './catalogue/catalog-failures.ts'
import { fieldRefusals } from './base/field-refusals.ts'
import { orderingFailures } from './orders/ordering-failures.ts'
import { riderFailures } from './accounts/rider-failures.ts'
import { requestFailures } from './base/request-failures.ts'

export const failures = {
  ...requestFailures,
  ...fieldRefusals,
  ...accountFailures,
  ...riderFailures,
  ...billingFailures,
  ...catalogFailures,
  ...orderingFailures,
  ...custodyFailures,
  ...claimFailures,
}
