import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BUSINESS_HOURS } from './business-hours.ts'
import { quoteChange, type OrderedLine } from './changed-lines.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import {
  agreedWith,
  answerUntil,
  linesAnswered,
  linesToAsk,
  morePaise,
  PROPOSAL_ANSWERS,
  standingOf,
  type ProposalAnswer,
  type ProposalOutcome,
} from './price-proposals.ts'
import { agreedTo, isWithin, type PriceTerms } from './price-tolerance.ts'
import type { OrderLine } from './pricing.ts'

const CATALOGUE = [69_95, 15_00, 250_00].map((listPricePaise, index) => ({
  id: `item-${index}`,
  service: 'ironing' as const,
  name: `Item ${index}`,
  unit: index === 0 ? ('kg' as const) : ('piece' as const),
  listPricePaise,
  onlinePricePaise: null,
  position: index,
}))

function priced(ordered: readonly OrderedLine[], lines: readonly OrderLine[]) {
  const quote = quoteChange({
    ordered,
    lines,
    isWeighed: () => true,
    catalogue: CATALOGUE,
    delivery: 'standard',
    expressFeePaise: 0,
    limits: DEFAULT_LIMITS,
  })
  return quote.ok ? quote.value : null
}

describe('a proposal', () => {
  const shirts = { itemId: 'shirt', quantity: 3 }
  const asked = [
    { itemId: 'shirt', before: 3 },
    { itemId: 'silk', before: 0 },
  ]
  const counted = [
    { itemId: 'shirt', quantity: 5 },
    { itemId: 'silk', quantity: 1 },
    { itemId: 'towel', quantity: 1 },
  ]
  const after = (...answers: [string, ProposalAnswer][]) =>
    linesAnswered(counted, asked, new Map(answers))

  it('is about what is more than was ordered', () => {
    const lines = priced(
      [],
      [shirts].map(() => ({ itemId: 'item-0', quantity: 3 })),
    )!.lines
    expect(linesToAsk([{ itemId: 'item-0', quantity: 3 }], lines)).toEqual([])
    expect(linesToAsk([{ itemId: 'item-0', quantity: 1 }], lines)).toMatchObject([{ before: 1 }])
  })

  it('is done, left or brought back line by line, and what nobody answers is left', () => {
    const towel = { itemId: 'towel', quantity: 1 }
    expect(after(['shirt', 'do'], ['silk', 'do'])).toEqual(counted)
    expect(after(['shirt', 'leave'], ['silk', 'return'])).toEqual([shirts, towel])
    expect(after(['shirt', 'return'])).toEqual([towel])
    expect(after()).toEqual([shirts, towel])
  })

  it('stands where its answers, its time and the order have left it', () => {
    const until = new Date('2025-06-18T08:30:00.000Z')
    const [before, after] = [-1, 1].map((by) => new Date(until.getTime() + by))
    const said = (...answers: ProposalAnswer[]) =>
      new Map(answers.map((each, at) => [`${at}`, each]))
    const open = { outcome: null, kept: null, answerUntil: until, isOutdated: false }
    expect([
      standingOf(open, said('do'), before!),
      standingOf(open, said('do'), until),
      standingOf({ ...open, isOutdated: true }, said(), before!),
    ]).toEqual(['waiting', 'late', 'outdated'])
    const over = (outcome: ProposalOutcome, kept: boolean | null, ...answers: ProposalAnswer[]) =>
      standingOf({ ...open, outcome, kept }, said(...answers), after!)
    expect([
      over('answered', false, 'do', 'leave'),
      over('answered', true, 'leave'),
      over('answered', true, 'do'),
      over('lapsed', true),
      over('lapsed', true, 'leave'),
      over('lapsed', true, 'return'),
      over('lapsed', false, 'do'),
      over('outdated', null, 'do'),
    ]).toEqual(['done', 'declined', 'stuck', 'lapsed', 'lapsed', 'stuck', 'partly', 'outdated'])
  })

  it('is waited for four hours in which the laundry is open', () => {
    const schedule = {
      hours: DEFAULT_BUSINESS_HOURS,
      closedDates: ['2025-06-20'],
      timeZone: 'Asia/Kolkata',
    }
    const until = (at: string) => answerUntil(new Date(at), schedule).toISOString()
    // Wednesday, 7 am to 9 pm.
    expect(until('2025-06-18T10:00:00+05:30')).toBe('2025-06-18T08:30:00.000Z')
    // From 8 pm on Thursday over the Friday that is closed, into Saturday, which begins at 8.
    expect(until('2025-06-19T20:00:00+05:30')).toBe('2025-06-21T05:30:00.000Z')
    expect(until('2025-06-18T03:00:00+05:30')).toBe('2025-06-18T05:30:00.000Z')
  })
})

it('charges no more than was agreed to and the tolerance, after any counts, answers and silence', () => {
  const pieces = fc.integer({ min: 0, max: 6 })
  const kilograms = fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10)
  const quantities = fc.tuple(kilograms, pieces, pieces)
  const answers = fc.array(fc.option(fc.constantFrom(...PROPOSAL_ANSWERS)), {
    minLength: 3,
    maxLength: 3,
  })
  const steps = fc.array(fc.record({ quantities, answers }), { maxLength: 8 })
  const linesOf = (counts: number[]) =>
    counts.map((quantity, index) => ({ itemId: `item-${index}`, quantity }))
  fc.assert(
    fc.property(quantities, fc.integer({ min: 0, max: 200_00 }), steps, (booked, more, taken) => {
      const first = priced([], linesOf(booked))
      fc.pre(first !== null)
      let order = first
      let terms: PriceTerms = agreedTo(order.totalPaise, more)
      let approved = order.totalPaise
      for (const { quantities: counts, answers: given } of taken) {
        const counted = priced(order.lines, linesOf(counts))
        if (counted === null) continue
        if (isWithin(terms, counted.totalPaise)) order = counted
        else {
          const asked = linesToAsk(order.lines, counted.lines).map((line) => ({
            ...line,
            reason: 'Counted',
          }))
          const said = new Map(
            asked.flatMap(({ itemId }, index) => {
              const answer = given[index]
              return answer ? [[itemId, answer] as const] : []
            }),
          )
          const yes = asked.filter(({ itemId }) => said.get(itemId) === 'do')
          approved = Math.max(approved, order.totalPaise)
          for (const line of yes) approved += morePaise(line)
          const agreedPaise = agreedWith(
            { agreedPaise: terms.agreedPaise, totalPaise: order.totalPaise },
            asked,
            said,
          )
          const settled = priced(order.lines, linesAnswered(counted.lines, asked, said))
          const next = { ...terms, agreedPaise }
          if (settled !== null && isWithin(next, settled.totalPaise))
            [order, terms] = [settled, next]
        }
        expect(order.totalPaise).toBeLessThanOrEqual(approved + more)
      }
    }),
    { numRuns: 10_000 },
  )
})
