// Query of an order's claims.
import { queryOptions } from '@tanstack/react-query'
import { orderClaims } from '#contract/help/claims.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askClaims = addressOf(orderClaims)

export const orderClaimsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['order', orderId, 'claims'],
    queryFn: ({ signal }) => call(askClaims, { params: { orderId } }, { signal }),
  })
