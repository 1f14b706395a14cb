// Queries about companies, by staff and by the companies' own people.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type Company,
  companyInvoicePdf,
  listCompanies,
  readCompany,
} from '#contract/companies/companies.ts'
import { companyOfCustomer, companyStatement } from '#contract/companies/own-company.ts'
import { addressOf, call, urlOf } from '#web/lib/api.ts'

const askList = addressOf(listCompanies)
const askCompany = addressOf(readCompany)
const askStatement = addressOf(companyStatement)
const askInvoice = addressOf(companyInvoicePdf)
const askCompanyOf = addressOf(companyOfCustomer)

export const companies = queryOptions({
  queryKey: ['admin', 'companies'],
  queryFn: ({ signal }) => call(askList, {}, { signal }),
})

export function companyQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'company', id],
    queryFn: ({ signal }) => call(askCompany, { params: { id } }, { signal }),
  })
}

/** The company that a customer orders for, as the counter takes their orders; null for none. */
export function companyOfCustomerQuery(userId: string) {
  return queryOptions({
    queryKey: ['admin', 'counter', 'company', userId],
    queryFn: async ({ signal }) => {
      const { company } = await call(askCompanyOf, { params: { userId } }, { signal })
      return company
    },
    staleTime: 0,
  })
}

export function companyStatementQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'company', id, 'statement'],
    queryFn: ({ signal }) => call(askStatement, { params: { id } }, { signal }),
  })
}

export function invoiceUrl(id: string, invoiceId: string): string {
  return urlOf(askInvoice.path, { id, invoiceId })
}

/** Shows a company as it is after a change, and has what follows from it read again. */
export function cacheCompany(client: QueryClient, company: Company): void {
  client.setQueryData(companyQuery(company._id).queryKey, company)
  void client.invalidateQueries({ queryKey: companies.queryKey })
  void client.invalidateQueries({ queryKey: companyStatementQuery(company._id).queryKey })
}
