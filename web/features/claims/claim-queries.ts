// Staff's calls about claims.
import { live } from '#contract/messages/notifications.ts'
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { adminClaim, adminClaims, type ClaimDetail } from '#contract/help/claims.ts'
import { adminTicket } from '#contract/help/help-desk.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useLiveStream } from '#web/lib/live/live.ts'

const { path: LIVE } = addressOf(live)

const listClaims = addressOf(adminClaims)
const readClaim = addressOf(adminClaim)
const readTicket = addressOf(adminTicket)

const CLAIMS = 'claims'

export const claimsQuery = (list: 'unfinished' | 'over') =>
  queryOptions({
    queryKey: [CLAIMS, 'list', list],
    queryFn: ({ signal }) => call(listClaims, { query: { list } }, { signal }),
  })

export const claimQuery = (id: string) =>
  queryOptions({
    queryKey: [CLAIMS, id],
    queryFn: ({ signal }) => call(readClaim, { params: { id } }, { signal }),
  })

export const claimTicketQuery = (number: string) =>
  queryOptions({
    queryKey: [CLAIMS, 'ticket', number],
    queryFn: ({ signal }) => call(readTicket, { params: { number } }, { signal }),
  })

/** Keeps what staff see of claims as it is, also when somebody writes or decides elsewhere. */
export function useClaimChanges(): void {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: [CLAIMS] })
  useLiveStream(LIVE, refresh, { names: ['due', 'resync'], onReopen: refresh })
}

/** Shows a claim as it was answered, and asks for the lists again. */
export function cacheClaim(client: QueryClient, claim: ClaimDetail): void {
  client.setQueryData(claimQuery(claim._id).queryKey, claim)
  void client.invalidateQueries({ queryKey: [CLAIMS, 'list'] })
}
