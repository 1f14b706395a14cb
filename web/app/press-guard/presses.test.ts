import { expect, it } from 'vitest'
import { type Kind, type Press, createPressFilter } from './presses.ts'

type Given = Partial<Omit<Press, 'lay'>> & { lay?: readonly string[] }

const press = ({ lay = [], ...given }: Given = {}): Press => ({
  at: 0,
  on: 'Picked up LC-1',
  kind: 'writes',
  place: { x: 100, y: 100 },
  dialog: null,
  lay: (on) => lay.some((each) => each === on),
  ...given,
})
const PACES = [150, 300, 450, 600, 750, 900]

it('drops a second press on a control, or on another that slid under the thumb, at every pace', () => {
  for (const pace of PACES) {
    for (const on of ['Picked up LC-1', 'Undo LC-1']) {
      const { judge, beginWrite } = createPressFilter()
      expect(judge(press())).toBe('counts')
      beginWrite()()
      const place = { x: 100 + (pace % 40), y: 92 }
      expect(judge(press({ at: pace, on, place }))).not.toBe('counts')
    }
  }
})

it('counts every press on another control at every pace', () => {
  for (const pace of PACES) {
    const { judge } = createPressFilter()
    const verdicts = [0, 1, 2, 3, 4, 5, 6].map((row) =>
      judge(press({ at: row * pace, on: `row ${row}`, place: { x: 100, y: row * 44 } })),
    )
    expect(verdicts).toEqual(Array(7).fill('counts'))
  }
})

it('counts a press on a nearby control that was already there', () => {
  const { judge } = createPressFilter()
  expect(judge(press({ lay: ['Paid by UPI'] }))).toBe('counts')
  expect(judge(press({ at: 150, on: 'Paid by UPI', place: { x: 130, y: 100 } }))).toBe('counts')
})

it('does not extend the wait for a dropped press', () => {
  const { judge } = createPressFilter()
  const verdicts = [0, 600, 1_050].map((at) => judge(press({ at })))
  expect(verdicts).toEqual(['counts', 'again', 'counts'])
})

it('drops a second press on a control even after another control was pressed', () => {
  const { judge } = createPressFilter()
  judge(press())
  judge(press({ at: 300, on: 'Picked up LC-2', place: { x: 100, y: 400 } }))
  expect(judge(press({ at: 600 }))).toBe('again')
})

it('counts every press on a repeating control, except one that slid under the thumb', () => {
  const tile = (at: number, on = 'Add Shirt') => press({ at, on, kind: 'repeats' })
  const { judge } = createPressFilter()
  expect([0, 150, 300, 450].map((at) => judge(tile(at)))).toEqual(Array(4).fill('counts'))
  expect(judge(tile(600, 'Add Saree'))).toBe('slid')
})

it('counts a press on a control that slid under the thumb half a second ago, if nothing was saved', () => {
  const { judge } = createPressFilter()
  judge(press({ on: 'Imran Qureshi' }))
  expect(judge(press({ at: 300, on: 'Dry Cleaning' }))).toBe('slid')
  expect(judge(press({ at: 600, on: 'Dry Cleaning' }))).toBe('counts')
})

it('counts a press on a control that was scrolled under the thumb', () => {
  const { judge, scroll, beginWrite } = createPressFilter()
  judge(press())
  beginWrite()()
  scroll()
  expect(judge(press({ at: 300, on: 'Picked up LC-2' }))).toBe('counts')
  expect(judge(press({ at: 450 }))).toBe('again')
})

it('drops a press in a dialog that has just opened under the thumb', () => {
  const { judge } = createPressFilter()
  judge(press({ on: 'With a note' }))
  expect(judge(press({ at: 600, on: 'Picked up', dialog: 'With a note' }))).toBe('slid')
  const elsewhere = { x: 100, y: 300 }
  expect(judge(press({ at: 700, on: 'Close', dialog: 'With a note', place: elsewhere }))).toBe(
    'counts',
  )
})

it('counts a second press after half a second on a control that opens something', () => {
  const opener = (at: number, kind: Kind = 'opens') => press({ at, on: 'Show stop LC-1', kind })
  const { judge } = createPressFilter()
  expect([0, 300, 600].map((at) => judge(opener(at)))).toEqual(['counts', 'again', 'counts'])
})

it('drops a press on a control until its change is answered', () => {
  const { judge, beginWrite } = createPressFilter()
  judge(press())
  const end = beginWrite()
  judge(press({ at: 2_000, on: 'Picked up LC-2', place: { x: 100, y: 400 } }))
  expect(judge(press({ at: 5_000 }))).toBe('unanswered')
  end()
  expect(judge(press({ at: 5_100 }))).toBe('counts')
})

it('tells keyboard presses apart by their control', () => {
  const { judge } = createPressFilter()
  const byKey = (at: number, on: string) => press({ at, on, place: null })
  expect(judge(byKey(0, 'Save'))).toBe('counts')
  expect(judge(byKey(150, 'Save'))).toBe('again')
  expect(judge(byKey(300, 'Next'))).toBe('counts')
})

it('counts a repeated press right after typing', () => {
  const { judge, forget } = createPressFilter()
  judge(press())
  forget()
  expect(judge(press({ at: 90 }))).toBe('counts')
})
