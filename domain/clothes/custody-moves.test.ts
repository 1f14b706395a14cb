import { expect, it } from 'vitest'
import { lastHandOversByUnit, undonePartialHandOver } from './custody-moves.ts'

it('finds the last hand-over of each unit, despite later entries about it', () => {
  const item = { kind: 'item', pieces: 1 } as const
  const moves = lastHandOversByUnit([
    {
      at: 1,
      content: {
        kind: 'received',
        units: [
          { number: 1, ...item },
          { number: 2, ...item },
        ],
      },
    },
    { at: 2, content: { kind: 'packed', units: [2] } },
    { at: 3, content: { kind: 'described', units: [{ number: 1 }], when: 'packing' } },
    { at: 4, content: { kind: 'skipped', units: [1], note: 'x' } },
  ])
  expect([...moves]).toEqual([
    [1, 1],
    [2, 2],
  ])
})

it('undoes a partial hand-over only while all its units are still with their taker', () => {
  const places = ['customer', 'rider', 'guard'] as const
  const units = places.map((place, index) => ({ number: index + 1, place }))
  const back = (numbers: number[], status: 'ready' | 'out_for_delivery' | 'completed') =>
    undonePartialHandOver(units, numbers, status)
  expect(back([1, 3], 'out_for_delivery')).toEqual({
    kind: 'returned',
    units: [1, 3],
    to: 'rider',
  })
  expect(back([3], 'ready')).toMatchObject({ to: 'packed' })
  expect([back([1, 2], 'ready'), back([4], 'ready'), back([], 'ready')]).toEqual([null, null, null])
  expect(back([1], 'completed')).toBeNull()
})
