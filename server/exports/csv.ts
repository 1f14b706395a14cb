/** CSV as spreadsheets read it without being fooled: one text per page of rows. */
import { stringify } from 'csv-stringify/sync'

/** Null and an empty text are both an empty cell. */
export type Cell = string | number | null

/** What a spreadsheet knows UTF-8 by; without it names and ₹ come out garbled. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The first line of a file. */
export function csvHead(names: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLines([names])
}

/**
 * Lines that end in CR LF. A text that a spreadsheet would take for a formula (it begins with =, +, -, @,
 * a tab or a line's end) gets an apostrophe in front, which is how spreadsheets mark text; numbers stay
 * numbers.
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.trim() : cell))),
    { escape_formulas: true, record_delimiter: 'windows' },
  )
}

/**
 * A phone number as a spreadsheet leaves it alone. "+91 98450-00000" would be a formula to it, and comes
 * to -98,359 in some; with the code of the country in brackets it is text that still can be dialled.
 */
export function phoneCell(phone: string): string {
  return phone.replace(/^\+(91)(?=\d{10}$)|^\+(\d{1,3})(?=[ ()-])/, (_, india, other) => {
    const code = india ?? other
    return india ? `(+${code}) ` : `(+${code})`
  })
}
