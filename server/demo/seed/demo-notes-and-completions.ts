/** Staff's notes on the demo's customer, and a driver's proof at the door. */
import type { Insertable } from 'kysely'
import { newId } from '../../platform/ids.ts'
import type { Tables } from '../../database/tables.ts'
import type { DemoOrder } from './demo-orders.ts'
import type { Person } from './demo-people.ts'
import { addMinutes } from './demo-timeline.ts'

const NOTES = [
  'Silk only by hand, she asked twice.',
  'Bell is broken. Call when you are at the gate.',
] as const

export interface DemoDoor {
  notes: Insertable<Tables['customer_notes']>[]
  completions: Insertable<Tables['stop_completions']>[]
}

export function demoNotesAndCompletions(
  customer: Person,
  orders: readonly DemoOrder[],
  adminId: string,
): DemoDoor {
  const own = orders.filter(({ order }) => order.user_id === customer.id)
  const delivered = own.findLast(({ order }) => order.status === 'completed')
  return {
    notes: NOTES.map((text, index) => {
      const at = addMinutes(own[index]!.history[0]!.at, 60)
      return {
        id: newId(at),
        user_id: customer.id,
        author_id: adminId,
        text,
        idempotency_key: null,
        created_at: at,
      }
    }),
    completions: delivered
      ? [
          {
            id: newId(delivered.history.at(-1)!.at),
            order_id: delivered.order.id,
            kind: 'delivery',
            status_before: null,
            note: 'Handed to the guard at gate 2, as you asked.',
            picture_id: null,
            completed_by: adminId,
            completed_at: delivered.history.at(-1)!.at,
            undone_at: null,
            idempotency_key: 'demo',
          },
        ]
      : [],
  }
}
