// Adjustments of an order, in words.
import type { Adjustment } from '#domain/discounts/adjustments.ts'

/** @param whose whose order it is, to anyone who reads it */
export function adjustmentName(
  { source, label }: Pick<Adjustment, 'source' | 'label'>,
  whose: 'your' | 'the' = 'your',
): string {
  if (source !== 'voucher') return label
  return whose === 'your' ? `Your reward: ${label}` : `Reward: ${label}`
}
