// Keyboard scanner's keys, anywhere on the page, told apart from a person's typing.
import { expect, it } from 'vitest'
import { readTagCode, tagCodeFromNumber } from '#domain/clothes/custody-codes.ts'
import { createScanReader, createScannerFilter } from './create-scan-reader.ts'

type Field = { value: string }

const CODE = tagCodeFromNumber(123_456_789)
const keys = createScanReader<Field>()
let now = 0

type Typing = {
  field?: Field | null
  every?: number
  isNumber?: boolean
  isForScans?: boolean
  isChoice?: boolean
  end?: 'Enter' | 'Tab'
}

/** Presses the keys of a text, and then the one that ends it. */
function typed(text: string, typing: Typing = {}) {
  const { field = null, every = 10, end = 'Enter', ...kind } = typing
  now += 1000
  for (const key of text) {
    now += every
    keys({ key, at: now, field, ...kind })
    if (field) field.value += key
  }
  now += every
  return keys({ key: end, at: now, field, ...kind })
}

it('reads a scanner that ends with Tab like one that ends with Enter', () => {
  const field = { value: '' }
  expect(typed(CODE, { end: 'Tab' })?.text).toBe(CODE)
  expect(typed(CODE, { end: 'Tab', field })?.text).toBe(CODE)
  expect(typed(CODE, { end: 'Tab', field: { value: '' }, every: 900, isNumber: true })?.text).toBe(
    CODE,
  )
  expect(typed('Blue silk', { end: 'Tab', field: { value: '' } })).toBeNull()
})

it('reads a slow scanner while a select field has focus, and ignores quick choosing by letters', () => {
  const choice = { field: { value: 'Sparkle' }, isChoice: true, every: 300 }
  expect(typed(CODE, choice)?.text).toBe(CODE)
  expect(typed('sparkling', choice)).toBeNull()
})

it('reads any scan into a scan field, and leaves typed text there', () => {
  const forScans = { isForScans: true, end: 'Tab' } as const
  const field = { value: '' }
  expect(typed('LC-7K2M-9QXD', { ...forScans, field })).toEqual({
    text: 'LC-7K2M-9QXD',
    field,
    before: '',
  })
  const byHand = { value: '' }
  expect(typed('LC-7K2M-9QXD', { ...forScans, field: byHand, every: 150 })).toBeNull()
})

it('reads a code or the URL on a tag without a focused field', () => {
  expect(typed(CODE)?.text).toBe(CODE)
  const address = `https://laundry.example/admin/clothes?tag=${CODE}`
  expect(typed(address)?.text).toBe(address)
  // A wrong one, too: the person who scanned it hears that it is none.
  expect(typed('ABCDEFGH')?.text).toBe('ABCDEFGH')
})

it('reads a code scanned into a field, and returns the field’s earlier text', () => {
  const field = { value: '4.35' }
  expect(typed(CODE, { field })).toEqual({ text: CODE, field, before: '4.35' })
  expect(typed(`https://a.example/admin/clothes?tag=${CODE}`, { field })?.text).toContain(CODE)
})

it('reads no code from other text or from slow typing in a field', () => {
  const field = { value: '' }
  expect(typed('Blue silk saree', { field })).toBeNull()
  expect(typed(CODE, { field, every: 150 })).toBeNull()
  expect(typed(CODE.slice(1), { field })).toBeNull()
  expect(typed('saree')).toBeNull()
})

it('never joins keys from two fields, or from earlier typing, to one code', () => {
  const [one, other] = [{ value: '' }, { value: '' }]
  for (const key of CODE.slice(0, 4)) keys({ key, at: now, field: one })
  for (const key of CODE.slice(4)) keys({ key, at: now, field: other })
  expect(keys({ key: 'Enter', at: now, field: other })).toBeNull()
  expect(typed(CODE)?.text).toBe(CODE)
  expect(keys({ key: 'Enter', at: now, field: null })).toBeNull()
})

it('reads a code in a number field at any speed, since letters are not typed there', () => {
  const slow = { every: 900, isNumber: true }
  const field = { value: '4.35' }
  expect(typed(CODE, { ...slow, field })).toEqual({ text: CODE, field, before: '4.35' })
  // Also right behind a number that fingers typed.
  field.value = ''
  expect(typed(`4.35${CODE}`, { ...slow, field })).toEqual({ text: CODE, field, before: '4.35' })
  field.value = '3'
  const address = `https://laundry.example/admin/clothes?tag=${CODE}`
  expect(typed(address, { ...slow, field })).toEqual({ text: address, field, before: '3' })
})

it('reads no code from digits in a number field, or after a deleted character', () => {
  const slow = { every: 900, isNumber: true }
  const digits = '00000000'
  expect(readTagCode(digits)).toBe(digits)
  expect(typed(digits, { ...slow, field: { value: '' } })).toBeNull()
  expect(typed('4.35', { ...slow, field: { value: '' } })).toBeNull()
  const field = { value: '' }
  for (const key of CODE.slice(0, 4)) keys({ key, at: (now += 900), field, isNumber: true })
  keys({ key: 'Backspace', at: (now += 900), field, isNumber: true })
  for (const key of CODE.slice(4)) keys({ key, at: (now += 900), field, isNumber: true })
  expect(keys({ key: 'Enter', at: (now += 900), field, isNumber: true })).toBeNull()
})

it('takes no character of a scanned URL as a shortcut, but takes each quick key press as one', () => {
  const shortcuts = (text: string, every: number) => {
    const isScanned = createScannerFilter(['/', 'j', 'k', 'x', '?'])
    return [...text].filter((key, index) => !isScanned({ key, at: index * every })).join('')
  }
  expect(shortcuts(`https://a.example/?tag=${CODE}`, 10)).toBe('')
  expect(shortcuts('/jjXkx?', 30)).toBe('/jjXkx?')
  // A wrong key doesn't stop the next one.
  expect(shortcuts('hj', 150)).toBe('j')
})
