/** API calls for the run sheet and proofs at the door. */
import { bringBack as bringBackCall, failPickup } from '#contract/run-sheet/bring-back.ts'
import { orderProofs, proofPicture } from '#contract/run-sheet/order-proofs.ts'
import {
  assignStop as assignCall,
  loadUnit as loadUnitCall,
  riders,
  runSheet,
  undoCompletion as undoCall,
  completeStop as completeCall,
} from '#contract/run-sheet/run-sheet.ts'
import { checkDeliveryCode as checkCodeCall } from '#contract/run-sheet/delivery-codes.ts'
import { can } from '#domain/people/permissions.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { notFound, orderNotFound } from '../../http/answers/not-found.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { pictureKey } from '../../platform/images/picture-files.ts'
import { assignStop, listRiders } from './assign-stop.ts'
import { visitFromCall } from './deeds/visit.ts'
import { recordFailedVisit } from './record-failed-visit.ts'
import { loadUnit } from './load-unit.ts'
import { canChangeStop } from './own-stop.ts'
import { readRunSheet, readRunStop } from './read-run-sheet.ts'
import { canSeeDoorPhoto } from './proofs/can-see-door-photo.ts'
import { readDoorVisits } from './proofs/read-door-visits.ts'
import { findOrderOwner } from './store.ts'
import { undoCompletion } from './undo-completion.ts'
import { doorVisitView } from './view.ts'
import { checkDeliveryCode } from '../delivery-codes/check-delivery-code.ts'
import { completeStop } from './complete-stop.ts'
import { lateStopRoutes } from './late-stop-routes.ts'

/** A photo that is taken back must not be shown again, so browsers ask each time. */
const PHOTO_HEADERS = { 'content-type': 'image/webp', 'cache-control': 'private, no-cache' }

export function runSheetRoutes(deps: Deps): Route[] {
  const { db, files } = deps
  return [
    route(runSheet, ({ query, person }) => readRunSheet(deps, person, query.date)),
    route(riders, async () => (await listRiders(deps)).map(({ id, name }) => ({ _id: id, name }))),
    route(assignCall, async ({ params: { orderId, kind }, body, person }) => {
      const riderId = body.riderId?.toLowerCase() ?? null
      await assignStop(deps, person, { orderId, kind, riderId })
      return readRunStop(deps, person, orderId, kind)
    }),
    route(completeCall, async ({ params, body, headers, person, upload }) => {
      const { orderId, kind } = params
      if (body.markedBy !== undefined && body.markedBy !== person.id)
        throw new AppError('forbidden', say('markedByAnother'))
      const visit = visitFromCall(deps, { params, body, headers, upload }, false)
      if (!(await canChangeStop(db, deps, person, { orderId, kind }, visit.device)))
        throw orderNotFound()
      const isWritten = await completeStop(deps, person, visit)
      // A stop of an earlier day is answered only to what was written of it.
      if (!isWritten && !(await canChangeStop(db, deps, person, { orderId, kind })))
        throw orderNotFound()
      return readRunStop(deps, person, orderId, kind)
    }),
    route(checkCodeCall, async ({ params: { orderId }, body, person }) => {
      if (!(await canChangeStop(db, deps, person, { orderId, kind: 'delivery' })))
        throw orderNotFound()
      await checkDeliveryCode(deps, orderId, body.code)
      return readRunStop(deps, person, orderId, 'delivery')
    }),
    route(loadUnitCall, async ({ body, headers, person }) => {
      const orderId = await loadUnit(deps, person, body, headers['idempotency-key'] ?? null)
      return readRunStop(deps, person, orderId, 'delivery')
    }),
    failedVisitRoute(deps, bringBackCall, 'delivery'),
    failedVisitRoute(deps, failPickup, 'pickup'),
    route(undoCall, async ({ params, person }) => {
      const { orderId, kind } = await undoCompletion(deps, person, params.id)
      return readRunStop(deps, person, orderId, kind)
    }),
    route(orderProofs, async ({ params, person }) => {
      const owner = await findOrderOwner(db, params.orderId)
      if (owner === undefined || !can(person, 'orders', owner)) throw orderNotFound()
      return (await readDoorVisits(db, params.orderId)).map(doorVisitView)
    }),
    route(proofPicture, async ({ params, person }) => {
      const bytes = (await canSeeDoorPhoto(db, person, params.id))
        ? await files.get(pictureKey(params.id.toLowerCase(), params.size))
        : null
      if (!bytes) throw notFound('photo')
      return new Answer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
        headers: PHOTO_HEADERS,
      })
    }),
    ...lateStopRoutes(deps),
  ]
}

function failedVisitRoute(
  deps: Deps,
  call: typeof bringBackCall | typeof failPickup,
  kind: StopKind,
): Route {
  return route(call, async ({ params: { orderId }, body, headers, person, upload }) => {
    const { reason: note, markedBy, ...said } = body
    if (markedBy !== undefined && markedBy !== person.id)
      throw new AppError('forbidden', say('markedByAnother'))
    const incoming = { params: { orderId, kind }, body: { ...said, note }, headers, upload }
    const visit = visitFromCall(deps, incoming, true)
    if (!(await canChangeStop(deps.db, deps, person, visit, visit.device))) throw orderNotFound()
    await recordFailedVisit(deps, person, visit)
    return readRunStop(deps, person, orderId, kind)
  })
}
