/** What the demo's staff did lately, as the audit log would have it: each entry is about a change that the other rows show. */
import type { Insertable } from 'kysely'
import { formatPaise } from '#domain/money.ts'
import { STATUS_LABELS } from '#domain/order-lifecycle.ts'
import type { Tables } from '../../database/tables.ts'
import type { DemoDoor } from './demo-door.ts'
import type { DemoHelp } from './demo-help.ts'
import type { DemoOrder } from './demo-orders.ts'
import type { Person } from './demo-people.ts'

type AuditRow = Insertable<Tables['audit_log']> & { at: Date }

const MOST = 60

/** The latest entries, oldest first: entries are read in the order they were stored. */
export function demoAuditLog(
  { admin, demoCustomer }: { admin: Person; demoCustomer: Person },
  orders: readonly DemoOrder[],
  orderNotes: readonly Insertable<Tables['order_notes']>[],
  door: DemoDoor,
  help: DemoHelp,
): AuditRow[] {
  const numbers = new Map(orders.map(({ order }) => [order.id, order.number]))
  const entry = (
    action: string,
    [type, id]: [type: string, id: string],
    summary: string,
    at: Date | string,
    details?: object,
  ): AuditRow => ({
    at: new Date(at),
    actor_id: admin.id,
    action,
    subject_type: type,
    subject_id: id,
    summary,
    details: details ? JSON.stringify(details) : null,
  })
  return [
    ...orders.flatMap(({ order, history }) =>
      history.flatMap(({ actor, event, status, at }, index) => {
        if (actor !== 'staff' || event !== 'status') return []
        const from = history[index - 1]!.status
        const words = `Order ${order.number}: ${STATUS_LABELS[status]} instead of ${STATUS_LABELS[from]}`
        return [entry('order.status_set', ['order', order.id], words, at, { from, to: status })]
      }),
    ),
    ...orders.flatMap(({ order }) => {
      const { id, number, paid_at: at, total_paise: amountPaise, payment_method: method } = order
      // Who may be signed in as has saved a card, which paid their latest order.
      if (order.user_id === demoCustomer.id) return []
      if (!at || amountPaise === 0 || (method !== 'cash' && method !== 'upi')) return []
      const words = `Order ${number}: took ${formatPaise(amountPaise)} ${method === 'cash' ? 'in cash' : 'by UPI'}`
      return [entry('order.marked_paid', ['order', id], words, at, { method, amountPaise })]
    }),
    ...orderNotes.map(({ order_id: id, created_at: at }) =>
      entry(
        'order.noted',
        ['order', id],
        `Order ${numbers.get(id)}: a note for staff was added`,
        at,
      ),
    ),
    ...door.notes.map(({ user_id: id, created_at: at }) =>
      entry('customer.noted', ['customer', id], 'Wrote a note on a customer', at),
    ),
    ...help.answers.map(({ message_id: id, created_at: at }) =>
      entry(
        'contact_message.answered',
        ['contact_message', id],
        'Answered a message of the contact page',
        at,
      ),
    ),
    ...help.ticketMessages.flatMap(({ ticket_id: id, author, internal, created_at: at }) => {
      if (author !== 'staff') return []
      const { number } = help.tickets.find((ticket) => ticket.id === id)!
      return [
        internal
          ? entry('ticket.noted', ['ticket', id], `Left a note on ticket ${number}`, at)
          : entry('ticket.answered', ['ticket', id], `Answered ticket ${number}`, at),
      ]
    }),
  ]
    .sort((one, other) => Number(one.at) - Number(other.at))
    .slice(-MOST)
}
