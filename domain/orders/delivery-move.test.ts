import { expect, it } from 'vitest'
import { DEFAULT_BUSINESS_HOURS } from '../slots/business-hours.ts'
import {
  possibleDeliveryMoves,
  canMoveDelivery,
  moveDelivery,
  type BookedOrder,
} from './delivery-move.ts'

/** Thursday 2025-06-19, 9-11 AM in Kolkata, with dry cleaning: promised two days later. */
const order: BookedOrder = {
  date: '2025-06-19',
  slotLabel: '9-11 AM',
  services: ['dry-cleaning'],
  delivery: 'standard',
  deliveryDate: null,
  handOver: 'home',
  status: 'pickup_scheduled',
  timeZone: 'Asia/Kolkata',
  hours: DEFAULT_BUSINESS_HOURS,
  closedDates: [],
  byStaff: false,
}
const at = (time: string) => new Date(`2025-06-19T${time}+05:30`)
const first = (given: Partial<BookedOrder>, now: Date) => {
  const [day] = possibleDeliveryMoves({ ...order, ...given }, now)
  return day && [day.date, day.windows[0]!.label]
}

it('offers customers windows after the cleaning is done, and staff every window after the pickup', () => {
  expect(first({}, at('08:00:00'))).toEqual(['2025-06-21', '9-11 AM'])
  expect(first({ byStaff: true }, at('08:00:00'))).toEqual(['2025-06-19', '11 AM-1 PM'])
})

it('offers staff the present window until its end', () => {
  const washing = { byStaff: true, status: 'washing' } as const
  expect(first(washing, at('12:59:00'))).toEqual(['2025-06-19', '11 AM-1 PM'])
  expect(first(washing, at('13:00:00'))).toEqual(['2025-06-19', '1-3 PM'])
})

it('keeps an order express when staff move it, promised by the end of its window', () => {
  const express = { ...order, delivery: 'express', byStaff: true } as const
  expect(moveDelivery(express, { date: '2025-06-20', time: '9-11 AM' }, at('08:00:00'))).toEqual({
    ok: true,
    value: {
      delivery: {
        at: new Date('2025-06-20T11:00:00+05:30'),
        window: { date: '2025-06-20', time: '9-11 AM' },
      },
      preference: 'express',
      date: null,
    },
  })
})

it.each([
  ['pickup_scheduled', 'standard', true, true],
  ['ready', 'express', false, true],
  ['out_for_delivery', 'standard', false, true],
  ['completed', 'standard', false, false],
  ['cancelled', 'standard', false, false],
] as const)(
  'delivery of an order %s, %s: its customer may move it: %s, staff may: %s',
  (status, deliveryPreference, own, staff) => {
    const asked = { status, deliveryPreference }
    expect([canMoveDelivery(asked), canMoveDelivery(asked, true)]).toEqual([own, staff])
    expect(canMoveDelivery({ ...asked, deliveryHandOver: 'counter' }, true)).toBe(false)
  },
)
