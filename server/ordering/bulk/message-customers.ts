/** Sends a message to the customers of several orders, once to each. */
import type { BulkResult } from '#contract/orders/order-bulk.ts'
import { orderEvent } from '../../order/order-event.ts'
import { lockOrder } from '../../order/locked-order.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import {
  findNoMessagesReason,
  type Silence,
} from '../../notifications/notifications/find-no-messages-reason.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { newId } from '../../platform/ids.ts'
import type { Deps } from '../../platform/deps.ts'
import { orderTopicAndLink } from '../orders/messages/notify-of-orders.ts'
import { forEachOrder } from './for-each-order.ts'
import { isAlreadyNotified } from './store.ts'

/**
 * Leaves at once or when quiet hours end, in every way its customer wants to hear of orders; where there is none, it is
 * said of that order. A customer of several of the orders reads it below the first of them alone.
 * @param key the request's Idempotency-Key: under one key a customer is written to once
 */
export function messageCustomers(
  deps: Deps,
  staff: Person,
  ids: readonly string[],
  { text, key }: { text: string; key: string | null },
): Promise<BulkResult[]> {
  const at = deps.clock()
  const once = key === null ? newId(at) : `${staff.id} ${key}`
  const written = new Map<string, { number: string; silence: Silence | null }>()
  return forEachOrder(
    deps,
    ids.map((id) => ({ id })),
    ({ id }) =>
      inTransaction(deps.db, async (tx) => {
        const order = await lockOrder(tx, id)
        const { user_id: userId, number } = order
        const before = written.get(userId)
        if (before !== undefined)
          return (
            unsent(deps, before.silence) ?? {
              unchanged: deps.staffWords.bulkAnswers.readWith(before),
            }
          )
        const dedupeKey = `message:${once}`
        const silence = await findNoMessagesReason(tx, deps, userId, at)
        written.set(userId, { number, silence })
        if (await isAlreadyNotified(tx, userId, dedupeKey))
          return unsent(deps, silence) ?? 'unchanged'
        // Its words are the customer's: they stand in the message alone, and never in an event.
        await notify(tx, deps, {
          kind: 'order.message',
          params: { number, text },
          userId,
          dedupeKey,
          ...orderTopicAndLink(id),
          at,
        })
        await emit(tx, deps, orderEvent('order.messaged', order, staff.id, at, {}))
        return unsent(deps, silence) ?? 'done'
      }),
  )
}

/** What is said of a customer to whom nothing leaves; they read it in their bell all the same. */
function unsent({ staffWords }: Pick<Deps, 'staffWords'>, silence: Silence | null) {
  if (silence === null) return null
  const { unreachable, turnedOff } = staffWords.bulkAnswers
  return { failed: silence === 'unreachable' ? unreachable : turnedOff }
}
