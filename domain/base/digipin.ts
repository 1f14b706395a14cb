/**
 * DIGIPIN, India Post’s national addressing grid: a code of ten characters for a cell of about 4 m by 4 m.
 * Written from "DIGIPIN: Technical Document, Final Version" (Department of Posts, March 2025).
 */

/** A place on the earth, in degrees. */
export type Point = { readonly latitude: number; readonly longitude: number }

/** Symbols of a 4 × 4 grid, row by row from the north-west. */
const SYMBOLS = 'FC98J327K456LMPT'

const LEVELS = 10

/** The edges of the grid, in degrees: India with its seas. */
export const INDIA = { south: 2.5, north: 38.5, west: 63.5, east: 99.5 } as const

const SIDE = INDIA.north - INDIA.south

/** Cells along a side at the last level. */
const CELLS = 4 ** LEVELS

/** The width of a cell, in metres: how exactly a DIGIPIN tells a place. */
export const DIGIPIN_METRES = 4

/** A DIGIPIN as `encodeDigipin` writes it. */
export const DIGIPIN_PATTERN = /^[2-9CFJKLMPT]{3}-[2-9CFJKLMPT]{3}-[2-9CFJKLMPT]{4}$/

/** A DIGIPIN in a form, or nothing. */
export const DIGIPIN_FORM = {
  pattern: new RegExp(`^$|${DIGIPIN_PATTERN.source}`),
  sample: '39J-49L-L8T4',
}

/** @returns the code of the cell that a point lies in, with its hyphens; null outside of the grid */
export function encodeDigipin({ latitude, longitude }: Point): string | null {
  const north = cellAlong(latitude - INDIA.south)
  const east = cellAlong(longitude - INDIA.west)
  if (north === null || east === null) return null
  const symbols = Array.from({ length: LEVELS }, (_, level) => {
    const shift = 2 * (LEVELS - 1 - level)
    const row = 3 - ((north >> shift) & 3)
    return SYMBOLS[4 * row + ((east >> shift) & 3)]!
  })
  return withHyphens(symbols.join(''))
}

/**
 * @param text a DIGIPIN as people type it: in small letters, with spaces, without hyphens
 * @returns the centre of its cell, to six decimals; null where the text is no DIGIPIN
 */
export function decodeDigipin(text: string): Point | null {
  const code = cleanDigipin(text)
  if (code === null) return null
  let north = 0
  let east = 0
  for (const symbol of code.replaceAll('-', '')) {
    const place = SYMBOLS.indexOf(symbol)
    north = 4 * north + 3 - Math.floor(place / 4)
    east = 4 * east + (place % 4)
  }
  return { latitude: centreOf(INDIA.south, north), longitude: centreOf(INDIA.west, east) }
}

/** @returns a typed DIGIPIN as it is written, with its hyphens; null where the text is none */
export function cleanDigipin(text: string): string | null {
  const code = withHyphens(text.toUpperCase().replaceAll(/[\s-]/g, ''))
  return DIGIPIN_PATTERN.test(code) ? code : null
}

function withHyphens(symbols: string): string {
  return `${symbols.slice(0, 3)}-${symbols.slice(3, 6)}-${symbols.slice(6)}`
}

/** A point on a line between cells belongs to the one in the north or east, on the grid’s own edge to the last one. */
function cellAlong(degrees: number): number | null {
  if (!(degrees >= 0 && degrees <= SIDE)) return null
  return Math.min(Math.floor((degrees / SIDE) * CELLS), CELLS - 1)
}

function centreOf(edge: number, cell: number): number {
  return Math.round((edge + ((cell + 0.5) * SIDE) / CELLS) * 1e6) / 1e6
}
