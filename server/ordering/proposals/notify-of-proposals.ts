/** Notifies customers of proposals, and of orders that stay unchanged. */
import { isFinalStatus } from '#domain/orders/record/order-lifecycle.ts'
import { pickHandOvers } from '#domain/orders/record/hand-over.ts'
import { extraPaiseOfLine } from '#domain/orders/price-proposals.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Consumer } from '../../events/consumer.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { withdrawQuestion } from '../../notifications/outbox/withdraw-question.ts'
import { orderTopicAndLink } from '../orders/messages/notify-of-orders.ts'
import { proposalLink } from './link.ts'
import { findLastProposal } from './store.ts'

/** The key of what a customer is asked by a proposal. */
export function proposalDedupeKey(orderId: string, proposalId: string): string {
  return `order:${orderId}:proposal:${proposalId}`
}

function withdrawQuestions(tx: Tx, orderId: string, userId: string): Promise<void> {
  return withdrawQuestion(tx, userId, proposalDedupeKey(orderId, ''))
}

export const proposalNotifications: Consumer = {
  name: 'proposal notifications',
  on: {
    /** Its link opens this one without signing in, so it is made here and stands in no event. */
    'order.more_proposed': async (tx, deps, { subject, data, at }, { timeZone }) => {
      const proposal = await findLastProposal(tx, subject.id)
      if (!proposal || proposal.id !== data.proposalId || proposal.ended_at !== null) return
      const { number, fromPaise, toPaise, userId } = data
      // An earlier one is asked in its place no more.
      await withdrawQuestions(tx, subject.id, userId)
      await notify(tx, deps, {
        kind: 'order.more_proposed',
        params: {
          number,
          fromPaise,
          toPaise,
          lines: proposal.asked.map((line) => ({
            service: line.service,
            name: line.name,
            unit: line.unit,
            quantity: line.quantity,
            morePaise: extraPaiseOfLine(line),
            reason: line.reason,
          })),
          until: { at: data.until, timeZone },
          proposalId: proposal.id,
          ...pickHandOvers(data),
        },
        userId,
        dedupeKey: proposalDedupeKey(subject.id, data.proposalId),
        topic: null,
        link: proposalLink(
          { orderId: subject.id, proposalId: proposal.id, came: 'mailed' },
          deps.config,
        ),
        at,
      })
    },
    // What was asked about an order isn't asked any more once its lines are others, or it is over.
    'order.lines_changed': (tx, _deps, { subject, data: { userId } }) =>
      withdrawQuestions(tx, subject.id, userId),
    'order.booking_changed': async (tx, _deps, { subject, data: { lines, userId } }) => {
      if (lines !== null) await withdrawQuestions(tx, subject.id, userId)
    },
    'order.cancelled': (tx, _deps, { subject, data: { userId } }) =>
      withdrawQuestions(tx, subject.id, userId),
    'order.status_set': async (tx, _deps, { subject, data: { to, userId } }) => {
      if (isFinalStatus(to)) await withdrawQuestions(tx, subject.id, userId)
    },
    'order.kept_as_ordered': async (tx, deps, { subject, data, at }) => {
      const { number, totalPaise, lapsed, stuck, userId, proposalId } = data
      await notify(tx, deps, {
        kind: 'order.kept_as_ordered',
        params: { number, totalPaise, lapsed, ...(stuck && { stuck }), ...pickHandOvers(data) },
        userId,
        dedupeKey: `${proposalDedupeKey(subject.id, proposalId)}:kept`,
        ...orderTopicAndLink(subject.id),
        at,
      })
    },
  },
}
