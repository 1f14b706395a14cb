// Query of an order's last proposal.
import { queryOptions } from '@tanstack/react-query'
import type { Order } from '#contract/orders/orders.ts'
import { readProposal } from '#contract/orders/proposals.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askProposal = addressOf(readProposal)

/** @param key of the link that somebody came by; null for who is signed in */
export function proposalQuery(orderId: string, key: string | null) {
  return queryOptions({
    queryKey: ['order', orderId, 'proposal', key],
    queryFn: ({ signal }) =>
      call(
        askProposal,
        { params: { orderId }, ...(key !== null && { headers: { 'proposal-key': key } }) },
        { signal },
      ),
    retry: false,
  })
}

/** Whether its customer was ever asked about more than they ordered. */
export function hadProposal({
  history,
}: {
  history: readonly Pick<Order['history'][number], 'event'>[]
}) {
  return history.some(({ event }) => event === 'proposed')
}
