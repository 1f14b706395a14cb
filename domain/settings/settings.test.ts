// Declarations of settings: each stands on one tab of the console.
import { expect, test } from 'vitest'
import { SETTINGS, SHOWN } from './settings.ts'

test('shows each setting on one tab', () => {
  expect(Object.values(SHOWN).flat().toSorted()).toEqual(Object.keys(SETTINGS).toSorted())
})
