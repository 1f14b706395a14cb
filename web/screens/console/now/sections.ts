// Lists of the console's first page, in order. A new list is one entry here and its words.
import type { Due } from '#domain/orders/due.ts'
import type { Permission } from '#domain/people/permissions.ts'
import type { OrderSort } from '#contract/orders/order-list.ts'
import type { nowScreen } from '#words/en/operate/now-screen.ts'

export interface NowSection {
  due: Due & keyof (typeof nowScreen)['sections']
  /** What somebody needs, beside orders, to see it. */
  needs?: Permission
  /** Which orders stand first. */
  sort: OrderSort
}

export const NOW_SECTIONS: readonly NowSection[] = [
  { due: 'late', sort: 'pickup-first' },
  { due: 'collect', sort: 'pickup-first' },
  { due: 'arrived', sort: 'pickup-first' },
  { due: 'count', sort: 'pickup-first' },
  { due: 'out', sort: 'pickup-first' },
  { due: 'approval', sort: 'pickup-first' },
  { due: 'unpaid', needs: 'money-in', sort: 'newest' },
  { due: 'refund', needs: 'money-back', sort: 'newest' },
]
