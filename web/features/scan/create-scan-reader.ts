// Distinguishes a keyboard scanner's keys from a person's: fast codes that end with Enter or Tab.
import { readTagCode } from '#domain/clothes/custody-codes.ts'
import { tagCodeFromScan } from './tag-code-from-scan.ts'

/** Where nobody writes: who types with their fingers waits longer between two. */
const PAUSE_MS = 400
/** In a field somebody may be writing: there a scanner is as quick as scanners are, and types a whole code. */
const FIELD_PAUSE_MS = 100
const SHORTEST = 8

type KeyPress<Field> = {
  key: string
  /** In milliseconds. */
  at: number
  /** What takes the key; null where nothing does. */
  field: Field | null
  /** Whether the field is for a number: nobody writes letters there. */
  isNumber?: boolean
  /** Whether the field is for what is scanned: any code may be typed there. */
  isForScans?: boolean
  /** Whether the field is a choice, such as a list or a radio button: nobody writes there. */
  isChoice?: boolean
}

/** `before`: what stood in the field before the scanner typed into it. */
type Scanned<Field> = { text: string; field: Field | null; before: string }

/** What scanners are set up to send after a code. */
const ENDING: readonly string[] = ['Enter', 'Tab']

/** What changes what was typed before. */
const ERASING: readonly string[] = ['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

/** How an address begins, in which a code may stand. */
const ADDRESS = /https?:/i

/**
 * A code at the end of what a field for a number took, however slow the scanner or the device was. Letters tell it from
 * a number.
 * @returns null where there is none
 */
function slowlyScanned<Field>(
  taken: readonly { key: string; field: Field; before: string }[],
): Scanned<Field> | null {
  const typed = taken.map(({ key }) => key).join('')
  const begins = typed.search(ADDRESS)
  const first = begins < 0 ? typed.length - SHORTEST : begins
  const text = typed.slice(Math.max(0, first))
  const code = readTagCode(tagCodeFromScan(text))
  const from = taken[Math.max(0, first)]
  if (!from || code === null || !/[A-Z]/.test(code)) return null
  return { text, field: from.field, before: from.before }
}

/** @returns what is called for each key; it answers with a code once Enter or Tab ends one, else null */
export function createScanReader<Field extends { value: string }>(): (
  press: KeyPress<Field>,
) => Scanned<Field> | null {
  let begun: Scanned<Field> = { text: '', field: null, before: '' }
  let last = 0
  /** What a field for a number took one after the other, with what stood in it before each. */
  let taken: { key: string; field: Field; before: string }[] = []
  return ({ key, at, field, isNumber = false, isForScans = false, isChoice = false }) => {
    if (!field || !isNumber || field !== taken[0]?.field || ERASING.includes(key)) taken = []
    if (field && isNumber && key.length === 1) taken.push({ key, field, before: field.value })
    const pause = field && !isChoice ? FIELD_PAUSE_MS : PAUSE_MS
    if (at - last > pause || field !== begun.field)
      begun = { text: '', field, before: field?.value ?? '' }
    last = at
    if (key.length === 1) begun.text += key
    if (!ENDING.includes(key)) return null
    const { text } = begun
    const isCode =
      field && !isForScans ? readTagCode(tagCodeFromScan(text)) !== null : text.length >= SHORTEST
    const scanned = isCode ? begun : slowlyScanned(taken)
    taken = []
    begun = { text: '', field: null, before: '' }
    return scanned
  }
}

/**
 * Tells a scanner's keys from shortcuts: the letters and slashes of a code must do nothing by themselves.
 * @param shortcuts the characters that do something by themselves
 * @returns what is called for each key; whether it followed, as quickly as only a scanner types, a character that is no
 *   shortcut
 */
export function createScannerFilter(
  shortcuts: readonly string[],
): (press: { key: string; at: number }) => boolean {
  let last = Number.NEGATIVE_INFINITY
  let isScan = false
  return ({ key, at }) => {
    if (key.length !== 1) return false
    if (at - last > FIELD_PAUSE_MS) isScan = false
    last = at
    if (!shortcuts.includes(key.toLowerCase())) isScan = true
    return isScan
  }
}
