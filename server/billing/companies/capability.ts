/** Capability face: companies. */
import type { Capability } from '../../capability/capability.ts'
import { companyAudit } from './audit-entries.ts'
import { issueCompanyInvoices } from './issue-company-invoices.ts'
import { companyData } from './personal-data.ts'
import { remindCompanies } from './remind-company.ts'

export const companies: Capability = {
  routes: async (deps) => (await import('./routes.ts')).companyRoutes(deps),
  sections: { company: 'Companies', 'admin/companies': 'Console: companies' },
  audit: companyAudit,
  jobs: [
    { name: 'invoice-companies', every: '*/10 * * * *', run: issueCompanyInvoices },
    { name: 'remind-companies', every: '17 * * * *', run: remindCompanies },
  ],
  personalData: [companyData],
}
