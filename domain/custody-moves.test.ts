import { expect, it } from 'vitest'
import { lastMoves } from './custody-moves.ts'

it('says of each unit when it was handed over last, whatever was said of it since', () => {
  const item = { kind: 'item', pieces: 1 } as const
  const moves = lastMoves([
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
