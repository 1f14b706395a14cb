import { expect, it } from 'vitest'
import {
  applyHandOver,
  CUSTODY_KINDS,
  replayHandOvers,
  unitsBlockingDeparture,
  UNIT_PLACES,
  type CustodyContent,
  type Unit,
} from './custody.ts'
import { seededRandom } from '../base/test-random.ts'

const HISTORIES = 10_000

/** A rider as often as everybody else, so that enough of it goes on. */
const HANDED_TO = ['rider', 'rider', 'rider', 'customer', 'guard', 'neighbour', 'vendor'] as const

type Random = ReturnType<typeof seededRandom>

/** What somebody writes who believes that an order has so many units; some of it can't have happened. */
function seenBy(random: Random, known: number): CustodyContent {
  const some = Array.from({ length: known + 1 }, (_, index) => index + 1).filter(() => random(2))
  const one = some.slice(0, 1)
  const kind = CUSTODY_KINDS[random(CUSTODY_KINDS.length)]!
  switch (kind) {
    case 'handed_in': {
      const bags = random(4)
      return { kind, units: [], to: 'rider', bags, ...(random(2) && { grams: 4200 }) }
    }
    case 'received':
      return {
        kind,
        units: Array.from({ length: random(4) }, (_, index) => ({
          number: known + 1 + index + (random(8) === 0 ? 1 : 0),
          kind: random(2) ? ('item' as const) : ('bag' as const),
          pieces: 1 + random(3),
        })),
      }
    case 'listed': {
      const item = { number: known + 1, kind: 'item', pieces: 1 } as const
      return { kind, units: [item], from: 1 + random(known + 1) }
    }
    case 'described':
      return {
        kind,
        units: some.map((number) => ({ number, name: 'c0', photos: ['d0'] })),
        when: random(2) ? 'intake' : 'packing',
      }
    case 'returned':
      if (random(4) === 0) return { kind, units: some, to: 'plant', from: 'vendor' }
      return { kind, units: some, to: (['plant', 'packed', 'rider'] as const)[random(3)]! }
    case 'handed_out': {
      const to = HANDED_TO[random(HANDED_TO.length)]!
      if (to === 'vendor') return { kind, units: some, to, vendor: 1, expected: '2025-06-20' }
      if (to === 'rider' && random(3) === 0) return { kind, units: some, to, from: 'rider' }
      return { kind, units: some, to }
    }
    case 'expected':
      return { kind, units: some, to: 'vendor', vendor: 1, expected: '2025-06-23' }
    case 'moved':
      return { kind, units: some, to: random(2) ? '0000002P' : '0000003R' }
    case 'skipped':
      return { kind, units: some, note: 'c0' }
    case 'missing':
    case 'written_off':
      return { kind, units: one, note: 'c0' }
    case 'corrected':
      return { kind, units: one, from: '0000000F', to: '0000001H' }
    case 'packed':
    case 'found':
      return { kind, units: some }
  }
}

/** A phone that is offline now and then: it writes by what it saw last, and what it wrote arrives late, twice, or in another order. */
function device(random: Random) {
  const waiting: CustodyContent[] = []
  let known = 0
  return {
    sees: (units: readonly Unit[]) => (known = units.length),
    writes() {
      const seen = seenBy(random, known)
      waiting.push(seen, ...(random(3) === 0 ? [seen] : []))
    },
    arrives: (): CustodyContent | undefined =>
      random(2) === 0 ? waiting.shift() : waiting.splice(random(waiting.length || 1), 1)[0],
    hasMore: () => waiting.length > 0,
  }
}

const piecesOf = (units: readonly Pick<Unit, 'pieces'>[]) =>
  units.reduce((sum, unit) => sum + unit.pieces, 0)

function expectConserved(units: readonly Unit[], received: number) {
  expect(units.map(({ number }) => number)).toEqual(units.map((_, index) => index + 1))
  // Each place apart: one that there isn't would be missing here.
  const byPlace = UNIT_PLACES.map((place) => piecesOf(units.filter((unit) => unit.place === place)))
  expect(byPlace.reduce((sum, pieces) => sum + pieces, 0)).toBe(received)
  const isHeld = units.some(
    ({ place, released }) => ['plant', 'vendor', 'missing'].includes(place) && !released,
  )
  expect(unitsBlockingDeparture(units, 'completed').length > 0).toBe(isHeld)
}

it(`C1 and C9: keeps each unit in one place after every hand-over, and loses no piece, in ${HISTORIES} histories of two devices`, () => {
  const drawn = new Set<string>()
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const random = seededRandom(seed)
    const devices = [device(random), device(random)]
    const written: CustodyContent[] = []
    let units: readonly Unit[] = []
    let received = 0
    const arrive = (content: CustodyContent | undefined) => {
      const next = content && applyHandOver(units, content)
      if (!content || !next?.ok) return
      written.push(content)
      drawn.add(content.kind)
      units = next.value
      if (content.kind === 'received') received += piecesOf(content.units)
      expectConserved(units, received)
    }
    for (let step = 0; step < 14; step += 1) {
      const each = devices[random(2)]!
      // Without a line it goes on by what it saw before.
      if (random(3) > 0) each.sees(units)
      each.writes()
      if (random(3) > 0) arrive(devices[random(2)]!.arrives())
    }
    for (const each of devices) while (each.hasMore()) arrive(each.arrives())
    expect(replayHandOvers(written)).toEqual(units)
  }
  expect([...drawn].toSorted()).toEqual([...CUSTODY_KINDS].toSorted())
})
