// Webhooks: retry times of a delivery, and how long records are kept.

/** Why a receiver is switched off: by staff, or because it answered that it is gone. */
export const OFF_REASONS = ['staff', 'gone'] as const
export type OffReason = (typeof OFF_REASONS)[number]

/** What staff send to see whether a receiver works; nobody chooses it. */
export const TEST_TYPE = 'webhook.test'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long each further try waits after the one before it, in seconds: ten tries in a little over three days. */
const WAITS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

/** Waits are longer by up to this share, so that what failed together doesn't come back together. */
const JITTER = 0.1

/**
 * How many seconds after a try that failed the next one follows; null after the last.
 * @param tries how many there were, at least 1
 * @param random from 0 up to 1
 */
export function secondsToNextTry(tries: number, random: number): number | null {
  const wait = WAITS[tries - 1]
  return wait === undefined ? null : Math.round(wait * (1 + JITTER * random))
}

/** A secret that was replaced signs beside the new one for so long. */
export const OLD_SECRET_HOURS = 24

/** Deliveries are kept for so long, whatever became of them. */
export const DELIVERY_DAYS = 30

/** More receivers than any laundry needs. */
export const MOST_WEBHOOKS = 20
