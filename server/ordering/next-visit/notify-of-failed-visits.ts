/** Notifies customers of failed visits, with a link that chooses the next one. */
import { pickHandOvers } from '#domain/orders/record/hand-over.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Consumer } from '../../events/consumer.ts'
import type { StoredEvent } from '../../events/event-types.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import type { Deps } from '../../platform/deps.ts'
import { orderTopicAndLink } from '../orders/messages/notify-of-orders.ts'
import { findHistoryReason } from '../orders/record/history.ts'
import { nextVisitLink } from './link.ts'

export const failedVisitNotifications: Consumer = {
  name: 'failed visit notifications',
  on: {
    'order.brought_back': notifyOf('delivery'),
    'order.pickup_failed': notifyOf('pickup'),
  },
}

function notifyOf(kind: StopKind) {
  return async (
    tx: Tx,
    deps: Pick<Deps, 'jobs' | 'staffWords' | 'config'>,
    { subject, data, at }: Pick<StoredEvent<'order.brought_back'>, 'subject' | 'data' | 'at'>,
  ): Promise<void> => {
    const { number, entryId, visitedAt, timeZone, customerMoves, failureReason } = data
    const { isCalled, isMoved, isLate, feePaise } = data
    const { topic, link } = orderTopicAndLink(subject.id)
    const mayChoose = !isMoved && (kind === 'pickup' || customerMoves !== false)
    await notify(tx, deps, {
      kind: 'order.visit_failed',
      params: {
        number,
        visit: kind,
        at: visitedAt,
        timeZone,
        reason: (await findHistoryReason(tx, entryId)) ?? '',
        customerMoves,
        ...(failureReason && { failureReason }),
        ...(isCalled && { isCalled }),
        ...(isMoved && { isMoved }),
        ...(isLate && { isLate }),
        ...(feePaise && { feePaise }),
        ...pickHandOvers(data),
      },
      userId: data.userId,
      dedupeKey: `${topic}:visit:${entryId}`,
      topic,
      // Made here, for it opens the choice without signing in and so stands in no event.
      link: mayChoose ? nextVisitLink(subject.id, entryId, deps.config) : link,
      at,
    })
  }
}
