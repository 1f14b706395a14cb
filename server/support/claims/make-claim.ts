/** Makes a claim from a report: what can be claimed, and the deadlines for answer and decision. */
import { answerDeadline, decisionDeadline, type ClaimProblem } from '#domain/help/claims.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { lockOrder } from '../../order/locked-order.ts'
import type { Tx } from '../../database/transaction.ts'
import type { NewEvent } from '../../events/event-types.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { claimsOfPiece } from './claims-of-piece.ts'
import { findReceivedPiece, findReceivedPieceOfLine, type ReceivedPiece } from './received-piece.ts'
import {
  areAllOrderedPiecesClaimed,
  insertClaim,
  countClaimsOfItem,
  findLineOfPiece,
  countReceivedPieces,
} from './store.ts'

export interface ClaimedPiece {
  orderId: string
  problem: ClaimProblem
  /** The item of a line, or a garment of the order. */
  itemId: string
  /** What was counted in that it is; null where that isn't known. */
  unit: ReceivedPiece | null
  /** As the order names it. */
  piece: string
  /** Which of its pieces; the first if left out. */
  pieceNumber: number | undefined
}

/** Stores the claim, once its ticket is there. */
type StoreClaim = (ticket: {
  id: string
  number: string
  userId: string
  at: Date
}) => Promise<NewEvent>

/**
 * Locks the order and looks whether the piece can be claimed; nothing is stored yet.
 * @throws AppError `order_not_found`; `not_claimable` for an order that is cancelled or isn't back, and for a piece that
 *   never came in; `already_claimed`, also once that was settled
 */
export async function prepareClaim(
  tx: Tx,
  settings: BusinessSettings,
  claimed: ClaimedPiece,
): Promise<StoreClaim> {
  const { orderId, problem, piece } = claimed
  const order = await lockOrder(tx, orderId)
  // What was given up never comes back, so nobody waits for it.
  const isGivenUp = claimed.unit?.place === 'written_off' && order.status !== 'cancelled'
  if (order.status !== 'completed' && !isGivenUp)
    throw new AppError('not_claimable', say('claimTooSoon', { status: order.status }))
  const { itemId, unit, pieceNumber } = await pieceClaimed(tx, claimed)
  const line = unit ? undefined : await findLineOfPiece(tx, orderId, { itemId })
  const earlier = await claimsOfPiece(tx, orderId, unit ? { unit: unit.number } : { itemId })
  // What is weighed has no count: one thing of it after the other is claimed.
  const isWeighed = line?.unit === 'kg'
  const open = isWeighed ? earlier.find(({ status }) => status === 'open') : undefined
  const number = isWeighed ? (open?.piece_number ?? earlier.length + 1) : (pieceNumber ?? 1)
  const most = isWeighed ? Infinity : (unit?.pieces ?? line?.quantity ?? 1)
  if (number > most)
    throw new AppError('not_claimable', say('claimNeverReceived', { piece, received: most }))
  const same = earlier.find((each) => each.piece_number === number)
  if (same)
    throw new AppError(
      'already_claimed',
      say('claimedAlready', {
        piece,
        number: same.number ?? '',
        status: same.status,
        awardPaise: same.award_paise,
        others: isWeighed ? 0 : most - 1,
      }),
    )
  const ofItem = await countClaimsOfItem(tx, orderId, unit?.countedAs ?? itemId)
  const isItemClaimed = ofItem.pieces !== null && ofItem.claimed >= ofItem.pieces
  if (isItemClaimed || (unit === null && (await areAllOrderedPiecesClaimed(tx, orderId))))
    throw new AppError(
      'already_claimed',
      say('claimedAlready', { piece, number: '', status: 'open', awardPaise: null, others: 0 }),
    )
  const counted = await countReceivedPieces(tx, orderId)
  if (counted && counted.claimed >= counted.received)
    throw new AppError(
      'not_claimable',
      say('claimNeverReceived', { piece, received: counted.received }),
    )

  return async ({ id: ticketId, number: ticket, userId, at }) => {
    const id = newId(at)
    await insertClaim(tx, {
      id,
      order_id: orderId,
      ticket_id: ticketId,
      problem,
      item_id: itemId,
      unit_number: unit?.number ?? null,
      piece_number: number,
      piece,
      reported_at: at,
      answer_by: answerDeadline(at),
      decide_by: decisionDeadline(at, settings),
    })
    return {
      type: 'claim.reported',
      subject: { kind: 'claim', id },
      actor: userId,
      data: { ticket, userId, orderId, order: order.number },
      at,
    }
  }
}

/** The piece as it was counted in, also where a line of the order was named: it is one piece, and is claimed once. */
async function pieceClaimed(
  tx: Tx,
  { orderId, itemId, problem, unit, pieceNumber }: ClaimedPiece,
): Promise<Pick<ClaimedPiece, 'itemId' | 'unit' | 'pieceNumber'>> {
  const asNamed = { itemId, unit, pieceNumber }
  if (unit) return asNamed
  const named = { itemId, number: pieceNumber ?? 1, isMissing: problem === 'missing' }
  const found = await findReceivedPieceOfLine(tx, orderId, named)
  const received = found && (await findReceivedPiece(tx, orderId, { unit: found.unit }))
  if (!received) return asNamed
  return { itemId: received.itemId, unit: received, pieceNumber: found.pieceNumber }
}
