import { describe, expect, it } from 'vitest'
import { DEFAULT_BUSINESS_HOURS } from '../slots/business-hours.ts'
import { quoteChangedLines, type OrderedLine } from './changed-lines.ts'
import { DEFAULT_LIMITS } from '../catalogue/limits.ts'
import {
  proposalDeadline,
  linesAfterAnswers,
  linesToPropose,
  proposalStateOf,
  type ProposalAnswer,
  type ProposalOutcome,
} from './price-proposals.ts'
import type { OrderLine } from '../catalogue/pricing.ts'

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
  const quote = quoteChangedLines({
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
    linesAfterAnswers(counted, asked, new Map(answers))

  it('asks only about lines with more than was ordered', () => {
    const lines = priced(
      [],
      [shirts].map(() => ({ itemId: 'item-0', quantity: 3 })),
    )!.lines
    expect(linesToPropose([{ itemId: 'item-0', quantity: 3 }], lines)).toEqual([])
    expect(linesToPropose([{ itemId: 'item-0', quantity: 1 }], lines)).toMatchObject([
      { before: 1 },
    ])
  })

  it('applies, leaves or returns each line as answered, and leaves lines without an answer', () => {
    const towel = { itemId: 'towel', quantity: 1 }
    expect(after(['shirt', 'do'], ['silk', 'do'])).toEqual(counted)
    expect(after(['shirt', 'leave'], ['silk', 'return'])).toEqual([shirts, towel])
    expect(after(['shirt', 'return'])).toEqual([towel])
    expect(after()).toEqual([shirts, towel])
  })

  it('derives its state from its answers, its time and its order', () => {
    const until = new Date('2025-06-18T08:30:00.000Z')
    const [before, after] = [-1, 1].map((by) => new Date(until.getTime() + by))
    const said = (...answers: ProposalAnswer[]) =>
      new Map(answers.map((each, at) => [`${at}`, each]))
    const open = { outcome: null, kept: null, answerUntil: until, isOutdated: false }
    expect([
      proposalStateOf(open, said('do'), before!),
      proposalStateOf(open, said('do'), until),
      proposalStateOf({ ...open, isOutdated: true }, said(), before!),
    ]).toEqual(['waiting', 'late', 'outdated'])
    const over = (outcome: ProposalOutcome, kept: boolean | null, ...answers: ProposalAnswer[]) =>
      proposalStateOf({ ...open, outcome, kept }, said(...answers), after!)
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

  it('stays open for four opening hours of the laundry', () => {
    const schedule = {
      hours: DEFAULT_BUSINESS_HOURS,
      closedDates: ['2025-06-20'],
      timeZone: 'Asia/Kolkata',
    }
    const until = (at: string) => proposalDeadline(new Date(at), schedule).toISOString()
    // Wednesday, 7 am to 9 pm.
    expect(until('2025-06-18T10:00:00+05:30')).toBe('2025-06-18T08:30:00.000Z')
    // From 8 pm on Thursday over the Friday that is closed, into Saturday, which begins at 8.
    expect(until('2025-06-19T20:00:00+05:30')).toBe('2025-06-21T05:30:00.000Z')
    expect(until('2025-06-18T03:00:00+05:30')).toBe('2025-06-18T05:30:00.000Z')
  })
})
