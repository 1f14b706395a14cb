// Follows every change at the laundry: stats and feed refresh at once, the list only when nobody is at work in it.
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isOrderStatus } from '#domain/order-lifecycle.ts'
import type { LiveState } from '#web/lib/live-stream.ts'
import { useLive } from '#web/lib/live.ts'
import { ORDER_EVENTS } from '#web/features/orders/use-order-changes.ts'
import { patchOrder, refreshConsole } from './console-queries.ts'

/** Changes that come close together are asked for once. */
const GATHER_MS = 400

export type Waiting = {
  /** Orders placed since the list was loaded and not shown in it yet. */
  newOrders: number
  /** Something else may belong in the list, or no longer. */
  changed: boolean
}

const NOTHING: Waiting = { newOrders: 0, changed: false }

/**
 * Takes the list's element and whether it holds one status alone. Gives the state of the line, what waits
 * to be shown, and `show()`, which loads the list again.
 */
export function useConsoleChanges(
  list: RefObject<HTMLElement | null>,
  isStatusFiltered: boolean,
): {
  line: LiveState
  waiting: Waiting
  show: () => void
} {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState(NOTHING)
  const placed = useRef(new Set<string>())
  const listChanged = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const show = () => {
    placed.current.clear()
    listChanged.current = false
    setWaiting(NOTHING)
    refreshConsole(client, true)
  }

  const gather = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (listChanged.current && isAtRest(list.current)) return show()
      setWaiting({ newOrders: placed.current.size, changed: listChanged.current })
      refreshConsole(client, false)
    }, GATHER_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const line = useLive(
    '/api/admin/live',
    ({ name, data }) => {
      // The first event only says where the stream begins.
      if (name === 'state') return
      const change = changeIn(data)
      if (change?.event === 'placed') placed.current.add(change.orderId)
      if (change?.event === 'status') {
        const { orderId, status } = change
        patchOrder(client, orderId, (order) => ({ ...order, status }))
      }
      // A new status is shown where the order stands; which orders stand there changes only by these.
      if (change?.event !== 'status' || isStatusFiltered) listChanged.current = true
      gather()
    },
    {
      names: ORDER_EVENTS,
      onReopen: () => {
        listChanged.current = true
        gather()
      },
    },
  )

  return { line, waiting, show }
}

/** Nobody has scrolled into the list or holds one of its controls, so it may change under their eyes. */
function isAtRest(list: HTMLElement | null): boolean {
  if (list === null) return true
  const scrolledInto = list.getBoundingClientRect().top < 0
  return !scrolledInto && !list.contains(document.activeElement)
}

function changeIn(data: unknown) {
  if (typeof data !== 'object' || data === null) return null
  const { orderId, event, status } = data as Record<string, unknown>
  if (typeof orderId !== 'string' || !isOrderStatus(status)) return null
  return { orderId, event, status }
}
