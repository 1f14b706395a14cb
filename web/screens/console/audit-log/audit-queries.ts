// Queries of the audit log's page, and the filter in its address.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { auditFilters, auditLog } from '#contract/audit/audit.ts'
import { call, callPage } from '#web/lib/api.ts'
import { FILTERED_PAGES, withoutEmptyFields } from '#web/lib/paging.ts'

const PAGE_SIZE = 50

/** The filter's fields as the address writes them; empty where nothing is left out. */
export const FILTER_FIELDS = [
  'q',
  'actor',
  'action',
  'subjectType',
  'subjectId',
  'from',
  'to',
] as const

export type AuditFilter = Record<(typeof FILTER_FIELDS)[number], string>

export function auditFilterOf(params: URLSearchParams): AuditFilter {
  return Object.fromEntries(
    FILTER_FIELDS.map((field) => [field, params.get(field) ?? '']),
  ) as AuditFilter
}

export function auditEntriesQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'audit-log', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        auditLog,
        { query: { limit: PAGE_SIZE, ...withoutEmptyFields({ ...filter, cursor: pageParam }) } },
        { signal },
      ),
    ...FILTERED_PAGES,
    refetchInterval: (query) => (query.state.data?.pages.length === 1 ? 15_000 : false),
  })
}

export const filterChoices = queryOptions({
  queryKey: ['admin', 'audit-filters'],
  queryFn: ({ signal }) => call(auditFilters, {}, { signal }),
})
