/** A rider at the door can't deliver, and brings everything back: the order is ready again, and packed at the plant. */
import { completionTime, type CompletionTimes } from '#domain/run-sheet.ts'
import { handOversOf } from '../../billing/hand-overs.ts'
import { lockOrder } from '../../billing/locked-order.ts'
import { orderEvent } from '../../billing/order-event.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { orderNotFound } from '../../http/not-found.ts'
import type { Person } from '../../http/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { onceByKey } from '../../platform/once-by-key.ts'
import { followStatusIn } from '../custody/follow-status.ts'
import { readStanding } from '../orders/history.ts'
import { setStatusIn } from '../orders/set-status.ts'
import { isOwnStop } from './own-stop.ts'
import { insertCompletion, isKnownCompletion } from './store.ts'

const KIND = 'delivery'

export interface BroughtBack {
  orderId: string
  /** In words for its customer: it stands where a driver's notes do. */
  reason: string
  /** What the device's clock showed, if the device says so. */
  device: Pick<CompletionTimes, 'at' | 'sentAt'>
  /** What it is recognised by when it comes again. */
  key: string
}

/**
 * Who has the whole run may do it for anybody. What was handed over in part stays where it is. It counts at the time it
 * was made (`completionTime`).
 * @throws AppError `order_not_found` for a delivery that is another rider's; `no_longer_changeable` for one that isn't
 *   to be made
 */
export async function bringBack(deps: Deps, staff: Person, brought: BroughtBack): Promise<void> {
  const { orderId, key } = brought
  await onceByKey<true>(
    {
      key,
      constraint: 'stop_completions_once',
      find: async () => ((await isKnownCompletion(deps.db, orderId, KIND, key)) ? true : undefined),
      isSame: () => true,
      what: 'stop',
      isRefusal: (error) => error instanceof AppError,
    },
    async () => {
      await inTransaction(deps.db, async (tx) => {
        if (!(await isOwnStop(tx, staff, orderId, KIND))) throw orderNotFound()
        await bringBackIn(tx, deps, staff, brought)
      })
      return true
    },
  )
}

/**
 * The inner form.
 * @param staff who brings it back
 */
export async function bringBackIn(
  tx: Tx,
  deps: Deps,
  staff: Person,
  { orderId, reason, device, key }: BroughtBack,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw orderNotFound()
  const { number, status } = order
  const isOut = status === 'out_for_delivery'
  if (order.delivery_hand_over === 'counter' || (!isOut && status !== 'ready'))
    throw new AppError(
      'no_longer_changeable',
      say('noSuchStop', { number, status, kind: KIND, ...handOversOf(order) }),
    )
  const now = deps.clock()
  const { lastEntryAt, open } = await readStanding(tx, orderId, now)
  const at = completionTime({ ...device, arrivedAt: now, lastEntryAt })
  await insertCompletion(tx, {
    id: newId(now),
    order_id: orderId,
    kind: KIND,
    status_before: null,
    brought_back: true,
    note: reason,
    picture_id: null,
    completed_by: staff.id,
    completed_at: at,
    undone_at: null,
    idempotency_key: key,
  })
  // A bag may have been loaded before its order was out for delivery.
  const events = isOut
    ? (await setStatusIn(tx, deps, staff, order, 'ready', { open, now, at })).events
    : await followStatusIn(tx, order, 'ready', { staff, reason: null, at })
  await emit(tx, deps, ...events, orderEvent('order.brought_back', order, staff.id, at, {}))
}
