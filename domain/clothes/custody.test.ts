import { expect, it } from 'vitest'
import {
  applyHandOver,
  replayHandOvers,
  unitsBlockingDeparture,
  type CustodyContent,
} from './custody.ts'
import { handOverForStatus } from './custody-moves.ts'
import { weightsOfUnits } from './custody-weights.ts'
import { ORDER_STATUSES, type OrderStatus } from '../orders/record/order-lifecycle.ts'

const item = (number: number) => ({ number, kind: 'item', pieces: 1 }) as const
const received: CustodyContent = { kind: 'received', units: [item(1), item(2)] }
const packed = (...units: number[]): CustodyContent => ({ kind: 'packed', units })

it('C1: refuses impossible entries', () => {
  const problem = (before: readonly CustodyContent[], content: CustodyContent) => {
    const result = applyHandOver(replayHandOvers(before), content)
    return result.ok ? null : result.error
  }
  expect(problem([received], received)).toBe('not_next')
  expect(problem([received], packed(3))).toBe('no_such_unit')
  expect(problem([received], packed(1, 1))).toBe('no_such_unit')
  expect(problem([received], packed())).toBe('nothing')
  expect(problem([received, packed(1)], packed(1))).toBe('elsewhere')
  expect(problem([received], { kind: 'handed_out', units: [1], to: 'rider' })).toBe('elsewhere')
  expect(problem([received], { kind: 'returned', units: [1], to: 'packed' })).toBe('elsewhere')
  expect(() => replayHandOvers([packed(1)])).toThrow('no_such_unit')
})

it('C4 and C11: holds an order back while a unit isn’t packed, or was taken out again', () => {
  const held = (...contents: CustodyContent[]) =>
    ORDER_STATUSES.filter(
      (status) => unitsBlockingDeparture(replayHandOvers(contents), status).length > 0,
    )
  expect(held()).toEqual([])
  expect(held(received, packed(2))).toEqual(['out_for_delivery', 'completed'])
  expect(held(received, packed(1, 2))).toEqual([])
  expect(held(received, packed(2), { kind: 'skipped', units: [1], note: 'c0' })).toEqual([])
  const again = { kind: 'returned', units: [1], to: 'plant' } as const
  expect(held(received, packed(1, 2), again)).toEqual(['out_for_delivery', 'completed'])
})

it('C7: holds back an order for a missing unit until it is found, and writes off only missing units', () => {
  const one = [1]
  const missing = { kind: 'missing', units: one, note: 'c0' } as const
  const found = { kind: 'found', units: one } as const
  const off = { kind: 'written_off', units: one, note: 'c0' } as const
  const standing = (...contents: CustodyContent[]) => {
    const units = replayHandOvers([received, packed(2), ...contents])
    return [units[0]!.place, unitsBlockingDeparture(units, 'completed').join()]
  }
  expect(standing(missing)).toEqual(['missing', '1'])
  expect(standing(missing, found)).toEqual(['plant', '1'])
  expect(standing(missing, off)).toEqual(['written_off', ''])
  expect(standing(missing, { kind: 'skipped', units: one, note: 'c0' })).toEqual(['missing', ''])
  const out = { kind: 'handed_out', units: [1, 2], to: 'rider' } as const
  expect(standing(packed(1), out, missing)).toEqual(['missing', ''])
  const back = { kind: 'handed_out', units: one, to: 'customer' } as const
  expect(standing(packed(1), out, missing, found, back)).toEqual(['customer', ''])
  expect(applyHandOver(replayHandOvers([received]), off)).toEqual({ ok: false, error: 'elsewhere' })
})

it('C1: moves what a rider has to another rider, and nothing else', () => {
  const out = { kind: 'handed_out', units: [1], to: 'rider' } as const
  const over = { ...out, from: 'rider' } as const
  const units = replayHandOvers([received, packed(1, 2), out, over])
  expect(units.map(({ place }) => place)).toEqual(['rider', 'packed'])
  const both = { ...over, units: [1, 2] }
  expect(applyHandOver(units, both)).toEqual({ ok: false, error: 'elsewhere' })
})

it('C1: takes a piece out of a bag as a separate unit, and keeps the rest', () => {
  const bag: CustodyContent = { kind: 'received', units: [{ number: 1, kind: 'bag', pieces: 3 }] }
  const sock: CustodyContent = { kind: 'listed', units: [item(2)], from: 1 }
  const after = replayHandOvers([bag, packed(1), sock])
  expect(after.map(({ pieces, place }) => [pieces, place])).toEqual([
    [2, 'packed'],
    [1, 'packed'],
  ])
  const problem = (before: CustodyContent[], content: CustodyContent) => {
    const result = applyHandOver(replayHandOvers(before), content)
    return result.ok ? null : result.error
  }
  expect(problem([bag], { ...sock, units: [{ ...item(2), pieces: 3 }] })).toBe('nothing')
  expect(problem([bag], { ...sock, units: [item(3)] })).toBe('not_next')
  expect(problem([received], { kind: 'listed', units: [item(3)], from: 1 })).toBe('no_such_unit')
})

