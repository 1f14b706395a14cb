/** Staff's notes on the demo's current orders. */
import type { Insertable } from 'kysely'
import { newId } from '../../platform/ids.ts'
import type { Tables } from '../../database/tables.ts'
import type { DemoOrder } from './demo-orders.ts'
import { earliestInstant, addMinutes } from './demo-timeline.ts'

const TEXTS = [
  'Oil spot on the left cuff, treated before washing.',
  'One sock without its partner. Look in the machine before packing.',
  'Called: please hang the shirts, no folding.',
  'Button loose on the collar, sewn on again.',
] as const

type Note = Insertable<Tables['order_notes']>

/** One each on the latest orders that were picked up and aren't back yet, as far as there are any. */
export function demoOrderNotes(orders: readonly DemoOrder[], adminId: string, now: Date): Note[] {
  return orders
    .filter(({ order }) => ['picked_up', 'washing', 'ready'].includes(order.status ?? ''))
    .slice(-TEXTS.length)
    .map(({ order, history }, index) => {
      const at = earliestInstant(addMinutes(history.at(-1)!.at, 12), now)
      return {
        id: newId(at),
        order_id: order.id,
        author_id: adminId,
        text: TEXTS[index]!,
        idempotency_key: null,
        created_at: at,
      }
    })
}
