// Keyboard scanner's keys, anywhere on the page, told apart from a person's typing.
import { expect, it } from 'vitest'
import { readTagCode, tagCode } from '#domain/clothes/custody-codes.ts'
import { scannedKeys, typedByScanner } from './scanned-keys.ts'

type Field = { value: string }

const CODE = tagCode(123_456_789)
const keys = scannedKeys<Field>()
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

it('hears a scanner that ends with Tab wherever it hears one that ends with Enter', () => {
  const field = { value: '' }
  expect(typed(CODE, { end: 'Tab' })?.text).toBe(CODE)
  expect(typed(CODE, { end: 'Tab', field })?.text).toBe(CODE)
  expect(typed(CODE, { end: 'Tab', field: { value: '' }, every: 900, isNumber: true })?.text).toBe(
    CODE,
  )
  expect(typed('Blue silk', { end: 'Tab', field: { value: '' } })).toBeNull()
})

it('hears a scanner however slow the device is while a choice has the focus, and no quick choosing by letters', () => {
  const choice = { field: { value: 'Sparkle' }, isChoice: true, every: 300 }
  expect(typed(CODE, choice)?.text).toBe(CODE)
  expect(typed('sparkling', choice)).toBeNull()
})

it('hears whatever is scanned into a field for scans, and leaves what fingers type there', () => {
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

it('hears a code in a field for a number however slow it comes: nobody writes letters there', () => {
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

it('leaves numbers to a field for a number, and a code of which something was taken out', () => {
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

it('takes no character of a scanned address for a shortcut, and every one of quick fingers', () => {
  const shortcuts = (text: string, every: number) => {
    const isScanned = typedByScanner(['/', 'j', 'k', 'x', '?'])
    return [...text].filter((key, index) => !isScanned({ key, at: index * every })).join('')
  }
  expect(shortcuts(`https://a.example/?tag=${CODE}`, 10)).toBe('')
  expect(shortcuts('/jjXkx?', 30)).toBe('/jjXkx?')
  // A wrong key doesn't stop the next one.
  expect(shortcuts('hj', 150)).toBe('j')
})
