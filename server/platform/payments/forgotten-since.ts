/** Requests so old that a payment service may have forgotten their idempotency keys. */

/** Stripe keeps keys for at least a day. */
const REMEMBERED_MS = 23 * 60 * 60_000

/** When a request was first made, where its key may be forgotten by `now`; null while it surely is remembered. */
export function forgottenSince(askedAt: Date, now: Date): Date | null {
  return now.getTime() - askedAt.getTime() > REMEMBERED_MS ? askedAt : null
}
