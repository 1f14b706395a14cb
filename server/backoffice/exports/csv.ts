/** CSV that is safe in spreadsheets (no formula injection), one text per page of rows. */
import { stringify } from 'csv-stringify/sync'

/** Null and an empty text are both an empty cell. */
export type Cell = string | number | null

/** What a spreadsheet knows UTF-8 by; without it names and ₹ come out garbled. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The first line of a file. */
export function csvHead(names: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLines([names])
}

/** Whatever ends a line for some program. */
const LINE_BREAK = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g

/**
 * What a spreadsheet takes for a formula, wherever some spreadsheet begins a cell: at the start of a
 * text, of one of its lines, and behind what separates cells in other places than a comma does here.
 */
const FORMULA = /(^|[\n;\t|])([\s\u200b\ufeff]*)(?=[=+\-@＝＋－＠])/g

/** What a spreadsheet takes for a number and changes: it drops zeros in front, and writes what is long with an exponent. */
const CHANGED_NUMBER = /^(0\d|\d{12}|\d+(\.\d+)?e[+-]?\d+$)[\d.]*$/i

/**
 * Lines that end in CR LF. A text that a spreadsheet would take for a formula (it begins with =, +, - or
 * @), or for a number that it would change, gets an apostrophe in front, which is how spreadsheets mark text; numbers
 * stay numbers. Text of
 * several lines is quoted and has plain line feeds, so that no reader finds the end of a row in it.
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? textCell(cell) : cell))),
    { record_delimiter: 'windows', quoted_match: /[\n\t]/ },
  )
}

function textCell(text: string): string {
  const plain = text.trim().replaceAll(LINE_BREAK, '\n')
  return CHANGED_NUMBER.test(plain) ? `'${plain}` : plain.replaceAll(FORMULA, "$1$2'")
}

/**
 * A phone number as a spreadsheet leaves it alone. "+91 98450-00000" would be a formula to it, and comes to -98,359 in
 * some; "08022223333" would lose its zero. With what comes before the number in brackets it is text that still can be
 * dialled.
 */
export function phoneCsvCell(phone: string): string {
  return phone
    .replace(/^(\+?91)(?=\d{10}$)|^(0)(?=\d{6,}$)/, (before) => `(${before}) `)
    .replace(/^\+\d{1,3}(?=[ ()-])/, (code) => `(${code})`)
}
