/** A counted piece of an order: its name, place and claim. */
import type { UnitKind, UnitPlace } from '#domain/clothes/custody.ts'
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
  /** The item of the price list that it was counted as; null where nobody said. */
  countedAs: string | null
  /** As it was called when it came in, or as its garment is; null where it has no name. */
  name: string | null
}

/**
 * What was counted in as the piece of a line that a report names: for something missing what is missing or given up,
 * otherwise the pieces of that item in turn.
 * @param number which of several alike, from 1
 * @returns the unit and which of its pieces; null where that piece wasn't counted in as the item
 */
export async function findReceivedPieceOfLine(
  db: Db,
  orderId: string,
  named: { itemId: string; number: number; isMissing: boolean },
): Promise<{ unit: number; pieceNumber: number } | null> {
  const units = await db
    .selectFrom('units')
    .select(['number', 'pieces', 'place'])
    .where('order_id', '=', orderId)
    .where('item_id', '=', named.itemId)
    .orderBy('number')
    .execute()
  const meant = named.isMissing
    ? units.filter(({ place }) => place === 'missing' || place === 'written_off')
    : units
  const pieces = meant.flatMap(({ number, pieces: count }) =>
    Array.from({ length: count }, (_, at) => ({ unit: number, pieceNumber: at + 1 })),
  )
  return pieces[named.number - 1] ?? null
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
      'units.item_id as counted_as',
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
    countedAs: row.counted_as,
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
