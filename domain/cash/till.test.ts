import { describe, expect, it } from 'vitest'
import { cashToHandIn, sumTillByDay, sumTillByPerson, type TillEntry } from './till.ts'

describe('the cash that a person must hand in', () => {
  it.each([
    ['nothing', 0, 0, 0, 0],
    ['all that they took', 124000, 0, 0, 124000],
    ['less what they gave back', 124000, 24000, 0, 100000],
    ['less what they handed in', 124000, 24000, 60000, 40000],
    ['to the paisa', 2999, 1, 2997, 1],
    ['below nothing where they gave back more than they took', 10000, 25000, 0, -15000],
  ])('equals %s', (_, collectedPaise, refundedPaise, settledPaise, held) => {
    expect(cashToHandIn({ collectedPaise, refundedPaise, settledPaise })).toBe(held)
  })
})

const ravi = (date: string | null, kind: TillEntry['kind'], paise: number): TillEntry => ({
  personId: 'ravi',
  date,
  kind,
  paise,
})
const meena = (...[date, kind, paise]: Parameters<typeof ravi>): TillEntry => ({
  ...ravi(date, kind, paise),
  personId: 'meena',
})

describe('the till', () => {
  it('starts with the cash people held, and ends with the cash they still hold', () => {
    const { days } = sumTillByDay(
      [
        ravi(null, 'door', 50000),
        ravi(null, 'settled', 30000),
        ravi('2025-06-18', 'door', 20000),
        meena('2025-06-18', 'counter', 10000),
        meena('2025-06-18', 'refunded', 4000),
        ravi('2025-06-19', 'settled', 40000),
        ravi('2025-06-19', 'counted', 39000),
        meena('2025-06-19', 'upi', 700),
      ],
      ['2025-06-18', '2025-06-19'],
    )
    expect(days).toEqual([
      {
        date: '2025-06-18',
        openingPaise: 20000,
        doorsPaise: 20000,
        counterPaise: 10000,
        refundedPaise: 4000,
        handedInPaise: 0,
        differencePaise: 0,
        closingPaise: 46000,
        upiPaise: 0,
      },
      {
        date: '2025-06-19',
        openingPaise: 46000,
        doorsPaise: 0,
        counterPaise: 0,
        refundedPaise: 0,
        handedInPaise: 39000,
        differencePaise: -1000,
        closingPaise: 6000,
        upiPaise: 700,
      },
    ])
  })

  it('lists each person, except those who hold and moved no cash', () => {
    const people = sumTillByPerson([
      ravi(null, 'door', 500),
      ravi(null, 'settled', 500),
      meena('2025-06-18', 'counter', 10000),
    ])
    expect(people).toMatchObject([{ personId: 'meena', counterPaise: 10000, closingPaise: 10000 }])
  })
})

describe('over any sequence of takings, refunds, hand-ins and corrections', () => {
  const DATES = Array.from({ length: 9 }, (_, day) => `2025-06-0${day + 1}`)

  /** Numbers below `most` that look random and are the same each time. */
  function numbersFrom(seed: number): (most: number) => number {
    let state = seed
    return (most) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 2 ** 32) * most)
    }
  }

  /** A history, and what two people truly have on them in the end. */
  function history(seed: number) {
    const below = numbersFrom(seed)
    const held = { ravi: 0, meena: 0 }
    let counted = 0
    const entries: TillEntry[] = []
    for (const date of [null, ...DATES])
      for (let step = below(12); step > 0; step -= 1) {
        const personId = below(2) === 0 ? 'ravi' : 'meena'
        const add = (kind: TillEntry['kind'], paise: number) =>
          entries.push({ personId, date, kind, paise })
        const paise = 1 + below(500000)
        const what = below(5)
        if (what === 0) {
          held[personId] -= paise
          add('refunded', paise)
        } else if (what === 1 && held[personId] > 0) {
          const sum = Math.max(0, held[personId] + below(200) - 100)
          add('settled', held[personId])
          add('counted', sum)
          held[personId] = 0
          counted += date === null ? 0 : sum
        } else if (what === 2) {
          add('counted', paise - 250000)
          counted += date === null ? 0 : paise - 250000
        } else {
          held[personId] += paise
          add(below(2) === 0 ? 'door' : 'counter', paise)
        }
      }
    return { entries, held, counted }
  }

  it('opens every day at the previous day’s closing sum, and adds up all sums', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const { entries, held, counted } = history(seed)
      const { total, days } = sumTillByDay(entries, DATES)
      for (const day of [total, ...days])
        expect(day.closingPaise).toBe(
          day.openingPaise +
            day.doorsPaise +
            day.counterPaise -
            day.refundedPaise -
            day.handedInPaise +
            day.differencePaise,
        )
      const closings = days.map((day) => day.closingPaise)
      expect(days.map((day) => day.openingPaise)).toEqual([
        total.openingPaise,
        ...closings.slice(0, -1),
      ])
      expect(total.closingPaise).toBe(held.ravi + held.meena)
      expect(days.at(-1)!.closingPaise).toBe(total.closingPaise)
      expect(total.handedInPaise).toBe(counted)
      const people = sumTillByPerson(entries)
      for (const name of ['ravi', 'meena'] as const) {
        const own = people.find(({ personId }) => personId === name)
        expect(own?.closingPaise ?? 0).toBe(held[name])
      }
    }
  })
})