it('follows an order from the plant to its customer and back', () => {
  let units = replayHandOvers([received, packed(1, 2)])
  let from: OrderStatus = 'ready'
  const moves = (
    ['out_for_delivery', 'completed', 'out_for_delivery', 'ready', 'completed'] as const
  ).map((status) => {
    const content = handOverForStatus(units, status, { from })!
    from = status
    const next = applyHandOver(units, content)
    if (next.ok) units = next.value
    return [content.kind, units.map(({ place }) => place).join()]
  })
  expect(moves).toEqual([
    ['handed_out', 'rider,rider'],
    ['handed_out', 'customer,customer'],
    ['returned', 'rider,rider'],
    ['returned', 'packed,packed'],
    ['handed_out', 'customer,customer'],
  ])
  expect([
    handOverForStatus(units, 'cancelled', { from }),
    handOverForStatus([], 'completed', { from }),
  ]).toEqual([null, null])
})

it('leaves handed-over units with their taker while the others go back and out again', () => {
  const out = { kind: 'handed_out', units: [1, 2], to: 'rider' } as const
  const part = { kind: 'handed_out', units: [1], to: 'guard', note: 'c0' } as const
  let units = replayHandOvers([received, packed(1, 2), out, part])
  const goes = (status: OrderStatus, from: OrderStatus) => {
    const next = applyHandOver(
      units,
      handOverForStatus(units, status, { from, taker: 'neighbour' })!,
    )
    if (next.ok) units = next.value
    return units.map(({ place }) => place).join()
  }
  expect(goes('ready', 'out_for_delivery')).toBe('guard,packed')
  expect(goes('out_for_delivery', 'ready')).toBe('guard,rider')
  expect(goes('completed', 'out_for_delivery')).toBe('guard,neighbour')
  expect(goes('out_for_delivery', 'completed')).toBe('rider,rider')
})

it('holds an order back for a unit at a vendor, and can receive the unit after the order has left', () => {
  const handed = { kind: 'handed_out', units: [1], to: 'vendor' } as const
  const vendor = { ...handed, vendor: 3, expected: '2025-06-20' } as const
  const back = { kind: 'returned', units: [1], to: 'plant', from: 'vendor' } as const
  const away = replayHandOvers([received, packed(2), vendor])
  expect(applyHandOver(replayHandOvers([received]), back)).toEqual({
    ok: false,
    error: 'elsewhere',
  })
  expect(unitsBlockingDeparture(away, 'completed')).toEqual([1])
  const later = {
    kind: 'expected',
    units: [1],
    to: 'vendor',
    vendor: 3,
    expected: '2025-06-23',
  } as const
  expect(replayHandOvers([received, packed(2), vendor, later])).toEqual(away)
  expect(applyHandOver(replayHandOvers([received]), later)).toEqual({
    ok: false,
    error: 'elsewhere',
  })
  expect(applyHandOver(away, packed(1)).ok).toBe(false)
  expect(
    unitsBlockingDeparture(replayHandOvers([received, packed(2), vendor, back]), 'completed'),
  ).toEqual([1])
  const let_go = { kind: 'skipped', units: [1], note: 'c0' } as const
  const late = replayHandOvers([received, packed(2), vendor, let_go, back])
  expect(late[0]).toMatchObject({ place: 'plant', released: true })
})

it('remembers the last rack, machine or van of a unit until it leaves', () => {
  const put = (to: string) => ({ kind: 'moved', units: [1], to }) as const
  const spot = (...contents: CustodyContent[]) => replayHandOvers([received, ...contents])[0]!.spot
  expect(spot()).toBeNull()
  expect(spot(put('M1'))).toBe('M1')
  expect(spot(put('M1'), packed(1))).toBeNull()
  expect(spot(packed(1), put('R1'), put('R2'))).toBe('R2')
  expect(spot(put('M1'), { kind: 'corrected', units: [1], from: 'A', to: 'B' })).toBe('M1')
  const customer = { kind: 'handed_out', units: [1], to: 'customer' } as const
  const gone = replayHandOvers([received, packed(1), customer])
  expect(applyHandOver(gone, put('R1'))).toEqual({ ok: false, error: 'elsewhere' })
})

it('C13: warns of a weight below 85 or above 105 percent, and never without both weights', () => {
  const weighed = (grams: number, out?: number) =>
    weightsOfUnits([
      { kind: 'received', units: [item(1)], grams: grams / 2 },
      { kind: 'received', units: [item(2)], grams: grams / 2 },
      { kind: 'packed', units: [1, 2], ...(out !== undefined && { grams: out }) },
    ]).differs
  expect([8499, 8500, 10_500, 10_501].map((out) => weighed(10_000, out))).toEqual([
    'lighter',
    null,
    null,
    'heavier',
  ])
  expect([weighed(10_000), weightsOfUnits([received]).in]).toEqual([null, null])
})
