// Words of the settings on the tab of areas.
import { formatPaise, fromRupees } from '#domain/base/money.ts'
import type { AmountByPin } from '#domain/settings/setting-kinds.ts'
import type { WordsOnTab } from './words-of-setting.ts'

export const areasSettings: WordsOnTab<'areas'> = {
  leastOrder: {
    title: 'Least order value',
    intro:
      'Orders picked up in these PIN codes start at the value beside them, before discounts and before what the Laundry Club covers. Customers read it before they order. Clothes brought to the counter, and bags that you count, have no least value.',
    done: 'The least order values are saved.',
    audit: 'Least order value',
    fields: {
      byPin: { label: 'Least value, ₹', name: 'Least value', audit: ['set to', writeSums] },
    },
  },
}

function writeSums(sums: readonly AmountByPin[]): string {
  const written = sums.map(({ pin, amount }) => `${formatPaise(fromRupees(amount))} in ${pin}`)
  return written.join(', ') || 'none'
}
