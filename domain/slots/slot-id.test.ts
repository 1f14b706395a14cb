import { describe, expect, it } from 'vitest'
import { pickupOfSlotId, slotId, slotIdsOn, slotLabel, toStoredSlot } from './slot-id.ts'
import { PICKUP_SLOTS } from './slots.ts'
import { instantAt } from '../base/time-zone.ts'

const KOLKATA = 'Asia/Kolkata'
const FRIDAY = '2025-06-20'

describe('a stored slot', () => {
  it('takes its id from its date, start and length', () => {
    expect(toStoredSlot(FRIDAY, '9-11 AM', KOLKATA)).toEqual({
      id: '20250620-0900-8078-8000-000000000000',
      startsAt: instantAt(FRIDAY, 9 * 60, KOLKATA),
      endsAt: instantAt(FRIDAY, 11 * 60, KOLKATA),
    })
  })

  it('gets its date and label back from its id, without the time zone', () => {
    for (const { label } of PICKUP_SLOTS)
      expect(pickupOfSlotId(toStoredSlot(FRIDAY, label, KOLKATA).id)).toEqual({
        pickupDate: FRIDAY,
        pickupTime: label,
      })
  })

  it('gets a label from its hours when it is not one of today’s slots', () => {
    const hours = (startMinutes: number, endMinutes: number) =>
      pickupOfSlotId(slotId(FRIDAY, { startMinutes, endMinutes })).pickupTime
    expect([hours(540, 600), hours(570, 765), hours(0, 120), hours(1320, 1440)]).toEqual([
      '9-10 AM',
      '9:30 AM-12:45 PM',
      '12-2 AM',
      '10 PM-12 AM',
    ])
  })

  it('sorts by start within its date', () => {
    const ids = ['2024-12-31', FRIDAY].flatMap((date) => {
      const { first, last } = slotIdsOn(date)
      return [first, ...PICKUP_SLOTS.map((slot) => slotId(date, slot)), last]
    })
    expect(ids.toSorted()).toEqual(ids)
  })
})

it('makes the labels of offered slots from their hours', () => {
  for (const { label, startMinutes, endMinutes } of PICKUP_SLOTS)
    expect(slotLabel(startMinutes, endMinutes)).toBe(label)
})
