// Id of a new order, kept in the browser's history entry, so that only a reload and the Back button show its
// confirmation again.

/** What an entry of the history keeps. */
export function placedHistoryState(orderId: string): { placed: string } {
  return { placed: orderId }
}

/** The order's id; null where none was placed. @param state an entry's, which may be anything */
export function placedOrderIdIn(state: unknown): string | null {
  const placed = (state as { placed?: unknown } | null)?.placed
  return typeof placed === 'string' ? placed : null
}

/** Its confirmation, as `lazy` takes it; asked for while the order is on its way. */
export async function loadPlacedOrder() {
  const { PlacedOrder } = await import('./placed-order.tsx')
  return { default: PlacedOrder }
}

const STORAGE_KEY = 'washlinePlacedOrder'

/**
 * Keeps the order's id in this tab until its confirmation is shown. Where the network was lost My Orders may fail to
 * load, and the browser loads the page it is on again: that page goes on from here.
 */
export function savePlacedOrderId(orderId: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, orderId)
  } catch {
    // The order is placed, and stands in My Orders, without it.
  }
}

/** What is kept, which is forgotten with it; null for nothing. */
export function takePlacedOrderId(): string | null {
  try {
    const orderId = sessionStorage.getItem(STORAGE_KEY)
    sessionStorage.removeItem(STORAGE_KEY)
    return orderId
  } catch {
    return null
  }
}
