// Keyboard scanner: types a code anywhere on the page, and presses Enter or Tab.
import { useEffect, useEffectEvent } from 'react'
import { readTagCode } from '#domain/clothes/custody-codes.ts'
import { tagCodeFromScan } from './tag-code-from-scan.ts'
import { createScanReader } from './create-scan-reader.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** How many parts of the page take what is scanned. */
let takers = 0

/** Hands on what a scanner typed as soon as Enter or Tab follows; what it typed into a field is taken out of it again. */
export function useScanner(onScan: (text: string) => void): void {
  const scanned = useEffectEvent(onScan)
  useEffect(() => {
    const take = createScanReader<Field>()
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const field = fieldOf(event.target)
      // A search finds what is scanned into it.
      if (field?.matches('[type=search]')) return
      const found = take({
        key: event.key,
        at: event.timeStamp,
        field,
        isNumber: isForNumber(field),
        isForScans: field?.matches('[data-scans]'),
        isChoice: field?.matches('select, [type=radio], [type=checkbox]'),
      })
      if (!found) return
      // Neither a button that has the focus is pressed by it, nor a form sent.
      event.preventDefault()
      if (found.field) writeBack(found.field, found.before)
      scanned(found.text)
    }
    window.addEventListener('keydown', onKey)
    takers += 1
    return () => {
      window.removeEventListener('keydown', onKey)
      takers -= 1
    }
  }, [])
}

/**
 * Hands on the code of a tag that is scanned where no part of the page asks for one; into a field, or while a dialog is
 * open, nothing is.
 */
export function useGlobalScanner(onTag: (code: string) => void): void {
  const scanned = useEffectEvent(onTag)
  useEffect(() => {
    const take = createScanReader<Field>()
    const onKey = (event: KeyboardEvent) => {
      const isMeant = !event.ctrlKey && !event.metaKey && !event.altKey && takers === 0
      if (!isMeant || fieldOf(event.target) || document.querySelector('dialog[open]')) return
      const found = take({ key: event.key, at: event.timeStamp, field: null })
      const code = found && readTagCode(tagCodeFromScan(found.text))
      if (!code) return
      // Enter neither opens a row that has the focus nor presses a button.
      event.preventDefault()
      event.stopPropagation()
      scanned(code)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])
}

function fieldOf(target: EventTarget | null): Field | null {
  const isField = target instanceof Element && target.matches('input, textarea, select')
  return isField ? (target as Field) : null
}

const isForNumber = (field: Field | null) =>
  field !== null && ['decimal', 'numeric'].includes(field.inputMode)

/** As if somebody had typed it, so that what shows the field hears of it. */
function writeBack(field: Field, value: string): void {
  if (field.value === value) return
  // Past React's own setter, which would keep the change from it.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }))
}
