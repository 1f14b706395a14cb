// Status changes of this page that can still be undone, each with its remaining time.
import { useSyncExternalStore } from 'react'
import type { OpenChange } from '#contract/orders/orders.ts'
import { toast } from '#web/ui/toast.tsx'

export type PendingUndo = {
  id: number
  title: string
  /** What is taken back together. */
  changes: readonly string[]
  /** On the clock of `performance.now()`, which nobody sets. */
  endsAt: number
}

/** Older ones make room: nobody reads a column of them. */
const MOST_UNDOS = 3

let pending: readonly PendingUndo[] = []
let lastId = 0
const listeners = new Set<() => void>()

function put(next: readonly PendingUndo[]): void {
  pending = next
  for (const listener of listeners) listener()
}

/**
 * Says that a status was set, and offers to take it back while nobody has been notified.
 * @param title such as "Order LC-7K2M-9QXD: Completed"
 * @param undos as the server answered them; null for what can't be taken back
 */
export function addPendingUndo(title: string, undos: readonly (OpenChange | null)[]): void {
  const open = undos.filter((undo) => undo !== null)
  if (open.length === 0) return toast.success(title)
  const seconds = Math.min(...open.map((undo) => undo.seconds))
  const shown = {
    id: ++lastId,
    title,
    changes: open.map(({ change }) => change),
    endsAt: performance.now() + seconds * 1000,
  }
  put([...pending, shown].slice(-MOST_UNDOS))
}

export function removePendingUndo(id: number): void {
  put(pending.filter((shown) => shown.id !== id))
}

/** Those that stand now, the oldest first. */
export function usePendingUndos(): readonly PendingUndo[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pending,
    () => pending,
  )
}
