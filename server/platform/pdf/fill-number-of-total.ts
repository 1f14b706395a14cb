// Texts with page numbers that are known only after drawing. Word functions can't be sent to the drawing thread, so
// placeholders stand for the numbers.

const ONE = '\u0001'
const ALL = '\u0002'

/** A text of which `counted` makes "page 1 of 3". @param write makes it of the number of one and of all */
export function numberOfTotalTemplate(write: (one: string, all: string) => string): string {
  return write(ONE, ALL)
}

/** @param text as `numberOfTotalTemplate` gives it */
export function fillNumberOfTotal(text: string, one: number, all: number): string {
  return text.replace(ONE, String(one)).replace(ALL, String(all))
}
