import { expect, it } from 'vitest'
import { type Deed, deedOfKind, deedTexts, storedDeedFields } from './deed.ts'

const SAID: Deed = {
  note: 'Ring twice',
  bags: 3,
  givenBy: 'guard',
  takenBy: 'neighbour',
  takenName: '',
  units: [1, 3],
  failureReason: 'refused',
}

it('keeps the fields that belong to the kind of visit', () => {
  expect(deedOfKind(SAID, 'pickup')).toEqual({ note: 'Ring twice', bags: 3, givenBy: 'guard' })
  expect(deedOfKind(SAID, 'delivery')).toEqual({
    note: 'Ring twice',
    takenBy: 'neighbour',
    units: [1, 3],
  })
  expect(deedOfKind(SAID, 'failed')).toEqual({ note: 'Ring twice', failureReason: 'refused' })
})

it('keeps an empty note', () => {
  expect(deedOfKind({ note: '' }, 'pickup')).toEqual({ note: '' })
})

it('writes a deed as texts of a form, without what was left out or counted as nothing', () => {
  expect(deedTexts({ note: '', bags: 0, grams: 4200, units: [2, 5] })).toEqual({
    note: '',
    grams: '4200',
    units: '2,5',
  })
})

it('stores the reason with late stops alone, and the position with visits alone', () => {
  expect(storedDeedFields('visit')).toContain('digipin')
  expect(storedDeedFields('visit')).not.toContain('reason')
  expect(storedDeedFields('late')).toContain('reason')
  expect(storedDeedFields('late')).not.toContain('code')
})
