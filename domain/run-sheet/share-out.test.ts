// Sharing out of stops: each once, fair, near together, in areas, and the same for any order of stops.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareOutStops, type SharingRider, type StopToShare } from './share-out.ts'

const rider = (id: string, more: Partial<SharingRider> = {}): SharingRider => ({
  id,
  stops: [],
  pins: [],
  ...more,
})

const stop = (key: string, pin = '560001', more: Partial<StopToShare> = {}): StopToShare => ({
  key,
  address: `${key} Street`,
  pin,
  point: null,
  ...more,
})

const near = (key: string, latitude: number, longitude: number) =>
  stop(key, '560001', { point: { latitude, longitude } })

const keysOf = (shared: ReadonlyMap<string, string>, id: string) =>
  [...shared].flatMap(([key, to]) => (to === id ? [key] : [])).toSorted()

it('keeps stops together that are near each other', () => {
  const east = [1, 2, 3].map((each) => near(`east ${each}`, 12.97, 77.7 + each / 1000))
  const west = [1, 2, 3].map((each) => near(`west ${each}`, 12.97, 77.5 + each / 1000))
  const mixed = [east[0]!, west[0]!, west[1]!, east[1]!, west[2]!, east[2]!]
  const shared = shareOutStops(mixed, [rider('a'), rider('b')])
  const ofEast = shared.get('east 1')!
  expect(keysOf(shared, ofEast)).toEqual(['east 1', 'east 2', 'east 3'])
  expect(keysOf(shared, ofEast === 'a' ? 'b' : 'a')).toEqual(['west 1', 'west 2', 'west 3'])
})

it('gives stops to the rider who is near already', () => {
  const shared = shareOutStops(
    [near('east', 12.97, 77.7), near('west', 12.97, 77.5)],
    [
      rider('a', { stops: [near('a 1', 12.97, 77.51)] }),
      rider('b', { stops: [near('b 1', 12.97, 77.71)] }),
    ],
  )
  expect(Object.fromEntries(shared)).toEqual({ east: 'b', west: 'a' })
})

it('shares by PIN code where no door is known', () => {
  const pins = ['560001', '560095', '560002', '560096']
  const shared = shareOutStops(
    pins.map((pin) => stop(pin, pin)),
    [rider('a'), rider('b')],
  )
  expect(shared.get('560001')).toBe(shared.get('560002'))
  expect(shared.get('560095')).toBe(shared.get('560096'))
})

it('evens out what riders have already', () => {
  const busy = rider('a', { stops: [stop('1'), stop('2'), stop('3')] })
  const shared = shareOutStops([stop('4'), stop('5'), stop('6'), stop('7')], [busy, rider('b')])
  expect([keysOf(shared, 'a').length, keysOf(shared, 'b').length]).toEqual([1, 3])
})

it('gives stops of an area to its rider, whatever the count', () => {
  const stops = ['1', '2', '3', '4'].map((key) => stop(key, '560034'))
  const shared = shareOutStops(
    [...stops, stop('5', '560001')],
    [rider('a', { pins: ['560034'] }), rider('b')],
  )
  expect([keysOf(shared, 'a'), keysOf(shared, 'b')]).toEqual([['1', '2', '3', '4'], ['5']])
})

it('keeps orders of one door together', () => {
  const door = { address: '4 Margosa Road' }
  const stops = [stop('1', '560001', door), stop('2'), stop('3', '560001', door)]
  const shared = shareOutStops(stops, [rider('a'), rider('b')])
  expect(shared.get('1')).toBe(shared.get('3'))
})

it('shares nothing without riders', () => {
  expect(shareOutStops([stop('1')], []).size).toBe(0)
})

const anyStop = fc.record({
  pin: fc.constantFrom('560001', '560003', '560034', ''),
  point: fc.option(
    fc.record({
      latitude: fc.double({ min: 12.8, max: 13.1, noNaN: true }),
      longitude: fc.double({ min: 77.4, max: 77.8, noNaN: true }),
    }),
  ),
})

it('gives each stop once, evenly, and alike in any order', () => {
  fc.assert(
    fc.property(
      fc.array(anyStop, { maxLength: 30 }),
      fc.integer({ min: 1, max: 5 }),
      (places, count) => {
        const stops = places.map((place, index) => stop(`${index}`, place.pin, place))
        const riders = Array.from({ length: count }, (_, index) => rider(`rider ${index}`))
        const shared = shareOutStops(stops, riders)
        expect([...shared.keys()].toSorted()).toEqual(stops.map(({ key }) => key).toSorted())
        const counts = riders.map(({ id }) => keysOf(shared, id).length)
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
        const turned = shareOutStops(stops.toReversed(), riders.toReversed())
        expect(Object.fromEntries(turned)).toEqual(Object.fromEntries(shared))
      },
    ),
    { numRuns: 50 },
  )
})
