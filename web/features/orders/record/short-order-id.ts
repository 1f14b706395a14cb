// Short form of an order's id, for some screens.

/** The last 6 characters of an id. */
export function shortOrderId(id: string): string {
  return id.slice(-6)
}
