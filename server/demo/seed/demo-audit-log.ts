/** The demo's audit log: recent staff actions, each matching a change in other rows. */
import type { Insertable } from 'kysely'
import { english } from '#words/words.ts'
import { toAuditRow } from '../../audit/record-audit.ts'
import type { AuditSaid } from '../../capability/audit-entries.ts'
import type { Tables } from '../../database/tables.ts'
import type { DemoDoor } from './demo-notes-and-completions.ts'
import type { DemoHelp } from './demo-help-desk.ts'
import type { DemoOrder } from './demo-orders.ts'
import type { Person } from './demo-people.ts'

type AuditRow = ReturnType<typeof toAuditRow>

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
    [type, id]: [type: string, id: string],
    said: AuditSaid,
    at: Date | string,
    details?: Record<string, unknown>,
  ): AuditRow =>
    toAuditRow(english, {
      ...said,
      at: new Date(at),
      actorId: admin.id,
      record: { type, id },
      ...(details && { details }),
    })
  return [
    ...orders.flatMap(({ order: { id, number }, history }) =>
      history.flatMap(({ actor, event, status: to, at }, index) => {
        if (actor !== 'staff' || event !== 'status') return []
        const from = history[index - 1]!.status
        const said: AuditSaid = { kind: 'order.status_set', params: { number, from, to } }
        return [entry(['order', id], said, at, { from, to })]
      }),
    ),
    ...orders.flatMap(({ order }) => {
      const { id, number, paid_at: at, total_paise: amountPaise, payment_method: method } = order
      // Who may be signed in as has saved a card, which paid their latest order.
      if (order.user_id === demoCustomer.id) return []
      if (!at || amountPaise === 0 || (method !== 'cash' && method !== 'upi')) return []
      const said: AuditSaid = { kind: 'order.marked_paid', params: { number, amountPaise, method } }
      return [entry(['order', id], said, at, { method, amountPaise })]
    }),
    ...orderNotes.map(({ order_id: id, created_at: at }) =>
      entry(['order', id], { kind: 'order.noted', params: { number: numbers.get(id)! } }, at),
    ),
    ...door.notes.map(({ user_id: id, created_at: at }) =>
      entry(['customer', id], { kind: 'customer.noted' }, at),
    ),
    ...help.answers.map(({ message_id: id, created_at: at }) =>
      entry(['contact_message', id], { kind: 'contact_message.answered' }, at),
    ),
    ...help.ticketMessages.flatMap(({ ticket_id: id, author, internal, created_at: at }) => {
      if (author !== 'staff') return []
      const { number } = help.tickets.find((ticket) => ticket.id === id)!
      const kind = internal ? 'ticket.noted' : 'ticket.answered'
      return [entry(['ticket', id], { kind, params: { number } }, at)]
    }),
  ]
    .sort((one, other) => Number(one.at) - Number(other.at))
    .slice(-MOST)
}
