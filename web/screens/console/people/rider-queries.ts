// Query of riders who log in by number, and the spelling of numbers and codes.
import { queryOptions } from '@tanstack/react-query'
import { listRiderNumbers } from '#contract/people/riders.ts'
import { call } from '#web/lib/api.ts'

export const riderNumbersQuery = queryOptions({
  queryKey: ['admin', 'riders'],
  queryFn: ({ signal }) => call(listRiderNumbers, {}, { signal }),
})

/** '+919845012345' as people read it, on one line: +91 98450 12345. */
export function spacedNumber(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1\u00a0$2\u00a0$3')
}
