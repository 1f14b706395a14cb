// Interleavings: random deeds of two riders, a manager, a counter and a customer, from fixed seeds.
import { expect, it } from 'vitest'
import { checkSeeds } from './check-seeds.ts'
import { createDice } from './dice.ts'
import { groupDeeds, planInterleaving, type Deed } from './plan.ts'
import { shrinkDeeds } from './shrink.ts'

it('leave each order in a state that its history explains, and all cash on one person', async () => {
  expect(await checkSeeds({ first: 1, count: 24 })).toBe(null)
}, 240_000)

it('are planned alike from the same seed', () => {
  expect(planInterleaving(7)).toEqual(planInterleaving(7))
  expect(planInterleaving(7)).not.toEqual(planInterleaving(8))
})

it('begin at most three deeds together', () => {
  const deeds = planInterleaving(3).map((deed) => ({ ...deed, together: true }))
  const sizes = groupDeeds(deeds).map(({ length }) => length)
  expect(Math.max(...sizes)).toBe(3)
  expect(sizes.reduce((sum, size) => sum + size)).toBe(deeds.length)
})

it('shrink to the deeds that a failure needs', async () => {
  const dice = createDice(1)
  const deeds = Array.from({ length: 20 }, (_, at): Deed => {
    const [by, name] =
      at === 4 || at === 11 ? (['counter', 'cancel'] as const) : (['ravi', 'look'] as const)
    return { by, name, seed: dice.between(0, 9), minutes: 0, together: false }
  })
  const cancels = (some: readonly Deed[]) => some.filter(({ name }) => name === 'cancel')
  const breaks = async (some: readonly Deed[]) => cancels(some).length === 2
  expect(await shrinkDeeds(deeds, breaks)).toEqual(cancels(deeds))
})
