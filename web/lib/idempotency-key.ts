// Idempotency keys: a repeated request returns the first one's result.

/** A key that nothing else has. `crypto.randomUUID` exists on https alone, and a laundry may run without. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
