import { expect, it } from 'vitest'
import { careNotes } from './plant-notes.ts'

it('lists items that go back unwashed first', () => {
  const order = { unwashed: ['Back: 1 shirt'], preferences: ['Light starch'], garments: [] }
  expect(careNotes({ ...order, specialInstructions: 'Ring twice' })).toEqual([
    'Back: 1 shirt',
    'Light starch',
    'Ring twice',
  ])
})

it('writes care and notes of a garment as sentences with one full stop each', () => {
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
