import { expect, it } from 'vitest'
import { lastHandedIn } from './custody-door.ts'
import {
  applyHandOver,
  unitsBlockingDeparture,
  type CustodyContent,
  type UnitKind,
} from './custody.ts'

const handedIn = (bags: number, rest: object = {}): CustodyContent => ({
  kind: 'handed_in',
  units: [],
  to: 'rider',
  bags,
  ...rest,
})
const received = (kinds: readonly UnitKind[], grams?: number): CustodyContent => ({
  kind: 'received',
  units: kinds.map((kind, index) => ({ number: index + 1, kind, pieces: 1 })),
  ...(grams !== undefined && { grams }),
})
const compared = (bags: number, kinds: readonly UnitKind[]) =>
  lastHandedIn(
    [handedIn(bags), received(kinds)].map((content, at) => ({ at, content })),
    kinds.map((kind) => ({ kind })),
  )?.bagsDiffer

it('adds no unit and holds no order back when bags are taken in', () => {
  const next = applyHandOver([], handedIn(3, { grams: 4200 }))
  expect(next).toEqual({ ok: true, value: [] })
  expect(unitsBlockingDeparture([], 'out_for_delivery')).toEqual([])
})

it('refuses a weight without bags', () => {
  expect(applyHandOver([], handedIn(0)).ok).toBe(true)
  expect(applyHandOver([], handedIn(0, { grams: 4200 })).ok).toBe(false)
})

it('uses the latest entry of bags taken in until it is withdrawn or the clothes are counted in', () => {
  const said = [handedIn(3, { grams: 4200, from: 'guard' }), handedIn(2)]
  const of = (contents: readonly CustodyContent[]) =>
    lastHandedIn(
      contents.map((content, at) => ({ at, content })),
      [],
    )
  expect(of(said.slice(0, 1))).toMatchObject({ bags: 3, grams: 4200, from: 'guard', at: 0 })
  expect(of(said)).toMatchObject({ bags: 2, grams: null, from: 'customer', at: 1 })
  expect(of([...said, handedIn(0)])).toBeNull()
  expect(of([received(['bag'])])).toBeNull()
})

it.each([
  [3, ['bag', 'bag'], 'fewer'],
  [3, ['bag', 'bag', 'bag'], null],
  [1, ['bag', 'bag'], 'more'],
  // Beside bags, items are no bags: they were in one.
  [2, ['bag', 'item', 'item'], 'fewer'],
  [3, ['bag', 'bag', 'item'], 'fewer'],
  [1, ['bag', 'item'], null],
  // An item may have had a bag of its own, and many items may have been in one.
  [3, ['item', 'item', 'item'], null],
  [1, ['item', 'item', 'item'], null],
  [2, ['item'], 'fewer'],
  [3, [], null],
] as const)('compares %i bags at the door with %j counted in: %s', (bags, kinds, differs) => {
  expect(compared(bags, kinds)).toBe(differs)
})

it.each([
  [4200, 4300, null],
  [4200, 3000, 'lighter'],
  [4200, 4500, 'heavier'],
  [undefined, 4500, null],
  [4200, undefined, null],
] as const)(
  'C13: compares %s g at the door with %s g counted in: %s',
  (grams, weighed, differs) => {
    const written = [handedIn(1, grams === undefined ? {} : { grams }), received(['bag'], weighed)]
    const said = lastHandedIn(
      written.map((content, at) => ({ at, content })),
      [{ kind: 'bag' }],
    )
    expect(said?.weightDiffers).toBe(differs)
  },
)
