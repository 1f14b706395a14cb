// Unusual care preferences, and the part of a note that an order keeps.
import { expect, it } from 'vitest'
import { hasNoCarePreferences, carePreferencesToStore, USUAL_CARE } from './care-preferences.ts'

it('counts a note as a preference, and a blank note as none', () => {
  expect(hasNoCarePreferences(USUAL_CARE)).toBe(true)
  expect(hasNoCarePreferences({ ...USUAL_CARE, notes: ' \n ' })).toBe(true)
  expect(hasNoCarePreferences({ ...USUAL_CARE, notes: 'No dryer, please' })).toBe(false)
})

it('keeps a note on one line, and drops a blank one', () => {
  expect(carePreferencesToStore({ ...USUAL_CARE, notes: '  No dryer,\n please ' })).toEqual({
    ...USUAL_CARE,
    notes: 'No dryer, please',
  })
  expect(carePreferencesToStore({ ...USUAL_CARE, notes: ' ' })).toEqual(USUAL_CARE)
})
