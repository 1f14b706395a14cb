import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '../orders/record/order-lifecycle.ts'
import {
  groupStopsBySlot,
  isStopOnRun,
  adjacentSheetDate,
  type RunOrder,
  stopState,
  stopsOfOrder,
  TAP_KEPT_MS,
  completionTime,
} from './run-sheet.ts'
import { instantAt } from '../base/time-zone.ts'

const timeZone = 'Asia/Kolkata'
const TODAY = '2025-06-19'
const today = { date: TODAY, today: TODAY, timeZone }
const at = (date: string, hours: number) => instantAt(date, hours * 60, timeZone)

function order(fields: Partial<RunOrder> = {}): RunOrder {
  return {
    status: 'pickup_scheduled',
    pickupDate: TODAY,
    pickupTime: '9-11 AM',
    deliveryTime: null,
    pickupHandOver: 'home',
    deliveryHandOver: 'home',
    estimatedDeliveryAt: at('2025-06-20', 9),
    completedAt: null,
    ...fields,
  }
}

describe('the stops of an order', () => {
  it('include its pickup until it is picked up, and show it as done afterwards', () => {
    const pickup = { kind: 'pickup', slot: '9-11 AM', overdue: false }
    expect(stopsOfOrder(order(), today)).toEqual([{ ...pickup, done: false }])
    for (const status of ['picked_up', 'washing', 'ready'] as const)
      expect(stopsOfOrder(order({ status }), today)).toEqual([{ ...pickup, done: true }])
    expect(stopsOfOrder(order({ status: 'cancelled' }), today)).toEqual([])
    expect(stopsOfOrder(order({ pickupDate: '2025-06-20' }), today)).toEqual([])
  })

  it('include its delivery once the clothes are ready', () => {
    const pickupDate = '2025-06-18'
    const estimatedDeliveryAt = at(TODAY, 15)
    const stopIn = (status: OrderStatus, completedAt: Date | null = null) =>
      stopsOfOrder(order({ status, pickupDate, estimatedDeliveryAt, completedAt }), today)
    const delivery = { kind: 'delivery', slot: '3-5 PM', overdue: false }
    expect(stopIn('washing')).toEqual([])
    expect(stopIn('ready')).toEqual([{ ...delivery, done: false }])
    expect(stopIn('out_for_delivery')).toEqual([{ ...delivery, done: false }])
    expect(stopIn('completed', at(TODAY, 16))).toEqual([{ ...delivery, done: true }])
    expect(stopIn('completed', at('2025-06-18', 16))).toEqual([])
  })

  it('include the pickup and the delivery of an express order, promised by the end of the last slot', () => {
    const express = order({ status: 'ready', estimatedDeliveryAt: at(TODAY, 19) })
    expect(stopsOfOrder(express, today)).toMatchObject([
      { kind: 'pickup', done: true },
      { kind: 'delivery', slot: '5-7 PM', done: false },
    ])
  })

  it('appear only on today’s sheet when left from earlier days', () => {
    const missed = order({ pickupDate: '2025-06-17' })
    const late = order({
      status: 'ready',
      pickupDate: '2025-06-16',
      estimatedDeliveryAt: at('2025-06-18', 9),
    })
    expect(stopsOfOrder(missed, today)).toMatchObject([{ kind: 'pickup', overdue: true }])
    expect(stopsOfOrder(late, today)).toMatchObject([{ kind: 'delivery', overdue: true }])
    for (const date of ['2025-06-15', '2025-06-20'])
      expect([missed, late].flatMap((each) => stopsOfOrder(each, { ...today, date }))).toEqual([])
  })

  it('use the laundry’s day, not UTC’s', () => {
    // Half past midnight in India is still the day before in UTC.
    const estimatedDeliveryAt = new Date('2025-06-18T19:00:00Z')
    const ready = order({ status: 'ready', pickupDate: '2025-06-10', estimatedDeliveryAt })
    expect(stopsOfOrder(ready, today)).toMatchObject([{ slot: null, overdue: false }])
  })
})

it('shows no stop for a status without a pickup or delivery', () => {
  expect(stopState('delivery', 'washing')).toBe('none')
  expect(stopState('delivery', 'cancelled')).toBe('none')
  expect(stopState('pickup', 'cancelled')).toBe('none')
})

it('moves from day to day over the end of a month', () => {
  expect(adjacentSheetDate('2025-06-30', 1)).toBe('2025-07-01')
  expect(adjacentSheetDate('2025-03-01', -1)).toBe('2025-02-28')
})

