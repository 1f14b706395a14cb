// Piece of a report as one form value: an item, a garment, or a counted bag or item.

/** Before the number of what was counted in. */
const UNIT = '#'

/** @param pieceNumber which of several alike, from 1 */
export function pieceValueOfUnit(unit: number, pieceNumber = 1): string {
  return `${UNIT}${unit}${pieceNumber > 1 ? ` ${pieceNumber}` : ''}`
}

/** As it is sent. @param value not empty; after a space which of several alike */
export function parsePieceValue(
  value: string,
): ({ piece: string } | { unit: number }) & { pieceNumber?: number } {
  const [piece = '', number] = value.split(' ')
  return {
    ...(piece.startsWith(UNIT) ? { unit: Number(piece.slice(1)) } : { piece }),
    ...(number !== undefined && { pieceNumber: Number(number) }),
  }
}
