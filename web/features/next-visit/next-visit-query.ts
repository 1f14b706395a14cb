// Query of the next visit after a failed one.
import { queryOptions } from '@tanstack/react-query'
import { readNextVisit } from '#contract/run-sheet/next-visit.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askNextVisit = addressOf(readNextVisit)

/** @param key of the message's link; null for a reader who is signed in */
export function nextVisitQuery(orderId: string, key: string | null) {
  return queryOptions({
    queryKey: ['order', orderId, 'next-visit', key],
    queryFn: ({ signal }) =>
      call(
        askNextVisit,
        { params: { orderId }, ...(key !== null && { headers: { 'visit-key': key } }) },
        { signal },
      ),
    retry: false,
    staleTime: 0,
  })
}
