/** Takes in a bag of no order: it is written down before anything else, and becomes an order where it can. */
import type { FastifyRequest } from 'fastify'
import { can } from '#domain/people/permissions.ts'
import { isStaff } from '#domain/people/roles.ts'
import { type Deed, deedOfKind } from '#domain/run-sheet/deed.ts'
import type { BagProblem } from '#domain/run-sheet/door-bag.ts'
import { completionTime, type CompletionTimes, type StopKind } from '#domain/run-sheet/run-sheet.ts'
import { inTransaction } from '../../database/transaction.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import { checkAccess } from '../../http/callers/access.ts'
import type { Person } from '../../http/callers/session.ts'
import { refuseBlockedCustomer } from '../../identity/blocks/refuse-blocked-customer.ts'
import { findUser } from '../../identity/find-user.ts'
import { findCurrentOrFormerStaff } from '../../identity/people/ended-sessions.ts'
import { hasWorkedHere } from '../../identity/people/has-worked-here.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { deedToRow } from '../run-sheet/deeds/deed-columns.ts'
import { canChangeStop } from '../run-sheet/own-stop.ts'
import { emitDoorBagKept } from './emit-kept.ts'
import { placeDoorBag } from './place-door-bag.ts'
import {
  type DoorBagRow,
  findDoorBagByKey,
  findOrderNumber,
  insertDoorBag,
  updateBagOrder,
  updateBagProblem,
} from './store.ts'

export interface DoorBagInput {
  orderId: string
  kind: StopKind
  deed: Deed
  /** What the device's clock showed. */
  device: Pick<CompletionTimes, 'at' | 'sentAt'>
  markedBy: string | undefined
  /** The rider for whom a colleague hands it in. */
  handedInFor: string | undefined
  key: string
}

export interface TakenBag {
  /** The order's; null while the bag waits. */
  number: string | null
  problem: BagProblem | null
}

/**
 * Sent again, it is the same bag, whatever became of it.
 * @throws AppError `not_signed_in`, `forbidden` for who never worked here and for what another marked, `order_not_found`
 */
export async function takeDoorBag(
  deps: Deps,
  request: Pick<FastifyRequest, 'person' | 'headers'>,
  bag: DoorBagInput,
): Promise<TakenBag> {
  const { rider, handedInBy } = await findTaker(deps, request, bag)
  const row = await writeDown(deps, rider, handedInBy, bag, request.person)
  if (row.outcome !== null || row.problem !== null) return readTaken(deps, row)
  try {
    const order = await placeDoorBag(deps, row, {
      by: rider,
      isMobile: false,
      refuse: (customer) => refuseBlockedCustomer(deps, customer),
    })
    const made = { orderId: order.id, by: rider.id, at: deps.clock() }
    await inTransaction(deps.db, (tx) => updateBagOrder(tx, row.id, made))
    return { number: order.number, problem: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const problem = problemOf(error)
    await inTransaction(deps.db, async (tx) => {
      await updateBagProblem(tx, row.id, problem)
      await emitDoorBagKept(tx, deps, row, { problem, at: deps.clock() })
    })
    return { number: null, problem }
  }
}

/** Who took it: the caller, who may have left by now, or the rider for whom a colleague hands it in. */
async function findTaker(
  deps: Deps,
  request: Pick<FastifyRequest, 'person' | 'headers'>,
  { markedBy, handedInFor }: DoorBagInput,
): Promise<{ rider: Person; handedInBy: string | null }> {
  const { person } = request
  const isForOther = handedInFor !== undefined && handedInFor !== person?.id
  if (isForOther) checkAccess({ permission: 'own-run' }, person)
  const rider = isForOther
    ? await findUser(deps.db, handedInFor)
    : await findCurrentOrFormerStaff(deps, request)
  if (isForOther && (!rider || !(await hasWorkedHere(deps.db, rider))))
    throw new AppError('forbidden', say('noRiderNamed'))
  if (!rider && person) throw new AppError('forbidden', say('staffOnly'))
  if (!rider) throw new AppError('not_signed_in', say('notSignedIn'))
  if (markedBy !== undefined && markedBy !== rider.id)
    throw new AppError('forbidden', say('markedByAnother'))
  return { rider, handedInBy: isForOther ? person!.id : null }
}

/** @returns its row, which an earlier call may have written */
async function writeDown(
  deps: Deps,
  rider: Person,
  handedInBy: string | null,
  bag: DoorBagInput,
  signedIn: Person | null,
): Promise<DoorBagRow> {
  const { orderId, kind, device, key } = bag
  const known = await findDoorBagByKey(deps.db, rider.id, key)
  if (known) return known
  if ((await findOrderNumber(deps.db, orderId)) === null) throw orderNotFound()
  const now = deps.clock()
  const problem = await firstProblem(deps, { rider, handedInBy, signedIn }, bag)
  const { service, bags = 1, giverName, giverPhone, ...deed } = deedOfKind(bag.deed, 'bag')
  const isNeighbours = giverName !== undefined || giverPhone !== undefined
  const row = {
    ...deedToRow('bag', {
      ...deed,
      ...(isNeighbours && { giverName: giverName ?? '', giverPhone: giverPhone ?? '' }),
    }),
    service: service!,
    bags,
    id: newId(now),
    idempotency_key: key,
    rider_id: rider.id,
    handed_in_by: handedInBy,
    from_order_id: orderId,
    from_kind: kind,
    marked_at: completionTime({ ...device, arrivedAt: now, lastEntryAt: new Date(0) }),
    arrived_at: now,
    problem,
    order_id: null,
    outcome: null,
    decided_by: null,
    decided_at: null,
  }
  await inTransaction(deps.db, async (tx) => {
    if ((await insertDoorBag(tx, row)) && problem !== null)
      await emitDoorBagKept(tx, deps, row, { problem, at: now })
  })
  return (await findDoorBagByKey(deps.db, rider.id, key))!
}

/** What makes it wait before anything is tried. */
async function firstProblem(
  deps: Deps,
  {
    rider,
    handedInBy,
    signedIn,
  }: { rider: Person; handedInBy: string | null; signedIn: Person | null },
  { orderId, kind, device }: DoorBagInput,
): Promise<BagProblem | null> {
  if (handedInBy !== null) return 'handed_in'
  if (!signedIn || !isStaff(rider) || !can(rider, 'own-run')) return 'removed'
  return (await canChangeStop(deps.db, deps, rider, { orderId, kind }, device))
    ? null
    : 'not_theirs'
}

function problemOf({ code }: AppError): BagProblem {
  if (code === 'bag_not_offered') return 'not_sold'
  if (code === 'customer_blocked') return 'blocked'
  return code === 'invalid_input' || code === 'maybe_landline' ? 'bad_number' : 'not_placed'
}

async function readTaken({ db }: Deps, row: DoorBagRow): Promise<TakenBag> {
  const number = row.order_id === null ? null : await findOrderNumber(db, row.order_id)
  return { number, problem: row.problem }
}
