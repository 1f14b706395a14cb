/** Razorpay's refusals, apart from requests that got no answer. */

/** What Razorpay doesn't know any more is forgotten already. */
export async function unlessRefused(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

/** Razorpay's answer that the request can't be, unlike no answer at all. */
export function isRefusal(
  error: unknown,
): error is { statusCode: number; error: { description: string } } {
  return (
    typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 400
  )
}
