// Segments of a text message: the parts in which operators carry and charge it.

/** The alphabet of text messages (GSM 03.38): each letter takes one place of 7 bits. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)

/** Letters of the extension table: an escape before each takes a second place. */
const EXTENDED = new Set('\f^{}\\[~]|€')

/** How many places fit into the only segment, and into each of several, which carry a header. */
const GSM = { one: 160, each: 153 }
const UNICODE = { one: 70, each: 67 }

export interface Segments {
  readonly count: number
  readonly alphabet: 'gsm' | 'unicode'
  /** Places of the alphabet that the text takes. */
  readonly length: number
}

/** Counts the segments of a text. A letter is never parted: one that doesn't fit any more begins the next segment. */
export function countSegments(text: string): Segments {
  const gsm = Array.from(text, gsmWidth)
  const isGsm = gsm.every((width) => width > 0)
  const widths = isGsm ? gsm : Array.from(text, (letter) => letter.length)
  const { one, each } = isGsm ? GSM : UNICODE
  const length = widths.reduce((sum, width) => sum + width, 0)
  return {
    count: length <= one ? 1 : fillSegments(widths, each),
    alphabet: isGsm ? 'gsm' : 'unicode',
    length,
  }
}

/** The letters of a text that make all of it Unicode. */
export function lettersOutsideGsm(text: string): string[] {
  return [...new Set(Array.from(text).filter((letter) => gsmWidth(letter) === 0))]
}

function fillSegments(widths: readonly number[], most: number): number {
  let count = 1
  let used = 0
  for (const width of widths) {
    if (used + width > most) {
      count += 1
      used = 0
    }
    used += width
  }
  return count
}

function gsmWidth(letter: string): number {
  if (BASIC.has(letter)) return 1
  return EXTENDED.has(letter) ? 2 : 0
}
