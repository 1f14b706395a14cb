/** Audit entries for staff's work on orders and their money. */
import { pickHandOvers } from '#domain/orders/record/hand-over.ts'
import { writeOrderItem } from '#domain/orders/order-items.ts'
import type { EventData } from '../../events/event-types.ts'
import type { AuditEntries } from '../../capability/audit-entries.ts'

const lateStop = ({ data }: { data: EventData['run.late_stop_applied'] }) => ({
  params: { number: data.number, kind: data.kind },
  details: { riderId: data.riderId, markedAt: data.markedAt },
})

export const orderAudit: AuditEntries = {
  'order.placed': ({ actor, data: { userId, number } }) =>
    actor === userId ? null : { params: { number } },
  'order.pickup_moved': ({ actor, data: { userId, number, from, to, overFull: reason } }) =>
    actor === userId
      ? null
      : {
          params: { number, from, to, reason },
          details: { from, to, ...(reason !== null && { reason }) },
        },
  'order.delivery_moved': ({ actor, data: { userId, number, from, to, overFull: reason } }) =>
    actor === null || actor === userId
      ? null
      : {
          params: { number, from, to, reason },
          details: { from, to, ...(reason !== null && { reason }) },
        },
  // Addresses and names stand in the order's history, which is emptied with its customer.
  'order.booking_changed': ({ actor, data: { userId, number, parts } }) =>
    actor === userId ? null : { params: { number, parts }, details: { parts } },
  // What its customer answered is none of staff's doings.
  'order.lines_changed': ({ actor, data }) => {
    const { userId, number, fromPaise, toPaise, agreed, from, to } = data
    if (actor === null || actor === userId) return null
    return {
      params: { number, fromPaise, toPaise, ...(agreed && { agreed }) },
      details: {
        from: from.map(writeOrderItem),
        to: to.map(writeOrderItem),
        fromPaise,
        toPaise,
        ...(agreed && { agreed }),
      },
    }
  },
  'order.split': ({ data: { number, part, items, fromPaise, toPaise, overFull: reason } }) => ({
    params: { number, part: part.number, fromPaise, toPaise, reason },
    details: {
      part: part.number,
      items: items.map(writeOrderItem),
      fromPaise,
      toPaise,
      ...(reason !== null && { reason }),
    },
  }),
  'order.more_proposed': ({ data: { number, fromPaise, toPaise, items } }) => ({
    params: { number, fromPaise, toPaise },
    details: { items: items.map(writeOrderItem), fromPaise, toPaise },
  }),
  'order.approval_link_taken': ({ data: { number, way } }) => ({
    params: { number, way },
    details: { way },
  }),
  'order.status_set': ({ data: { number, from, to, madeAt, ...order } }) => ({
    params: { number, from, to, ...pickHandOvers(order) },
    details: { from, to, madeAt },
  }),
  'order.status_undone': ({ data: { number, from, to, madeAt, ...order } }) => ({
    params: { number, from, to, ...pickHandOvers(order) },
    details: { from, to, madeAt },
  }),
  'order.marked_paid': ({ data: { number, paymentId, method, amountPaise, madeAt } }) => ({
    params: { number, method, amountPaise },
    details: { paymentId, method, amountPaise, madeAt },
  }),
  'order.payment_chosen': ({ actor, data: { userId, number, from, method } }) =>
    actor === userId ? null : { params: { number, from, method }, details: { from, to: method } },
  'order.payment_undone': ({ data: { number, paymentId, method, amountPaise } }) => ({
    params: { number, amountPaise },
    details: { paymentId, method, amountPaise },
  }),
  'order.messaged': ({ data: { number } }) => ({ params: { number } }),
  'order.delivery_code_sent': ({ data: { number } }) => ({ params: { number } }),
  'order.stop_assigned': ({ data: { number, kind, from, to } }) => ({
    params: { number, kind, isAssigned: to !== null },
    details: { from, to },
  }),
  'run.late_stop_kept': ({ data }) => {
    const { params, details } = lateStop({ data })
    return {
      params: { ...params, ...(data.handedInBy !== undefined && { handedIn: true }) },
      details,
    }
  },
  'run.late_stop_applied': lateStop,
  'run.late_stop_set_aside': lateStop,
  'run.stop_misfit': ({ data: { number, kind, riderId, misfits } }) => ({
    params: { number, kind },
    details: { riderId, misfits },
  }),
  'run.stop_misfit_decided': ({ data: { number, kind, riderId, misfits, choice } }) => ({
    params: { number, kind, choice },
    details: { riderId, misfits },
  }),
  'order.goodwill_given': ({ data: { number, amountPaise, percent, goodwillId, missed } }) => ({
    params: { number, amountPaise, percent, ...(missed && { missed }) },
    details: { goodwillId, amountPaise, percent },
  }),
  'order.refunded': ({ data: { number, amountPaise, goodwillPaise } }) => ({
    params: { number, amountPaise },
    details: { amountPaise, goodwillPaise },
  }),
  'order.refund_failed': ({ data: { number, refundId, amountPaise } }) => ({
    params: { number, amountPaise },
    details: { refundId, amountPaise },
  }),
}
