// Names of what makes an order cheaper: promo codes, rewards and the Laundry Club.
import type { Adjustment } from '#domain/discounts/adjustments.ts'

type Named = Pick<Adjustment, 'source' | 'label'> & {
  /** Whose order it is, to anyone who reads it. */
  readonly whose?: 'your' | 'the'
}

export const adjustmentNames = {
  name: ({ source, label, whose = 'your' }: Named) => {
    if (source !== 'voucher') return label
    return whose === 'your' ? `Your reward: ${label}` : `Reward: ${label}`
  },
}
