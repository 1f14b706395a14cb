/** Keeps a late stop: its rider lost access meanwhile, or a colleague handed it in. */
import type { FastifyRequest } from 'fastify'
import { can } from '#domain/people/permissions.ts'
import { isStaff } from '#domain/people/roles.ts'
import { completionTime } from '#domain/run-sheet/run-sheet.ts'
import { paiseFromRupees } from '../../billing/paise-from-rupees.ts'
import type { LateStopReason } from '../../database/own-types.ts'
import { emit } from '../../events/emit.ts'
import { checkAccess } from '../../http/callers/access.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { findUser } from '../../identity/find-user.ts'
import { findCurrentOrFormerStaff } from '../../identity/people/ended-sessions.ts'
import { hasWorkedHere } from '../../identity/people/has-worked-here.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { digestOfPicture } from '../../platform/images/pictures.ts'
import { writeOnceByKey } from '../../platform/run-once-by-key.ts'
import { checkKeptCode } from '../delivery-codes/prove-delivery.ts'
import { saveWithPicture } from '../garments/save-with-picture.ts'
import { completeStop } from './complete-stop.ts'
import { deedCallTime } from './deeds/deed-call-time.ts'
import { deedToRow } from './deeds/deed-columns.ts'
import type { Visit } from './deeds/visit.ts'
import { recordFailedVisit } from './record-failed-visit.ts'
import { insertLateStop, isKnownLateStop } from './late-stop-store.ts'
import { isStopOnOwnRun } from './own-stop.ts'
import { isKnownCompletion } from './completion-store.ts'
import { findOrderNumber } from './store.ts'

export interface LateStopInput extends Visit {
  /** It couldn't be picked up or delivered: the note says why. */
  broughtBack: boolean
  /** Who marked it, as the phone says. */
  markedBy: string | undefined
  /** The rider for whom a colleague hands it in. */
  handedInFor: string | undefined
}

/**
 * Who still rides has it written as it is, and a manager sees that it wasn't theirs any more. What somebody marked who has
 * no access any more, or on a day when it stood on no run of theirs, is only written down: nothing of the order changes
 * before staff decide.
 * @returns what was done with it
 * @throws AppError `not_signed_in` for who isn't signed in and did not work here lately, `forbidden` for customers who
 * didn't either and for what another marked,
 * `order_not_found`, `invalid_input` for parts of a paisa, those of a photo that can't be kept
 */
export async function storeLateStop(
  deps: Deps,
  request: Pick<FastifyRequest, 'person' | 'headers'>,
  late: LateStopInput,
): Promise<'written' | 'waits' | 'handedIn' | 'known'> {
  const { handedInFor } = late
  if (handedInFor !== undefined && handedInFor !== request.person?.id)
    return keepHandedIn(deps, request.person, handedInFor, late)
  const rider = await findCurrentOrFormerStaff(deps, request)
  // Told that they aren't signed in, a customer's browser would end their session.
  if (!rider && request.person) throw new AppError('forbidden', say('staffOnly'))
  if (!rider) throw new AppError('not_signed_in', say('notSignedIn'))
  if (late.markedBy !== undefined && late.markedBy !== rider.id)
    throw new AppError('forbidden', say('markedByAnother'))
  const mayRide = request.person !== null && can(rider, 'own-run')
  if (mayRide && (await isWrittenAtOnce(deps, rider, late))) {
    if (late.broughtBack) await recordFailedVisit(deps, rider, late)
    else await completeStop(deps, rider, late)
    return 'written'
  }
  await keepForDecision(deps, { rider, why: reasonOf(rider, request.person) }, late)
  return 'waits'
}

/**
 * Another's word counts less than the rider's own: it always waits for a manager.
 * @throws AppError `not_signed_in` and `forbidden` for those without the run, and where no rider is named;
 * `order_not_found`, those of a photo that can't be kept
 */
async function keepHandedIn(
  deps: Deps,
  colleague: Person | null,
  riderId: string,
  late: LateStopInput,
): Promise<'handedIn' | 'known'> {
  checkAccess({ permission: 'own-run' }, colleague)
  if (late.markedBy !== undefined && late.markedBy !== riderId)
    throw new AppError('forbidden', say('markedByAnother'))
  const rider = await findUser(deps.db, riderId)
  if (!rider || !(await hasWorkedHere(deps.db, rider)))
    throw new AppError('forbidden', say('noRiderNamed'))
  if (await isKnownCompletion(deps.db, late.orderId, late.kind, late.key)) return 'known'
  await keepForDecision(deps, { rider, why: 'handed_in', handedInBy: colleague!.id }, late)
  return 'handedIn'
}

async function isWrittenAtOnce(deps: Deps, rider: Person, late: LateStopInput): Promise<boolean> {
  const { orderId, kind, key, device } = late
  return (
    (await isStopOnOwnRun(deps.db, deps, rider, late, device)) ||
    isKnownCompletion(deps.db, orderId, kind, key)
  )
}

async function keepForDecision(
  deps: Deps,
  { rider, why, handedInBy }: { rider: Person; why: LateStopReason; handedInBy?: string },
  late: LateStopInput,
): Promise<void> {
  const { orderId, kind, deed, code, photo, collected, device, key } = late
  const order = await findOrderNumber(deps.db, orderId)
  if (order === undefined) throw orderNotFound()
  const stop = { order_id: orderId, kind, idempotency_key: key }
  const isKnown = () => isKnownLateStop(deps.db, stop)
  if (await isKnown()) return
  const now = deps.clock()
  const markedAt = completionTime({ ...device, arrivedAt: now, lastEntryAt: new Date(0) })
  const calledAt = deedCallTime(deed, { markedAt: device.at, visitedAt: markedAt })
  await writeOnceByKey({ key, what: 'stop', constraint: 'late_stops_once', isKnown }, () =>
    saveWithPicture<boolean>(deps, photo, async (tx, pictureId, encoded) => {
      await insertLateStop(tx, {
        ...stop,
        id: newId(now),
        rider_id: rider.id,
        why,
        handed_in_by: handedInBy ?? null,
        brought_back: late.broughtBack,
        ...deedToRow('late', { ...deed, calledAt }),
        photo_digest: encoded && digestOfPicture(encoded),
        // Compared now: the order may have another code by the time of the decision.
        code_check: code ? await checkKeptCode(tx, deps, orderId, { code, at: markedAt }) : null,
        collected: collected?.method ?? null,
        collected_paise: collected?.amount === undefined ? null : paiseFromRupees(collected.amount),
        picture_id: pictureId,
        marked_at: markedAt,
        arrived_at: now,
        outcome: null,
        decided_by: null,
        decided_at: null,
      })
      await emit(tx, deps, {
        type: 'run.late_stop_kept',
        subject: { kind: 'order', id: orderId },
        actor: handedInBy ?? rider.id,
        data: {
          number: order.number,
          kind,
          riderId: rider.id,
          markedAt: markedAt.toISOString(),
          ...(handedInBy !== undefined && { handedInBy }),
        },
        at: now,
      })
      return true
    }),
  )
}

/** @param signedIn null for a session that has ended */
function reasonOf(rider: Person, signedIn: Person | null): LateStopReason {
  if (!isStaff(rider)) return 'removed'
  return signedIn ? 'not_theirs' : 'suspended'
}
