// Staff's calls about order statuses: preview of the effects, setting one, and undo.
import { queryOptions } from '@tanstack/react-query'
import {
  previewStatuses,
  setOrderStatus,
  setOrderStatuses,
  undoStatuses,
  type StatusResult,
  type UndoResult,
} from '#contract/orders/order-list.ts'
import type { StaffOrder } from '#contract/orders/orders.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'

const askPreview = addressOf(previewStatuses)
const askStatus = addressOf(setOrderStatus)
const askStatuses = addressOf(setOrderStatuses)
const askUndo = addressOf(undoStatuses)

/** So few at once that an answer comes while somebody still watches. */
const AT_ONCE = 25

/** What setting a status would mean, true at this moment: asked again each time. */
export function statusPreviewQuery(ids: readonly string[], status: OrderStatus) {
  return queryOptions({
    queryKey: ['admin', 'status-preview', status, ids],
    queryFn: ({ signal }) => call(askPreview, { body: { ids: [...ids], status } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // Offline it fails at once and says so.
    networkMode: 'always',
  })
}

/** Sets an order's status on the server; gives the order as it then is. */
export function saveStatus(id: string, status: OrderStatus): Promise<StaffOrder> {
  return call(askStatus, { params: { id }, body: { status } })
}

/**
 * Sets one status on several orders; says after each part how many are done. What can't be asked for
 * at all, because the line is down, has failed for each of these.
 * @param reason what customers read of why their orders are cancelled, or go on although not all of them is packed
 * @param tryAgain said where the server gave no reason
 */
export function saveStatuses(
  ids: readonly string[],
  status: OrderStatus,
  reason: string | null,
  tryAgain: string,
  onProgress: (done: number) => void,
): Promise<StatusResult[]> {
  return inParts(
    ids,
    (part) =>
      call(askStatuses, { body: { ids: part, status, ...(reason !== null && { reason }) } }),
    (id, message) => ({ id, outcome: 'failed', message: message ?? tryAgain, undo: null }),
    onProgress,
  )
}

/** Takes changes back, in the same way. */
export function undoStatusChanges(
  changes: readonly string[],
  tryAgain: string,
): Promise<UndoResult[]> {
  return inParts(
    changes,
    (part) => call(askUndo, { body: { changes: part } }),
    (change, message) => ({ change, outcome: 'failed', message: message ?? tryAgain }),
    () => {},
  )
}

async function inParts<Result>(
  ids: readonly string[],
  ask: (part: string[]) => Promise<Result[]>,
  failed: (id: string, message: string | null) => Result,
  onProgress: (done: number) => void,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE)
    try {
      results.push(...(await ask(part)))
    } catch (error) {
      const message = error instanceof ApiError ? error.message : null
      results.push(...part.map((id) => failed(id, message)))
    }
    onProgress(results.length)
  }
  return results
}
