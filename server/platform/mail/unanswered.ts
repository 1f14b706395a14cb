/** Requests whose answer was lost: their carrier may have taken the message. */

/** Errors after which a carrier may have all of a request. */
const UNANSWERED: ReadonlySet<unknown> = new Set([
  'TimeoutError',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
])

/** @param error what `fetch` threw, or reading its answer */
export function isUnanswered(error: unknown): boolean {
  const { name, cause } = error as { name?: unknown; cause?: { code?: unknown } }
  return UNANSWERED.has(name) || UNANSWERED.has(cause?.code)
}
