// Queries about customers, and their cache keys.
import { type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type CustomerSort, adminCustomer, adminCustomers } from '#contract/accounts/customers.ts'
import { addressOf, call, callPage } from '#web/lib/api.ts'
import { FILTERED_PAGES, withoutEmptyFields } from '#web/lib/paging.ts'

const askCustomers = addressOf(adminCustomers)
const askCustomer = addressOf(adminCustomer)

const PAGE_SIZE = 25

export type CustomerFilter = { q: string; sort: CustomerSort }

/** Customers that match, page by page. */
export function customersQuery({ q, sort }: CustomerFilter) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'customers', { q, sort }],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        askCustomers,
        { query: { limit: PAGE_SIZE, sort, ...withoutEmptyFields({ q, cursor: pageParam }) } },
        { signal },
      ),
    ...FILTERED_PAGES,
  })
}

export function customerQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'customer', id],
    queryFn: ({ signal }) => call(askCustomer, { params: { id } }, { signal }),
  })
}

/** After something about a customer changed: their page and the list load again. */
export function refreshCustomer(client: QueryClient, id: string): Promise<void[]> {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['admin', 'customer', id] }),
    client.invalidateQueries({ queryKey: ['admin', 'customers'] }),
  ])
}
