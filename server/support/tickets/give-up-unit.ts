/** Staff give up what nobody finds: its claim is opened with it, for what is given up is owed. */
import { randomBytes } from 'node:crypto'
import type { BusinessSettings } from '#domain/business-settings.ts'
import { ticketFor } from '#domain/order-problems.ts'
import { ticketNumberFrom } from '#domain/tickets.ts'
import type { Words } from '#words/words.ts'
import type { LockedOrder } from '../../billing/locked-order.ts'
import type { Tx } from '../../database/transaction.ts'
import type { NewEvent } from '../../events/event-types.ts'
import type { Person } from '../../http/session.ts'
import { writeOff } from '../../ordering/custody/look-for-units.ts'
import type { Deps } from '../../platform/deps.ts'
import { beginClaim } from '../claims/make-claim.ts'
import { findReceivedPiece, nameOfPiece } from '../claims/received-piece.ts'
import { claimsOfPiece, isErased, nameMissingPiece } from '../claims/claims-of-piece.ts'
import { insertNewTicket, ticketOpened } from './keep-ticket.ts'

/**
 * Its customer claims nothing twice: where they miss something already, that is the claim for it.
 * @throws AppError as `writeOff` does
 */
export async function giveUpUnit(
  deps: Deps,
  staff: Person,
  orderId: string,
  body: { unit: number; reason: string },
  key: string | null,
): Promise<void> {
  const settings = await deps.settings.current()
  await writeOff(deps, staff, orderId, body, key, (tx, order, at) =>
    openClaim(deps.words, settings, tx, { staff, order, at, ...body }),
  )
}

/** @returns what happened */
async function openClaim(
  words: Words,
  settings: BusinessSettings,
  tx: Tx,
  given: { staff: Person; order: LockedOrder; at: Date; unit: number; reason: string },
): Promise<NewEvent[]> {
  const { staff, order, at, reason } = given
  const unit = await findReceivedPiece(tx, order.id, { unit: given.unit })
  if (!unit || order.status === 'cancelled' || (await isErased(tx, order.user_id))) return []
  if ((await claimsOfPiece(tx, order.id, { unit: unit.number })).length > 0) return []
  if (await nameMissingPiece(tx, order.id, unit.number)) return []
  const piece = nameOfPiece(words, unit)
  const report = { problem: 'missing', wish: 'refund', piece } as const
  const store = await beginClaim(tx, settings, {
    orderId: order.id,
    problem: report.problem,
    itemId: unit.itemId,
    unit,
    piece,
    pieceNumber: undefined,
  })
  const ticket = { number: ticketNumberFrom(randomBytes(4)), userId: order.user_id, at }
  const { id, messageId } = await insertNewTicket(
    tx,
    {
      subject: words.problemSubject(report),
      ...ticketFor(report.problem),
      orderId: order.id,
      report,
      message: words.claims.givenUp({ piece, order: order.number, reason }),
    },
    { ...ticket, by: staff.id },
  )
  return [
    ticketOpened(id, { ...ticket, actor: staff.id }),
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
