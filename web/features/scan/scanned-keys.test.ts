// Proves that a scanner is heard wherever it types, and fingers aren't taken for one.
import { expect, it } from 'vitest'
import { tagCode } from '#domain/custody-codes.ts'
import { scannedKeys } from './scanned-keys.ts'

type Field = { value: string }

const CODE = tagCode(123_456_789)
const keys = scannedKeys<Field>()
let now = 0

/** Presses the keys of a text, and then Enter. */
function typed(
  text: string,
  { field = null, every = 10 }: { field?: Field | null; every?: number } = {},
) {
  now += 1000
  for (const key of text) {
    now += every
    keys({ key, at: now, field })
    if (field) field.value += key
  }
  now += every
  return keys({ key: 'Enter', at: now, field })
}

it('hears a code, and the address on a tag, where no field takes the keys', () => {
  expect(typed(CODE)?.text).toBe(CODE)
  const address = `https://laundry.example/admin/clothes?tag=${CODE}`
  expect(typed(address)?.text).toBe(address)
  // A wrong one, too: the person who scanned it hears that it is none.
  expect(typed('ABCDEFGH')?.text).toBe('ABCDEFGH')
})

it('hears a code that is typed into a field, and knows what stood there', () => {
  const field = { value: '4.35' }
  expect(typed(CODE, { field })).toEqual({ text: CODE, field, before: '4.35' })
  expect(typed(`https://a.example/admin/clothes?tag=${CODE}`, { field })?.text).toContain(CODE)
})

it('leaves to a field what is no code, and what fingers type', () => {
  const field = { value: '' }
  expect(typed('Blue silk saree', { field })).toBeNull()
  expect(typed(CODE, { field, every: 150 })).toBeNull()
  expect(typed(CODE.slice(1), { field })).toBeNull()
  expect(typed('saree')).toBeNull()
})

it('puts nothing together of two fields, or of what was typed before', () => {
  const [one, other] = [{ value: '' }, { value: '' }]
  for (const key of CODE.slice(0, 4)) keys({ key, at: now, field: one })
  for (const key of CODE.slice(4)) keys({ key, at: now, field: other })
  expect(keys({ key: 'Enter', at: now, field: other })).toBeNull()
  expect(typed(CODE)?.text).toBe(CODE)
  expect(keys({ key: 'Enter', at: now, field: null })).toBeNull()
})
