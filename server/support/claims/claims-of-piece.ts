/** The claims of a piece, and the piece of a claim. */
import type { Tx } from '../../database/transaction.ts'
import type { ReceivedPiece } from './received-piece.ts'
import { countClaimsOfItem, countReceivedPieces } from './store.ts'

/** The claims of a piece's line or of what was counted in, the order being locked. */
export function claimsOfPiece(
  tx: Tx,
  orderId: string,
  piece: { itemId: string } | { unit: number },
) {
  return tx
    .selectFrom('claims')
    .leftJoin('tickets', 'tickets.id', 'claims.ticket_id')
    .select(['claims.piece_number', 'claims.status', 'claims.award_paise', 'tickets.number'])
    .where('claims.order_id', '=', orderId)
    .where((eb) =>
      'unit' in piece
        ? eb('claims.unit_number', '=', piece.unit)
        : eb('claims.item_id', '=', piece.itemId),
    )
    .orderBy('claims.piece_number')
    .execute()
}

/**
 * Says which piece the oldest claim for something missing is of, where nobody knew and it isn't settled; a claim of
 * another item than the piece was counted as stays as it is.
 * @returns whether there was one
 */
export async function assignMissingClaimPiece(
  tx: Tx,
  orderId: string,
  { number: unit, countedAs }: Pick<ReceivedPiece, 'number' | 'countedAs'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('claims')
    .set({ unit_number: unit })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('claims as oldest')
        .select('oldest.id')
        .where('oldest.order_id', '=', orderId)
        .where('oldest.problem', '=', 'missing')
        .where('oldest.status', 'in', ['open', 'decided'])
        .where('oldest.unit_number', 'is', null)
        .$if(countedAs !== null, (query) => query.where('oldest.item_id', '=', countedAs!))
        .orderBy('oldest.id')
        .limit(1),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whether all pieces of the order or of the unit's item are claimed, the order being locked; not so where nobody counted. */
export async function areAllPiecesClaimed(
  tx: Tx,
  orderId: string,
  { itemId, countedAs }: Pick<ReceivedPiece, 'itemId' | 'countedAs'>,
): Promise<boolean> {
  const counted = await countReceivedPieces(tx, orderId)
  if (counted !== null && counted.claimed >= counted.received) return true
  const { claimed, pieces } = await countClaimsOfItem(tx, orderId, countedAs ?? itemId)
  return pieces !== null && claimed >= pieces
}

/** Whether a customer was erased: nothing is opened for them. */
export async function isCustomerErased(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('erased_at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return !row || row.erased_at !== null
}
