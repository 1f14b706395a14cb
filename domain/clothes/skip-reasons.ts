// Reasons for not counting an order's clothes this time.

/** There is too much to do, it has to be quick, or there are too many pieces. */
export const SKIP_REASONS = ['busy', 'hurry', 'many'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]
