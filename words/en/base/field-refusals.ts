// Refusals of invalid fields, by the field names of calls' schemas.
import * as names from '../fields/names.ts'
import * as account from '../fields/account.ts'
import * as addresses from '../fields/addresses.ts'
import * as billing from '../fields/billing.ts'
import * as counter from '../fields/counter.ts'
import * as custody from '../fields/custody.ts'
import * as ordering from '../fields/ordering.ts'
import * as passwords from '../fields/passwords.ts'
import * as settings from '../fields/settings.ts'
import * as shared from '../fields/shared.ts'
import * as support from '../fields/support.ts'
import * as webhooks from '../fields/webhooks.ts'

export const fieldRefusals = {
  ...shared,
  ...account,
  ...addresses,
  ...passwords,
  ...ordering,
  ...billing,
  ...counter,
  ...custody,
  ...settings,
  ...support,
  ...webhooks,
}

/** What fields are called where something is said of them. */
export const fieldNames = { ...names }
