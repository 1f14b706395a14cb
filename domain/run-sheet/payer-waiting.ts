// How long a payer waits for a charge's result, and whether the screen shows a decline.

/** A call is answered within so long, or its payer has read that the outcome is open. */
const ANSWER_MS = 2 * 60_000

/** How long a payer is thought to be at the questions of their bank. */
const BANK_MS = 15 * 60_000

/** Until when somebody waits who asked for a charge now. */
export function payerWaitUntil(now: Date): Date {
  return new Date(now.getTime() + ANSWER_MS)
}

/** Until when somebody waits whom their bank asks something now. */
export function bankWaitUntil(now: Date): Date {
  return new Date(now.getTime() + BANK_MS)
}

/** Whether the payer of a charge reads on the screen what becomes of it now, so that no message is needed. */
export function isPayerWatching(payerWaitsUntil: Date | null, now: Date): boolean {
  return payerWaitsUntil !== null && now < payerWaitsUntil
}
