// Names of a laundry's tax standings.
import type { TaxStanding } from '#domain/settings/tax-standing.ts'

export const taxStandingNames: Readonly<Record<TaxStanding, string>> = {
  registered: 'Registered under GST',
  composition: 'Composition scheme',
  unregistered: 'Not registered',
}
