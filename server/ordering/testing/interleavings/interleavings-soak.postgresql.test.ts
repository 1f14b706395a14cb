// 10,000 interleavings; INTERLEAVINGS=500 runs fewer, FIRST_SEED=20001 others.
// @soak
import { expect, it } from 'vitest'
import { checkSeeds } from './check-seeds.ts'

const COUNT = Number(process.env['INTERLEAVINGS'] ?? 10_000)
const FIRST = Number(process.env['FIRST_SEED'] ?? 1)

it(
  'leave each order in a state that its history explains, and all cash on one person',
  async () => {
    expect(await checkSeeds({ first: FIRST, count: COUNT })).toBe(null)
  },
  COUNT * 20_000,
)
