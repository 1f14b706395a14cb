// The tax tab of the settings.
import type { TaxStanding } from '#domain/settings/tax-standing.ts'

export const taxSettings = {
  title: 'Tax',
  intro:
    'What you change applies to invoices from now on. Invoices already issued stay as they are.',
  done: 'The tax is saved.',
  standing: 'Are you registered under GST?',
  standings: {
    registered: 'Customers get a tax invoice. Prices include GST.',
    composition:
      'Customers get a bill of supply. You pay the tax yourself and collect none, so no tax is shown.',
    unregistered: 'Customers get a plain invoice. GST isn’t mentioned anywhere.',
  } satisfies Record<TaxStanding, string>,
  gstin: 'GSTIN',
  rate: 'GST rate',
  sac: 'SAC code',
  services: 'SAC codes of services',
  servicesHint: 'A service without a code of its own uses the SAC code above.',
}
