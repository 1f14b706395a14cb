// Owns where the laundry collects and delivers.

/**
 * Whether a pin code is served. Spaces don't count.
 * Without listed areas any 5 or 6 characters are served; with them, only those.
 */
export function isServed(pin: string, areas: readonly string[]): boolean {
  const code = withoutSpaces(pin)
  return areas.length === 0
    ? code.length === 5 || code.length === 6
    : areas.some((area) => withoutSpaces(area) === code)
}

/**
 * The pin code in an address text, or null: its last group of six digits (also written 560 001), otherwise
 * its last group of five. Groups that belong to a longer number, such as a phone number, don't count.
 */
export function pinCodeIn(address: string): string | null {
  const sixDigits = /(?<!\d)(?:\d{6}|\d{3}\s\d{3}(?!\s\d))(?!\d)/g
  const fiveDigits = /(?<!\d|\d{5}[\s-])\d{5}(?!\d|[\s-]\d)/g
  const code = address.match(sixDigits)?.at(-1) ?? address.match(fiveDigits)?.at(-1)
  return code === undefined ? null : withoutSpaces(code)
}

/** Whether a text is a pin code as India writes them, without spaces. */
export function isPinCode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text)
}

/**
 * Reads a pasted list of pin codes: spaces, commas and lines part them, and 560 001 is one. Gives each
 * once, in order, and the pieces that are none.
 */
export function readPinCodes(text: string): { pins: string[]; unreadable: string[] } {
  const pieces = text
    .replaceAll(/(?<![\w-])(\d{3})[ \t](\d{3})(?![\w-])/g, '$1$2')
    .split(/[\s,;]+/)
    .filter(Boolean)
  return {
    pins: [...new Set(pieces.filter(isPinCode))].toSorted(),
    unreadable: pieces.filter((piece) => !isPinCode(piece)),
  }
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}
