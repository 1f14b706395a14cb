// The short form of an order's id that some screens show.

/** The last 6 characters of an id. */
export function shortOrderId(id: string): string {
  return id.slice(-6)
}
