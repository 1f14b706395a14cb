import { expect, it } from 'vitest'
import { careNotes } from './plant-notes.ts'

it('writes care and notes of a garment as sentences, each ended once', () => {
  const garments = [
    { name: 'Block-print kurta', careInstructions: 'The indigo bleeds.', notes: 'Left cuff fades' },
    { name: 'Silk shirt', careInstructions: 'Hand wash', notes: 'Button\nloose!' },
    { name: 'Jeans', careInstructions: '', notes: '' },
  ]
  expect(careNotes({ specialInstructions: ' No  starch ', garments })).toEqual([
    'No starch',
    'Block-print kurta: The indigo bleeds. Left cuff fades',
    'Silk shirt: Hand wash. Button loose!',
  ])
})
