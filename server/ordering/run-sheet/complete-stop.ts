/** The driver picked up or delivered: once, with what they noted, photographed and collected. */
import {
  DONE_STATUS,
  stopState,
  type StopKind,
  completionTime,
  type CompletionTimes,
} from '#domain/run-sheet.ts'
import type { Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { keepPicture } from '../garments/keep-picture.ts'
import { handInIn } from '../custody/hand-in.ts'
import { handOverPartIn, type TakenAtDoor } from '../custody/hand-over-part.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Upload } from '../../http/form.ts'
import type { Person } from '../../http/session.ts'
import { handOversOf } from '../../billing/hand-overs.ts'
import { lockOrder } from '../../billing/locked-order.ts'
import { markPaidIn } from '../../billing/order-payments/mark-paid.ts'
import { onceByKey } from '../../platform/once-by-key.ts'
import { readStanding } from '../orders/history.ts'
import { orderNotFound } from '../../http/not-found.ts'
import { setStatusIn } from '../orders/set-status.ts'
import { newId } from '../../platform/ids.ts'
import { insertCompletion, isKnownCompletion } from './store.ts'
import type { TakenByHand } from '#domain/order-choices.ts'
import type { Taker } from '#domain/custody.ts'
import { digestOf } from '../../platform/images/pictures.ts'

export interface Completion {
  orderId: string
  kind: StopKind
  note: string
  /** Why it is handed over although not all of it is packed, in words for its customer. */
  reason?: string | undefined
  /** Who took it at the door. */
  taken?: TakenAtDoor | undefined
  /** Which of its bags and items were handed over, by their numbers; all of them, if left out. */
  units?: readonly number[] | undefined
  /** Counted at a pickup; of a delivery it isn't kept. */
  bags?: number | undefined
  /** What these weigh. */
  grams?: number | undefined
  /** Who handed a pickup over; its customer, if left out. */
  givenBy?: Taker | undefined
  photo: Upload | null
  /** What was paid at the door: how, and how much the driver saw as due, in rupees. */
  collected?: { method: TakenByHand; amount?: number | undefined } | undefined
  /** What the device's clock showed, if the device says so. */
  device: Pick<CompletionTimes, 'at' | 'sentAt'>
  /** What a repeated completion is recognised by. */
  key: string
}

/**
 * Completing a stop that is done already only adds its count, note, photo and money; the order has moved on,
 * and stays where it is. What is handed over in part leaves it open, and adds as much. It counts at the time it was made (`completionTime`). One that is sent again changes nothing, even after it was taken back.
 * @throws AppError `order_not_found`, `no_longer_changeable` when there is nothing to pick up or
 *   deliver, those of a photo that can't be kept, and those of `markPaid`
 */
export async function completeStop(
  deps: Deps,
  staff: Person,
  completion: Completion,
): Promise<void> {
  const { orderId, kind, key } = completion
  const isKnown = async () =>
    (await isKnownCompletion(deps.db, orderId, kind, key)) ? true : undefined
  // Before its photo is looked at.
  if (completion.photo && (await isKnown())) return
  await onceByKey<true>(
    {
      key,
      constraint: 'stop_completions_once',
      find: isKnown,
      isSame: () => true,
      what: 'stop',
      isRefusal: (error) => error instanceof AppError,
    },
    async () => {
      await storeCompletion(deps, staff, completion)
      return true
    },
  )
}

function storeCompletion(deps: Deps, staff: Person, completion: Completion): Promise<void> {
  return keepPicture(deps, completion.photo, (tx, pictureId, encoded) =>
    completeStopIn(tx, deps, staff, {
      ...completion,
      pictureId,
      photoDigest: encoded && digestOf(encoded),
    }),
  )
}

/**
 * The inner form.
 * @param staff whose completion it is
 * @param completion with its kept picture
 */
export async function completeStopIn(
  tx: Tx,
  deps: Deps,
  staff: Person,
  completion: Omit<Completion, 'photo'> & { pictureId: string | null; photoDigest: string | null },
): Promise<void> {
  const { orderId, kind, note, reason = null, pictureId, collected, device, key } = completion
  const handedIn = kind === 'pickup' ? handedInBy(completion) : null
  const bags = handedIn?.bags ?? null
  const order = await lockOrder(tx, orderId)
  if (!order) throw orderNotFound()
  const handOver = kind === 'pickup' ? order.pickup_hand_over : order.delivery_hand_over
  const state = handOver === 'counter' ? 'none' : stopState(kind, order.status)
  if (state === 'none')
    throw new AppError(
      'no_longer_changeable',
      say('noSuchStop', {
        number: order.number,
        status: order.status,
        kind,
        ...handOversOf(order),
      }),
    )
  const taken = kind === 'delivery' ? completion.taken : undefined
  const saysMore = note !== '' || pictureId !== null || bags !== null || taken !== undefined
  if (state === 'done' && !saysMore && !collected) return
  const now = deps.clock()
  const { lastEntryAt, isCardAsked, open } = await readStanding(tx, orderId, now)
  const at = completionTime({ ...device, arrivedAt: now, lastEntryAt })
  // Before the status: what is paid at the door is not charged to a card any more.
  const when = { isCardAsked, now, at }
  const paid = collected
    ? await markPaidIn(tx, staff, order, { ...collected, place: 'door' }, when)
    : null
  const part =
    kind === 'delivery' && state === 'waiting' && completion.units
      ? await handOverPartIn(tx, order, {
          units: completion.units,
          taken: taken ?? { by: 'customer', name: null },
          staff,
          at,
        })
      : null
  const isDone = state === 'waiting' && part === null
  await insertCompletion(tx, {
    id: newId(now),
    order_id: orderId,
    kind,
    status_before: isDone ? order.status : null,
    note,
    picture_id: pictureId,
    bags,
    grams: handedIn?.grams ?? null,
    given_by: handedIn?.from ?? null,
    photo_digest: completion.photoDigest,
    taken_by: taken?.by ?? null,
    taken_name: taken?.name ?? null,
    units: part && part.units.length > 0 ? JSON.stringify(part.units) : null,
    payment_id: paid?.paymentId ?? null,
    completed_by: staff.id,
    completed_at: at,
    undone_at: null,
    idempotency_key: key,
  })
  if (handedIn) await handInIn(tx, deps, order, handedIn, { staff, at })
  const events = [...(paid ? [paid.event] : []), ...(part?.events ?? [])]
  if (isDone) {
    const change = { reason, taken, open, now, at }
    const standing = paid?.order ?? order
    const moved = await setStatusIn(tx, deps, staff, standing, DONE_STATUS[kind], change)
    events.push(...moved.events)
  }
  await emit(tx, deps, ...events)
}

/** What a rider took along; null where they counted no bags. */
function handedInBy({
  bags,
  grams,
  givenBy,
  photoDigest: photo,
}: Pick<Completion, 'bags' | 'grams' | 'givenBy'> & { photoDigest: string | null }) {
  return bags === undefined ? null : { to: 'rider' as const, from: givenBy, bags, grams, photo }
}
