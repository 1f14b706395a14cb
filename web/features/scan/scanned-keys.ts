// Tells a keyboard scanner's keys from fingers': codes that are typed anywhere, and end with Enter.
import { readTagCode } from '#domain/custody-codes.ts'
import { codeIn } from './code-in.ts'

/** Where no field takes the keys: who types with their fingers waits longer between two. */
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
}

/** `before`: what stood in the field before the scanner typed into it. */
type Scanned<Field> = { text: string; field: Field | null; before: string }

/** @returns what is called for each key; it answers with a code once Enter ends one, else null */
export function scannedKeys<Field extends { value: string }>(): (
  press: KeyPress<Field>,
) => Scanned<Field> | null {
  let begun: Scanned<Field> = { text: '', field: null, before: '' }
  let last = 0
  return ({ key, at, field }) => {
    const pause = field ? FIELD_PAUSE_MS : PAUSE_MS
    if (at - last > pause || field !== begun.field)
      begun = { text: '', field, before: field?.value ?? '' }
    last = at
    if (key.length === 1) begun.text += key
    if (key !== 'Enter') return null
    const { text } = begun
    const isCode = field ? readTagCode(codeIn(text)) !== null : text.length >= SHORTEST
    const scanned = isCode ? begun : null
    begun = { text: '', field: null, before: '' }
    return scanned
  }
}
