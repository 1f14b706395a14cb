// Live changes at the laundry: a status appears in place at once, the rest is reloaded.
import { addressOf } from '#web/lib/api.ts'
import { adminLive } from '#contract/audit/activity.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isOrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { LiveState } from '#web/lib/live/live-stream.ts'
import { useLiveStream } from '#web/lib/live/live.ts'
import { ORDER_EVENTS } from '#web/features/orders/record/use-order-changes.ts'
import { patchOrderInLists, refreshConsole } from './console-queries.ts'

const { path: LIVE } = addressOf(adminLive)

/** Changes that come close together are asked for once. */
const GATHER_MS = 400

/** Gives the state of the line. */
export function useConsoleChanges(): LiveState {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const gather = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => refreshConsole(client), GATHER_MS)
  }
  return useLiveStream(
    LIVE,
    ({ name, data }) => {
      // The first event only says where the stream begins.
      if (name === 'state') return
      const change = changeIn(data)
      if (change?.event === 'status') {
        const { orderId, status } = change
        patchOrderInLists(client, orderId, (order) => ({ ...order, status }))
      }
      gather()
    },
    { names: ORDER_EVENTS, onReopen: gather },
  )
}

function changeIn(data: unknown) {
  if (typeof data !== 'object' || data === null) return null
  const { orderId, event, status } = data as Record<string, unknown>
  if (typeof orderId !== 'string' || !isOrderStatus(status)) return null
  return { orderId, event, status }
}
