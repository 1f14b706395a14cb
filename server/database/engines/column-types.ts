/** Conversion of SQL values to JavaScript values, the same on both engines. */
import pg from 'pg'

type Parse = (text: string) => unknown

const INT8 = 20
const NUMERIC = 1700

/** An integer that JavaScript can hold exactly; money and counts must never be rounded quietly. */
function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(
      `The database answered ${text}, which is beyond JavaScript's safe integers.`,
    )
  }
  return value
}

/** Sums of bigint come back as numeric, so whole values must be as exact as int8; fractions may round. */
function parseNumeric(text: string): number {
  return /^-?\d+$/.test(text) ? parseSafeInteger(text) : Number(text)
}

/** Sessions run in UTC, but the offset is in the text, so the session's zone doesn't matter here. */
function parseInstant(text: string): Date | number {
  if (text === 'infinity') return Infinity
  if (text === '-infinity') return -Infinity
  const [, date, time, offset = '+00'] =
    /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d(?::\d\d)?)?$/.exec(text) ?? []
  const instant = new Date(`${date}T${time}${offset.length === 3 ? `${offset}:00` : offset}`)
  if (Number.isNaN(instant.getTime())) {
    throw new RangeError(`The database answered ${text}, which is not an instant.`)
  }
  return instant
}

/** By type number (pg_type.oid). Types without an entry stay the text PostgreSQL writes. */
const parsers: Record<number, Parse> = {
  16: (text) => text === 't',
  17: (text) => Buffer.from(text.slice(2), 'hex'),
  [INT8]: parseSafeInteger,
  21: Number,
  23: Number,
  26: Number,
  114: JSON.parse,
  700: Number,
  701: Number,
  1082: (text) => text,
  1114: parseInstant,
  1184: parseInstant,
  1186: (text) => text,
  [NUMERIC]: parseNumeric,
  3802: JSON.parse,
}

/** Array type number → its element's type number. */
const elementTypes: Record<number, number> = {
  1000: 16,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: INT8,
  1022: 701,
  1115: 1114,
  1182: 1082,
  1185: 1184,
  1231: NUMERIC,
  199: 114,
  2951: 2950,
  3807: 3802,
}

const asText: Parse = (text) => text

// Its published types describe another shape than the module has.
const arrayParser = pg.types.arrayParser as unknown as {
  create(text: string, parseElement: Parse): { parse(): unknown[] }
}

/** The parser of a column, by its type's number. */
export function columnParser(type: number): Parse {
  const element = elementTypes[type]
  if (element !== undefined) {
    const parseElement = parsers[element] ?? asText
    return (text) => arrayParser.create(text, parseElement).parse()
  }
  return parsers[type] ?? asText
}

/** The scalar parsers for PGlite, which derives those of arrays from them automatically. */
export const scalarParsers: Readonly<Record<number, Parse>> = parsers
