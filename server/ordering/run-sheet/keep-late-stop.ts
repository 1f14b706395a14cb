/** Keeps a stop that a phone marked while it was its person's, and that arrives when it isn't any more. */
import type { FastifyRequest } from 'fastify'
import type { Taker } from '#domain/custody.ts'
import { isStaff } from '#domain/roles.ts'
import { fromRupees } from '#domain/money.ts'
import { completionTime, type StopKind } from '#domain/run-sheet.ts'
import type { TakenByHand } from '#domain/order-choices.ts'
import type { Upload } from '../../http/form.ts'
import { orderNotFound } from '../../http/not-found.ts'
import type { Person } from '../../http/session.ts'
import { staffOrFormer } from '../../identity/staff/ended-sessions.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { digestOf } from '../../platform/images/pictures.ts'
import { onceByKey } from '../../platform/once-by-key.ts'
import type { TakenAtDoor } from '../custody/hand-over-part.ts'
import { keepPicture } from '../garments/keep-picture.ts'
import { ownerOfOrder } from './store.ts'
import { insertLateStop, isKnownLateStop } from './late-stop-store.ts'

export interface LateStopInput {
  orderId: string
  kind: StopKind
  /** It couldn't be delivered: the note says why. */
  broughtBack: boolean
  note: string
  /** Why it was handed over although not all of it was packed; null where nothing was said. */
  reason: string | null
  /** Counted at a pickup. */
  bags: number | null
  /** What these weigh, and who handed them over. */
  grams: number | null
  givenBy: Taker | null
  /** Who took it at the door, and which bags and items; null where nothing was said. */
  taken: TakenAtDoor | null
  units: readonly number[] | null
  photo: Upload | null
  collected: TakenByHand | null
  /** What was due as they saw it, in rupees. */
  amount: number | null
  device: { at: Date | undefined; sentAt: Date | undefined }
  /** Who marked it, as the phone says. */
  markedBy: string | undefined
  key: string
}

/**
 * It is only written down: nothing of the order changes before somebody decides. The same key is kept once.
 * @throws AppError `not_signed_in` for who works nowhere here and did not lately, `forbidden` for what another marked,
 * `order_not_found`, those of a photo that can't be kept
 */
export async function keepLateStop(
  deps: Deps,
  request: Pick<FastifyRequest, 'person' | 'headers'>,
  {
    orderId,
    kind,
    broughtBack,
    note,
    reason,
    bags,
    grams,
    givenBy,
    taken,
    units,
    photo,
    collected,
    amount,
    device,
    markedBy,
    key,
  }: LateStopInput,
): Promise<void> {
  const rider = await staffOrFormer(deps, request)
  if (!rider) throw new AppError('not_signed_in', say('notSignedIn'))
  if (markedBy !== undefined && markedBy !== rider.id)
    throw new AppError('forbidden', say('markedByAnother'))
  if ((await ownerOfOrder(deps.db, orderId)) === undefined) throw orderNotFound()
  const stop = { order_id: orderId, kind, idempotency_key: key }
  const isKnown = async () => ((await isKnownLateStop(deps.db, stop)) ? true : undefined)
  if (await isKnown()) return
  const now = deps.clock()
  const marked = { ...device, arrivedAt: now, lastEntryAt: new Date(0) }
  await onceByKey<true>(
    {
      key,
      constraint: 'late_stops_once',
      find: isKnown,
      isSame: () => true,
      what: 'stop',
      isRefusal: (error) => error instanceof AppError,
    },
    () =>
      keepPicture<true>(deps, photo, async (tx, pictureId, encoded) => {
        await insertLateStop(tx, {
          ...stop,
          id: newId(now),
          rider_id: rider.id,
          why: reasonOf(rider, request.person),
          brought_back: kind === 'delivery' && broughtBack,
          note,
          reason,
          bags: kind === 'pickup' ? bags : null,
          grams: kind === 'pickup' ? grams : null,
          given_by: kind === 'pickup' ? givenBy : null,
          photo_digest: encoded && digestOf(encoded),
          taken_by: kind === 'delivery' ? (taken?.by ?? null) : null,
          taken_name: kind === 'delivery' ? (taken?.name ?? null) : null,
          units: kind === 'delivery' && units ? JSON.stringify(units) : null,
          collected,
          collected_paise: collected && amount !== null ? fromRupees(amount) : null,
          picture_id: pictureId,
          marked_at: completionTime(marked),
          arrived_at: now,
          outcome: null,
          decided_by: null,
          decided_at: null,
        })
        return true
      }),
  )
}

/** @param signedIn null for a session that has ended */
function reasonOf(rider: Person, signedIn: Person | null) {
  if (!isStaff(rider)) return 'removed'
  return signedIn ? 'not_theirs' : 'suspended'
}
