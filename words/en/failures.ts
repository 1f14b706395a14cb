// Why something was refused, in one sentence; its code is what programs go by, these are for people.
import { accountFailures } from './account-failures.ts'
import { billingFailures } from './billing-failures.ts'
import { claimFailures } from './claim-failures.ts'
import { custodyFailures } from './custody-failures.ts'
import { catalogFailures } from './catalog-failures.ts'
import { fieldRefusals } from './field-refusals.ts'
import { orderingFailures } from './ordering-failures.ts'
import { requestFailures } from './request-failures.ts'

export const failures = {
  ...requestFailures,
  ...fieldRefusals,
  ...accountFailures,
  ...billingFailures,
  ...catalogFailures,
  ...orderingFailures,
  ...custodyFailures,
  ...claimFailures,
}
