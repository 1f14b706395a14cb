// Announced delays of a run.

/** Minutes that a rider may announce. */
export const RUN_DELAYS = [15, 30, 60] as const
export type RunDelayMinutes = (typeof RUN_DELAYS)[number]

/** The same press once more announces nothing new for so long. */
export const SAME_DELAY_MS = 10 * 60_000
