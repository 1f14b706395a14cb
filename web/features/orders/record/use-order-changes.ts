// Live updates for open screens with a customer's orders.
import { addressOf } from '#web/lib/api.ts'
import { live } from '#contract/messages/notifications.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { LiveState } from '#web/lib/live/live-stream.ts'
import { useLiveStream } from '#web/lib/live/live.ts'
import { refreshOrders } from './order-queries.ts'

const { path: LIVE } = addressOf(live)

/**
 * What a stream of order changes sends: where it begins, a change, and that something may have been
 * missed. After each of them the truth is asked for again.
 */
export const ORDER_EVENTS = ['state', 'change', 'resync'] as const

/** Follows all of the signed-in person's orders; `signedIn` false: not now. */
export function useOrderChanges(signedIn: boolean): LiveState {
  const client = useQueryClient()
  const refresh = () => void refreshOrders(client)
  return useLiveStream(signedIn ? LIVE : null, refresh, {
    names: ORDER_EVENTS,
    onReopen: refresh,
  })
}
