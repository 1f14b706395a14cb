/** Capability face: invoices and credit notes. */
import type { Capability } from '../../capability/capability.ts'
import { invoiceData } from './personal-data.ts'

export const invoices: Capability = {
  routes: async (deps) => (await import('./routes.ts')).invoiceRoutes(deps),
  sections: { charges: 'Laundry Club', 'credit-notes': 'Payments and documents' },
  personalData: [invoiceData],
}
