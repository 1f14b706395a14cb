/** Gives up a missing unit and opens the claim for it, because its value is owed to the customer. */
import { branchOfOrder } from '#domain/base/branch.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { ticketForProblem } from '#domain/help/order-problems.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import type { Tx } from '../../database/transaction.ts'
import type { NewEvent } from '../../events/event-types.ts'
import type { Person } from '../../http/callers/session.ts'
import { wordsOfUser } from '../../identity/words-of-user.ts'
import { writeOffMissingUnit } from '../../ordering/clothes/pieces/look-for-units.ts'
import type { Deps } from '../../platform/deps.ts'
import { prepareClaim } from '../claims/make-claim.ts'
import { findReceivedPiece, nameOfPiece } from '../claims/received-piece.ts'
import {
  claimsOfPiece,
  areAllPiecesClaimed,
  isCustomerErased,
  assignMissingClaimPiece,
} from '../claims/claims-of-piece.ts'
import {
  insertNewTicket,
  ticketOpenedEvent,
  storeUnderNewTicketNumber,
} from './store-ticket-once.ts'

/**
 * Its customer claims nothing twice: where they miss something already, that is the claim for it, and where all that came
 * in is claimed, one of those claims is.
 * @throws AppError as `writeOffMissingUnit` does
 */
export async function writeOffUnit(
  deps: Deps,
  staff: Person,
  orderId: string,
  body: { unit: number; reason: string },
  key: string | null,
): Promise<void> {
  const settings = await deps.laundry(branchOfOrder({ id: orderId })).settings.current()
  await storeUnderNewTicketNumber((number) =>
    writeOffMissingUnit(deps, staff, orderId, body, key, (tx, order, at) =>
      openClaim(deps, settings, tx, { staff, order, at, number, ...body }),
    ),
  )
}

/** @returns what happened */
async function openClaim(
  { staffWords, wordsFor }: Pick<Deps, 'staffWords' | 'wordsFor'>,
  settings: BusinessSettings,
  tx: Tx,
  given: {
    staff: Person
    order: LockedOrder
    at: Date
    number: string
    unit: number
    reason: string
  },
): Promise<NewEvent[]> {
  const { staff, order, at, number, reason } = given
  const unit = await findReceivedPiece(tx, order.id, { unit: given.unit })
  if (!unit || order.status === 'cancelled' || (await isCustomerErased(tx, order.user_id)))
    return []
  if ((await claimsOfPiece(tx, order.id, { unit: unit.number })).length > 0) return []
  if (await assignMissingClaimPiece(tx, order.id, unit)) return []
  if (await areAllPiecesClaimed(tx, order.id, unit)) return []
  const piece = nameOfPiece(staffWords, unit)
  const report = { problem: 'missing', wish: 'refund', piece } as const
  const store = await prepareClaim(tx, settings, {
    orderId: order.id,
    problem: report.problem,
    itemId: unit.itemId,
    unit,
    piece,
    pieceNumber: undefined,
  })
  const ticket = { number, userId: order.user_id, at }
  const customersWords = await wordsOfUser(tx, { wordsFor }, order.user_id)
  const { id, messageId } = await insertNewTicket(
    tx,
    {
      subject: staffWords.problemSubject(report),
      ...ticketForProblem(report.problem),
      orderId: order.id,
      report,
      message: customersWords.claims.givenUp({ piece, order: order.number, reason }),
    },
    { ...ticket, by: staff.id },
  )
  return [
    ticketOpenedEvent(id, { ...ticket, actor: staff.id }),
    await store({ id, ...ticket }),
    {
      type: 'ticket.answered',
      subject: { kind: 'ticket', id },
      actor: staff.id,
      data: { number: ticket.number, userId: ticket.userId, messageId },
      at,
    },
  ]
}
