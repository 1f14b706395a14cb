/** Completes a pickup or delivery: once, with the driver's notes, photos and collected money. */
import { branchOfOrder } from '#domain/base/branch.ts'
import type { Unit } from '#domain/clothes/custody.ts'
import { selectUnitsToHandOver } from '#domain/clothes/custody-moves.ts'
import { checkStopAgainstOrder, type Fit, type TakenSum } from '#domain/run-sheet/door-misfits.ts'
import { DONE_STATUS, completionTime } from '#domain/run-sheet/run-sheet.ts'
import { lockOrder } from '../../order/locked-order.ts'
import { recordTakenPayment } from '../../billing/payments/mark-paid.ts'
import { paiseFromRupees } from '../../billing/paise-from-rupees.ts'
import type { Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { digestOfPicture } from '../../platform/images/pictures.ts'
import { writeOnceByKey } from '../../platform/run-once-by-key.ts'
import { recordHandedInInTransaction } from '../clothes/counting/hand-in.ts'
import {
  handOverPartInTransaction,
  readCustodyStanding,
  type TakenAtDoor,
} from '../clothes/moves/hand-over-part.ts'
import { proveDelivery } from '../delivery-codes/prove-delivery.ts'
import { saveWithPicture } from '../garments/save-with-picture.ts'
import { readStatusChangeState } from '../orders/record/history.ts'
import { moveStatusInTransaction } from '../orders/status/move-status.ts'
import { deedToRow } from './deeds/deed-columns.ts'
import { type KeptVisit, takerOf, type Visit } from './deeds/visit.ts'
import { findColleagueBagCount } from './misfit-store.ts'
import { orderStateAtDoor } from './order-state-at-door.ts'
import { isOwnStop } from './own-stop.ts'
import { insertCompletion, isKnownCompletion } from './completion-store.ts'
import { findRiderOf } from './store.ts'
import { stopMade } from './deeds/stop-made.ts'
import { insertMisfitInTransaction } from './write-misfit.ts'

/**
 * What a rider did at a door is a fact: it is always written, with its money, its clothes and its time (`completionTime`).
 * Where the order changed since, it follows as far as it can, and the rest waits for a manager (`checkStopAgainstOrder`). Completing a
 * stop that is done already only adds its count, note, photo and money. What is handed over in part leaves it open. One
 * that is sent again changes nothing, even after it was taken back.
 * @returns whether it is written, by this call or an earlier one; false where there was nothing to write
 * @throws AppError `order_not_found`, and those of a photo that can't be kept
 */
export async function completeStop(deps: Deps, staff: Person, completion: Visit): Promise<boolean> {
  const { orderId, kind, key } = completion
  const isKnown = () => isKnownCompletion(deps.db, orderId, kind, key)
  // Before its photo is looked at.
  if (completion.photo && (await isKnown())) return true
  const made = await writeOnceByKey(
    { key, what: 'stop', constraint: 'stop_completions_once', isKnown },
    () => storeCompletion(deps, staff, completion),
  )
  return made || (await isKnown())
}

function storeCompletion(deps: Deps, staff: Person, completion: Visit): Promise<boolean> {
  return saveWithPicture(deps, completion.photo, (tx, pictureId, encoded) =>
    completeStopInTransaction(tx, deps, staff, {
      ...completion,
      pictureId,
      photoDigest: encoded && digestOfPicture(encoded),
    }),
  )
}

/**
 * The inner form.
 * @param staff whose completion it is
 * @param completion with its kept picture
 * @returns false where there was nothing to write
 */
export async function completeStopInTransaction(
  tx: Tx,
  deps: Deps,
  staff: Person,
  completion: KeptVisit,
): Promise<boolean> {
  const { orderId, kind, deed, pictureId, collected, device, key } = completion
  const { reason = null } = deed
  const handedIn = handedInBy(completion)
  const taken = takerOf(deed)
  const order = await lockOrder(tx, orderId)
  const now = deps.clock()
  const { lastEntryAt, isCardAsked } = await readStatusChangeState(tx, orderId)
  const at = completionTime({ ...device, arrivedAt: now, lastEntryAt })
  const clothes =
    kind === 'delivery' && order.has_units ? await readCustodyStanding(tx, orderId) : null
  const said = {
    kind,
    broughtBack: false,
    hasReason: reason !== null,
    units: deed.units,
    bags: handedIn?.bags,
    taken: takenSum(collected),
  }
  const found = {
    ...orderStateAtDoor(order, kind),
    isTheirs: await isOwnStop(tx, staff, orderId, kind),
    isCardAsked,
    units: clothes?.units ?? [],
    otherBags: handedIn && (await findColleagueBagCount(tx, { orderId, kind, riderId: staff.id })),
  }
  const fit = checkStopAgainstOrder(said, found)
  const proved =
    fit.state === 'waiting' ? await proveStop(tx, deps, completion, { taken, at }) : null
  const saysMore =
    deed.note !== '' || pictureId !== null || handedIn !== null || taken !== undefined
  if (fit.state === 'done' && !saysMore && said.taken === null) return false

  // Before the status: what is paid at the door is not charged to a card any more.
  const paid =
    said.taken !== null && fit.bookedPaise > 0
      ? await recordTakenPayment(
          tx,
          staff,
          order,
          { method: said.taken.method, paise: fit.bookedPaise, place: 'door' },
          { now, at },
        )
      : null
  const part =
    clothes === null || fit.state === 'done'
      ? null
      : partToWrite(clothes.units, { units: said.units, follows: fit.follows })
  const handedOver =
    clothes && part
      ? await handOverPartInTransaction(tx, order, clothes, {
          numbers: part,
          taken: taken ?? { by: 'customer', name: null },
          staff,
          at,
        })
      : null
  const isDone = fit.follows && part === null
  const completionId = newId(now)
  const riderId = await insertCompletion(tx, {
    id: completionId,
    order_id: orderId,
    kind,
    status_before: isDone ? order.status : null,
    ...deedToRow('visit', {
      ...deed,
      ...(handedIn === null && { grams: undefined, givenBy: undefined }),
      units: handedOver && handedOver.units.length > 0 ? handedOver.units : undefined,
      digipin: await keptPosition(tx, deps, staff, completion, fit),
    }),
    picture_id: pictureId,
    photo_digest: completion.photoDigest,
    payment_id: paid?.paymentId ?? null,
    proof: proved?.proof ?? null,
    completed_by: staff.id,
    completed_at: at,
    undone_at: null,
    idempotency_key: key,
  })
  if (handedIn) await recordHandedInInTransaction(tx, deps, order, handedIn, { staff, at })
  const events = [...(paid ? [paid.event] : []), ...(handedOver?.events ?? [])]
  if (isDone) {
    // A fact of its own, also where staff had set the order back a moment ago: an undo would lose its time and taker.
    const change = { reason, taken, now, at }
    const standing = paid?.order ?? order
    const done = DONE_STATUS[kind]
    const moved = await moveStatusInTransaction(tx, deps, staff, standing, done, change)
    events.push(...moved.events, ...stopMade(staff, order, { kind, riderId, at, now }))
  }
  const misfits = [...fit.misfits, ...(proved?.misfit ? [proved.misfit] : [])]
  const misfit = { completionId, kind, misfits, taken: said.taken, found }
  events.push(...(await insertMisfitInTransaction(tx, order, misfit, { rider: staff, now })))
  await emit(tx, deps, ...events)
  return true
}

/**
 * Where the rider's phone was, where the laundry learns doors and the stop is their own: who marks it for a rider stands
 * elsewhere, and so may who adds a payment or a note later.
 */
async function keptPosition(
  tx: Tx,
  { laundry }: Pick<Deps, 'laundry'>,
  staff: Person,
  { orderId, kind, deed: { digipin } }: Pick<KeptVisit, 'orderId' | 'kind' | 'deed'>,
  { state }: Pick<Fit, 'state'>,
): Promise<string | undefined> {
  if (digipin === undefined || state !== 'waiting') return undefined
  const { route } = await laundry(branchOfOrder({ id: orderId })).settings.current()
  if (!route.learnsDoors) return undefined
  return (await findRiderOf(tx, orderId, kind)) === staff.id ? digipin : undefined
}

/** Null of a pickup, which needs no proof. */
function proveStop(
  tx: Tx,
  deps: Deps,
  { orderId, kind, code, pictureId }: KeptVisit,
  { taken, at }: { taken: TakenAtDoor | undefined; at: Date },
) {
  if (kind === 'pickup') return null
  return proveDelivery(tx, deps, orderId, { code, hasPhoto: pictureId !== null, taken, at })
}

/** The units to write as handed over beside the order's status; null where all follow it. */
function partToWrite(
  units: readonly Unit[],
  { units: named, follows }: { units: readonly number[] | undefined; follows: boolean },
): readonly number[] | null {
  const numbers = named ?? units.map(({ number }) => number)
  return follows && selectUnitsToHandOver(units, numbers).left === 0 ? null : numbers
}

function takenSum(collected: Visit['collected']): TakenSum | null {
  if (!collected) return null
  const { method, amount, seen } = collected
  const paise = amount === undefined ? null : paiseFromRupees(amount)
  return { method, paise, ...(seen !== undefined && { seenPaise: paiseFromRupees(seen) }) }
}

/** What a rider took along; null where they counted no bags. */
function handedInBy({ deed: { bags, grams, givenBy }, photoDigest: photo }: KeptVisit) {
  return bags === undefined ? null : { to: 'rider' as const, from: givenBy, bags, grams, photo }
}