describe('a run sheet', () => {
  const stop = (number: string, slot: string | null, address: string, more = {}) => ({
    kind: 'pickup' as const,
    slot,
    done: false,
    overdue: false,
    address,
    number,
    turn: null,
    ...more,
  })

  it('sorts by slot, with overdue stops first and neighbours together', () => {
    const groups = groupStopsBySlot([
      stop('A', '1-3 PM', '1 Church Street 560001'),
      stop('B', null, 'At night 560001'),
      stop('C', '9-11 AM', 'b Indiranagar 560038'),
      stop('D', '9-11 AM', 'Z MG Road 560001'),
      stop('E', '9-11 AM', 'A Indiranagar 560038'),
      stop('F', '9-11 AM', 'x', { done: true }),
      stop('G', '5-7 PM', '2 Church Street 560001', { overdue: true }),
    ])
    expect(
      groups.map(({ slot, overdue, left, done }) => [
        slot,
        overdue,
        left.map((each) => each.number),
        done.length,
      ]),
    ).toEqual([
      [null, true, ['G'], 0],
      ['9-11 AM', false, ['D', 'E', 'C'], 1],
      ['1-3 PM', false, ['A'], 0],
      [null, false, ['B'], 0],
    ])
  })

  it('sorts the stops of a slot by their turns on the run, where they have some', () => {
    // By address, T3 would come first.
    const stops = [3, 1, 2].map((turn) =>
      stop(`T${turn}`, '9-11 AM', `${9 - turn} 560001`, { turn }),
    )
    const [group] = groupStopsBySlot(stops)
    expect(group?.left.map(({ number }) => number)).toEqual(['T1', 'T2', 'T3'])
  })

  it('stays the same in any order of its input', () => {
    const stops = ['1 560001', '2 560001', '1 560038', 'no pin'].map((address, index) =>
      stop(`N${index}`, '9-11 AM', address),
    )
    expect(groupStopsBySlot(stops.toReversed())).toEqual(groupStopsBySlot(stops))
  })
})

describe('the time of a completion', () => {
  const arrivedAt = at(TODAY, 15)
  const early = new Date(0)
  const hoursBefore = (hours: number) => new Date(arrivedAt.getTime() - hours * 3_600_000)
  const times = { at: undefined, sentAt: undefined, arrivedAt, lastEntryAt: early }

  it('falls back to its arrival when the client sends no time', () => {
    expect(completionTime(times)).toEqual(arrivedAt)
    expect(completionTime({ ...times, sentAt: hoursBefore(5) })).toEqual(arrivedAt)
  })

  it('equals the time it was made, with a right or a wrong clock', () => {
    expect(completionTime({ ...times, at: hoursBefore(4) })).toEqual(hoursBefore(4))
    expect(completionTime({ ...times, at: hoursBefore(4), sentAt: arrivedAt })).toEqual(
      hoursBefore(4),
    )
    // Three hours slow, and three hours fast.
    expect(completionTime({ ...times, at: hoursBefore(7), sentAt: hoursBefore(3) })).toEqual(
      hoursBefore(4),
    )
    expect(completionTime({ ...times, at: hoursBefore(1), sentAt: hoursBefore(-3) })).toEqual(
      hoursBefore(4),
    )
  })

  it('does not depend on the upload time of a photo', () => {
    const madeAt = new Date(arrivedAt.getTime() - 100_000)
    expect(completionTime({ ...times, at: madeAt, sentAt: madeAt })).toEqual(madeAt)
  })

  it('never lies in the future, more than 48 hours back or before the order’s last change', () => {
    expect(completionTime({ ...times, at: hoursBefore(-1) })).toEqual(arrivedAt)
    expect(completionTime({ ...times, at: hoursBefore(49) })).toEqual(hoursBefore(48))
    expect(TAP_KEPT_MS).toBe(48 * 3_600_000)
    const lastEntryAt = hoursBefore(2)
    expect(completionTime({ ...times, lastEntryAt, at: hoursBefore(3) })).toEqual(lastEntryAt)
    expect(completionTime({ ...times, lastEntryAt: hoursBefore(-1), at: hoursBefore(3) })).toEqual(
      arrivedAt,
    )
  })
})

describe('a stop on the days of a rider’s run', () => {
  const today = '2025-06-18'
  const waiting = { state: 'waiting', dueDate: today, leftOn: null, isOut: false } as const
  const done = { ...waiting, state: 'done' } as const

  it.each([
    ['due today, tomorrow and before', waiting, ['2025-06-18', '2025-06-19', '2025-05-01'], true],
    ['due later', waiting, ['2025-06-20', '2025-07-02'], false],
    ['made today or to come tomorrow', done, ['2025-06-18', '2025-06-19'], true],
    ['made on an earlier day', done, ['2025-06-17', '2025-05-01'], false],
    ['made today after its day', { ...done, leftOn: today }, ['2025-05-01'], true],
    ['out for delivery before its day', { ...waiting, isOut: true }, ['2025-07-02'], true],
  ])('%s', (_, stop, dates, isOn) => {
    for (const dueDate of dates) expect(isStopOnRun({ ...stop, dueDate }, { today })).toBe(isOn)
  })

  it('counts as on the run of the day on which a phone without a connection marked it', () => {
    const stop = { ...done, dueDate: '2025-06-17', leftOn: '2025-06-17' }
    expect(isStopOnRun(stop, { today, markedOn: '2025-06-17' })).toBe(true)
    expect(isStopOnRun(stop, { today, markedOn: '2025-06-18' })).toBe(false)
  })
})
