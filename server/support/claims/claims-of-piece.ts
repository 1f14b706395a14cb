/** Which claims there are of a piece, and which piece a claim is of. */
import type { Tx } from '../../database/transaction.ts'
import { piecesReceived } from './store.ts'

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
 * Says of the oldest claim for something missing that nobody knew the piece of, and that isn't settled, which piece it is.
 * @returns whether there was one
 */
export async function nameMissingPiece(tx: Tx, orderId: string, unit: number): Promise<boolean> {
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
        .orderBy('oldest.id')
        .limit(1),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whether as many pieces are claimed as were counted in, the order being locked; not so where nobody counted. */
export async function isAllClaimed(tx: Tx, orderId: string): Promise<boolean> {
  const counted = await piecesReceived(tx, orderId)
  return counted !== null && counted.claimed >= counted.received
}

/** Whether a customer was erased: nothing is opened for them. */
export async function isErased(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('erased_at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return !row || row.erased_at !== null
}
