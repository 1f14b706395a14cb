/** A piece of an order as it was counted in: what it is called, where it is, and whether it is claimed. */
import type { UnitKind, UnitPlace } from '#domain/custody.ts'
import type { Words } from '#words/words.ts'
import type { Db } from '../../database/transaction.ts'

export interface ReceivedPiece {
  number: number
  kind: UnitKind
  /** How many pieces it is; 1 where nobody counted. */
  pieces: number
  place: UnitPlace
  /** What a claim keeps as the item: the garment that it is, or the unit itself. */
  itemId: string
  /** As it was called when it came in, or as its garment is; null where it has no name. */
  name: string | null
}

/** @param of the unit's number, or the garment that it is */
export async function findReceivedPiece(
  db: Db,
  orderId: string,
  of: { unit: number } | { garmentId: string },
): Promise<ReceivedPiece | null> {
  const row = await db
    .selectFrom('units')
    .leftJoin('garments', 'garments.id', 'units.garment_id')
    .select([
      'units.number',
      'units.kind',
      'units.pieces',
      'units.place',
      'units.name',
      'garments.id as garment_id',
      'garments.name as garment',
    ])
    .where('units.order_id', '=', orderId)
    .where((eb) =>
      'unit' in of
        ? eb('units.number', '=', of.unit)
        : eb(eb.cast<string>('units.garment_id', 'text'), '=', of.garmentId),
    )
    .orderBy('units.number')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { number, kind, place } = row
  return {
    number,
    kind,
    pieces: Math.max(1, row.pieces),
    place,
    itemId: row.garment_id ?? `unit-${number}`,
    name: row.name ?? row.garment,
  }
}

/** What a piece is called to people: by its name, or by what it is and its number. */
export function nameOfPiece(
  words: Pick<Words, 'claims'>,
  piece: Pick<ReceivedPiece, 'name' | 'kind' | 'number'>,
): string {
  return piece.name ?? words.claims.unitName(piece)
}
