// Proof of a delivery: which code, photo and taker are enough, and which orders share a code.
import { describe, expect, it } from 'vitest'
import {
  checkDeliveryProof,
  type Door,
  isCodeGoodAt,
  isSameDoor,
  type SaidProof,
} from './delivery-proof.ts'

const NOTHING: SaidProof = {
  code: undefined,
  hasPhoto: false,
  isReleased: false,
  taken: undefined,
}
const GUARD = { by: 'guard', name: 'Suresh' } as const

describe('the proof of a delivery', () => {
  it('is the code where it is right', () => {
    const proved = { proof: 'code', misfit: null }
    expect(checkDeliveryProof({ ...NOTHING, code: 'right' })).toEqual(proved)
    expect(checkDeliveryProof({ ...NOTHING, code: 'right', hasPhoto: true, taken: GUARD })).toEqual(
      proved,
    )
  })

  it('is a photo with the name of a guard or neighbour, or of the customer', () => {
    const proved = { proof: 'photo', misfit: null }
    const photo = { ...NOTHING, hasPhoto: true }
    expect(checkDeliveryProof({ ...photo, taken: GUARD })).toEqual(proved)
    expect(checkDeliveryProof({ ...photo, taken: { by: 'customer', name: null } })).toEqual(proved)
  })

  it('is missing where the photo, the taker or their name is', () => {
    const missing = { proof: null, misfit: 'not_proved' }
    expect(checkDeliveryProof(NOTHING)).toEqual(missing)
    expect(checkDeliveryProof({ ...NOTHING, hasPhoto: true })).toEqual(missing)
    expect(checkDeliveryProof({ ...NOTHING, taken: GUARD })).toEqual(missing)
    for (const name of [null, ' '])
      expect(
        checkDeliveryProof({ ...NOTHING, hasPhoto: true, taken: { by: 'neighbour', name } }),
      ).toEqual(missing)
  })

  it('is a photo alone, left with the guard, where the customer has it done always', () => {
    const released = { ...NOTHING, hasPhoto: true, isReleased: true }
    expect(checkDeliveryProof({ ...released, taken: { by: 'guard', name: null } })).toEqual({
      proof: 'release',
      misfit: null,
    })
    expect(checkDeliveryProof({ ...released, taken: { by: 'neighbour', name: null } }).misfit).toBe(
      'not_proved',
    )
    expect(
      checkDeliveryProof({ ...released, hasPhoto: false, taken: { by: 'guard', name: null } })
        .misfit,
    ).toBe('not_proved')
  })

  it('reports a wrong code even beside a photo', () => {
    expect(checkDeliveryProof({ ...NOTHING, code: 'wrong' })).toEqual({
      proof: null,
      misfit: 'wrong_code',
    })
    expect(checkDeliveryProof({ ...NOTHING, code: 'wrong', hasPhoto: true, taken: GUARD })).toEqual(
      {
        proof: 'photo',
        misfit: 'wrong_code',
      },
    )
  })
})

describe('orders of one door', () => {
  const DOOR: Door = {
    address: '12 Church Street, Bengaluru 560001',
    contact: { name: null, phone: null },
    date: '2025-06-20',
    slot: '9-11 AM',
  }

  it('have the same address, person, day and window', () => {
    expect(isSameDoor(DOOR, { ...DOOR, address: '12 church street, Bengaluru 560001 ' })).toBe(true)
    expect(isSameDoor(DOOR, { ...DOOR, address: '14 Church Street, Bengaluru 560001' })).toBe(false)
    expect(isSameDoor(DOOR, { ...DOOR, slot: '11 AM-1 PM' })).toBe(false)
    expect(isSameDoor(DOOR, { ...DOOR, date: '2025-06-21' })).toBe(false)
    expect(isSameDoor(DOOR, { ...DOOR, slot: null })).toBe(false)
    expect(isSameDoor(DOOR, { ...DOOR, contact: { name: 'Ravi', phone: null } })).toBe(false)
  })
})

it('lets a code prove what is handed over within 15 minutes of its first use', () => {
  const usedAt = new Date('2025-06-20T04:00:00Z')
  const isGoodAfter = (minutes: number) =>
    isCodeGoodAt(usedAt, new Date(usedAt.getTime() + minutes * 60_000))
  expect([-30, 0, 15, 15.1, 330].map(isGoodAfter)).toEqual([true, true, true, false, false])
  expect(isCodeGoodAt(null, usedAt)).toBe(true)
})
