// Rider of a new stop: of its area first, shared among its riders, else who takes all.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findDefaultRider, pinsOfRider, type RiderOfSlot } from './default-rider.ts'

const free = (id: string, more: Partial<RiderOfSlot> = {}): RiderOfSlot => ({
  id,
  stops: 0,
  isAtDoor: false,
  ...more,
})

const ravi = { riderId: 'ravi', pins: ['560001'] }
const suresh = { riderId: 'suresh', pins: ['560001', '560038'] }
const RULES = { takesAll: 'meena', areas: [ravi, suresh] }
const ALL = [free('meena'), free('ravi'), free('suresh')]

it('gives a stop to the rider of its area, and any other to who takes all', () => {
  expect(findDefaultRider({ pin: '560038' }, RULES, ALL)).toBe('suresh')
  expect(findDefaultRider({ pin: '560095' }, RULES, ALL)).toBe('meena')
  expect(findDefaultRider({ pin: '' }, RULES, ALL)).toBe('meena')
})

it('keeps stops of one address together, else takes who has the fewest', () => {
  const of = (raviHas: Partial<RiderOfSlot>, sureshHas: Partial<RiderOfSlot>) =>
    findDefaultRider({ pin: '560001' }, RULES, [free('ravi', raviHas), free('suresh', sureshHas)])
  expect(of({ stops: 3 }, { stops: 2 })).toBe('suresh')
  expect(of({ stops: 3, isAtDoor: true }, { stops: 0 })).toBe('ravi')
})

it('counts a rider who doesn’t ride now as nobody', () => {
  expect(findDefaultRider({ pin: '560095' }, RULES, [free('ravi')])).toBeNull()
  expect(findDefaultRider({ pin: '560038' }, RULES, [free('meena')])).toBe('meena')
  expect(findDefaultRider({ pin: '560001' }, { takesAll: '', areas: [] }, ALL)).toBeNull()
})

const ids = fc.constantFrom<string>('a', 'b', 'c', 'd')
const pins = fc.constantFrom('560001', '560002', '560003')
const rules = fc.record({
  takesAll: fc.oneof(ids, fc.constant('')),
  areas: fc.array(fc.record({ riderId: ids, pins: fc.array(pins) })),
})

it('names only who rides, and an area’s rider wherever one rides', () => {
  fc.assert(
    fc.property(rules, fc.uniqueArray(ids), pins, (given, riding, pin) => {
      const found = findDefaultRider(
        { pin },
        given,
        riding.map((id) => free(id)),
      )
      const owners = riding.filter((id) => pinsOfRider(given.areas, id).includes(pin))
      const others = riding.includes(given.takesAll) ? given.takesAll : null
      expect(owners.length > 0 ? owners : [others]).toContain(found)
    }),
  )
})

it('shares an area’s stops evenly, whichever way riders are listed', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(ids, { minLength: 1 }),
      fc.integer({ min: 1, max: 30 }),
      (riding, count) => {
        const areas = riding.map((riderId) => ({ riderId, pins: ['560001'] }))
        const stops = new Map(riding.map((id) => [id, 0]))
        for (let each = 0; each < count; each += 1) {
          const now = [...stops].map(([id, had]) => free(id, { stops: had }))
          const found = findDefaultRider({ pin: '560001' }, { takesAll: '', areas }, now)!
          expect(
            findDefaultRider({ pin: '560001' }, { takesAll: '', areas }, now.toReversed()),
          ).toBe(found)
          stops.set(found, stops.get(found)! + 1)
        }
        expect(Math.max(...stops.values()) - Math.min(...stops.values())).toBeLessThanOrEqual(1)
      },
    ),
  )
})
