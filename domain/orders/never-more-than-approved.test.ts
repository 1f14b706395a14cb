import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Discount } from '../discounts/adjustments.ts'
import { areLinesEqual, quoteChangedLines, type OrderedLine } from './changed-lines.ts'
import { linesAsCounted, linesNotCounted } from '../clothes/counted-as.ts'
import { DEFAULT_LIMITS } from '../catalogue/limits.ts'
import { sumPaise, type Paise } from '../base/money.ts'
import {
  agreedPriceAfterAnswers,
  linesAfterAnswers,
  linesToPropose,
  extraPaiseOfLine,
  PROPOSAL_ANSWERS,
  type ProposalAnswer,
} from './price-proposals.ts'
import {
  agreedPriceTerms,
  priceTermsOfBag,
  isWithinTolerance,
  priceTermsAfterCharge,
  type PriceTerms,
} from './price-tolerance.ts'
import type { OrderLine, Quote } from '../catalogue/pricing.ts'
import { listWeighings } from './list-weighings.ts'

const FEE: Paise = 20_00

/** What the laundry asks for, which may rise while a customer thinks about a proposal. */
const catalogueAt = (rise: Paise) =>
  [69_95, 15_00, 250_00].map((price, index) => ({
    id: `item-${index}`,
    service: 'ironing' as const,
    name: `Item ${index}`,
    unit: index === 0 ? ('kg' as const) : ('piece' as const),
    listPricePaise: price + rise,
    onlinePricePaise: null,
    position: index,
  }))

/** A voucher, which may have lapsed by the time that an answer comes. */
const fiftyOff: Discount = {
  source: 'voucher',
  candidates: ({ lines }) => {
    const items = sumPaise(lines.map(({ amountPaise }) => amountPaise))
    return [{ label: 'Voucher', paise: Math.min(50_00, items), use: null }]
  },
}

type Market = { rise: Paise; hasVoucher: boolean; isExpress: boolean }

function priced(ordered: readonly OrderedLine[], lines: readonly OrderLine[], market: Market) {
  const quote = quoteChangedLines({
    ordered,
    lines,
    isWeighed: () => true,
    catalogue: catalogueAt(market.rise),
    delivery: market.isExpress ? 'express' : 'standard',
    expressFeePaise: FEE,
    limits: DEFAULT_LIMITS,
    discounts: market.hasVoucher ? [fiftyOff] : [],
  })
  return quote.ok ? quote.value : null
}

const linesOf = (counts: readonly number[]) =>
  counts.map((quantity, index) => ({ itemId: `item-${index}`, quantity }))

/** What came in of an order: bags of what is sold by weight, in grams each, and pieces of the others. */
interface Intake {
  readonly bags: readonly number[]
  readonly pieces: readonly number[]
  readonly weighed: 'apart' | 'together' | 'not'
  /** Whether somebody says that all that came is counted. */
  readonly isAll: boolean
}

/** How many grams a piece has on the scales. */
const PIECE_GRAMS = 200

/** The lines as the server works them out when clothes are counted in. */
function countedIn(ordered: readonly OrderLine[], intake: Intake, note: (what: string) => void) {
  const items = intake.pieces.flatMap((count, index) =>
    Array.from({ length: count }, () => `item-${index + 1}`),
  )
  const units = [
    ...intake.bags.map(() => ({ kind: 'bag' as const, pieces: 0, item: 'item-0' })),
    ...items.map((item) => ({ kind: 'item' as const, pieces: 1, item })),
  ].map((unit, index) => ({ ...unit, number: index + 1 }))
  const ofBags = intake.bags.reduce((sum, grams) => sum + grams, 0)
  const grams = intake.weighed === 'not' ? null : ofBags + items.length * PIECE_GRAMS
  const isApart = intake.weighed === 'apart' && intake.bags.length > 0
  const weighed = isApart ? [{ item: 'item-0', grams: ofBags }] : []
  const weighings = listWeighings(units, { grams, weighed })
  if (!weighings.ok) throw new Error(weighings.error)
  const cameIn = weighings.value.map((each) => ({
    ...each,
    units: each.units.map(({ number }) => number),
  }))
  const unitOf = (itemId: string) => (itemId === 'item-0' ? 'kg' : 'piece')
  if (isApart && items.length > 0) note('mixed, the wash weighed by itself')
  if (intake.isAll && linesNotCounted(ordered, units).length > 0) note('nothing came of a line')
  return linesAsCounted(ordered, { units, cameIn, unitOf, isAll: intake.isAll })
}

type Answers = readonly (ProposalAnswer | null)[]

/** The order as it is: what it costs, on which terms, and what its customer has said yes to, in rupees of their own. */
type Standing = { order: Quote | null; terms: PriceTerms; approved: Paise | null }

/** What a proposal becomes with its answers, as `server/ordering/proposals/settle-proposal.ts` settles it. */
function settled(before: Standing, counted: Quote, given: Answers, later: Market) {
  const lines = before.order?.lines ?? []
  const asked = linesToPropose(lines, counted.lines).map((line) => ({ ...line, reason: 'Counted' }))
  const answers = new Map(
    asked.flatMap(({ itemId }, index) => {
      const answer = given[index]
      return answer ? [[itemId, answer] as const] : []
    }),
  )
  const more = sumPaise(asked.map(extraPaiseOfLine))
  const paidAnyway = before.order?.totalPaise ?? Math.max(0, counted.totalPaise - more)
  const yes = asked.filter(({ itemId }) => answers.get(itemId) === 'do')
  const wanted = linesAfterAnswers(counted.lines, asked, answers)
  const said = {
    yes: yes.length,
    unanswered: asked.length - answers.size,
    all: asked.length,
    returned: [...answers.values()].includes('return'),
  }
  const { approved } = before
  const shown = paidAnyway + sumPaise(yes.map(extraPaiseOfLine))
  const after = yes.length === 0 ? before : { ...before, approved: Math.max(approved ?? 0, shown) }
  if (asked.length === 0 || wanted.length === 0 || areLinesEqual([...lines], wanted))
    return { said, became: 'kept' as const, after }
  const shownPrices = asked.filter((line) => !lines.some(({ itemId }) => itemId === line.itemId))
  const order = priced([...lines, ...shownPrices], wanted, later)
  const agreedPaise = agreedPriceAfterAnswers(
    { agreedPaise: before.terms.agreedPaise, totalPaise: paidAnyway },
    asked,
    answers,
  )
  const terms = { ...before.terms, agreedPaise }
  if (order === null || !isWithinTolerance(terms, order.totalPaise))
    return { said, became: 'stuck' as const, after }
  return { said, became: 'changed' as const, after: { ...after, order, terms } }
}

const pieces = fc.integer({ min: 0, max: 6 })
const kilograms = fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10)
const counts = fc.tuple(kilograms, pieces, pieces)
const market = fc.record({ rise: fc.constantFrom(0, 0, 40_00), hasVoucher: fc.boolean() })
const intake = fc.record({
  bags: fc.array(fc.integer({ min: 100, max: 6000 }), { maxLength: 2 }),
  pieces: fc.tuple(pieces, pieces),
  weighed: fc.constantFrom('apart', 'apart', 'together', 'not'),
  isAll: fc.boolean(),
})
const step = fc.record({
  /** What staff set by hand, or what follows of what they counted and weighed. */
  counts: fc.oneof(counts, intake),
  answers: fc.array(fc.option(fc.constantFrom(...PROPOSAL_ANSWERS)), {
    minLength: 3,
    maxLength: 3,
  }),
  /** Whether its customer agrees at the counter or on the telephone, to staff. */
  agrees: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  now: market,
  later: market,
})
const booking = fc.record({
  /** Null: a bag, for which the customer named the most or nothing. */
  counts: fc.option(counts, { freq: 3 }),
  most: fc.option(fc.integer({ min: 0, max: 600_00 })),
  tolerance: fc.option(fc.integer({ min: 0, max: 200_00 })),
  isExpress: fc.boolean(),
  market,
})

it('charges no more than the approved price and the tolerance, after any intake, proposals, answers and lapses', () => {
  const seen = new Map<string, number>()
  const note = (...whats: string[]) => {
    for (const what of whats) seen.set(what, (seen.get(what) ?? 0) + 1)
  }
  fc.assert(
    fc.property(booking, fc.array(step, { minLength: 1, maxLength: 8 }), (booked, steps) => {
      const { isExpress, tolerance, most } = booked
      const first =
        booked.counts && priced([], linesOf(booked.counts), { ...booked.market, isExpress })
      fc.pre(booked.counts === null || first !== null)
      let now: Standing = first
        ? {
            order: first,
            terms: agreedPriceTerms(first.totalPaise, tolerance),
            approved: first.totalPaise,
          }
        : { order: null, terms: priceTermsOfBag(most, tolerance), approved: most }
      note(first ? 'listed' : most === null ? 'a bag' : 'a bag with a limit')
      for (const taken of steps) {
        const before = now.order?.lines ?? []
        const lines =
          'bags' in taken.counts ? countedIn(before, taken.counts, note) : linesOf(taken.counts)
        const counted = priced(before, lines, { ...taken.now, isExpress })
        if (counted === null) continue
        const isFirst = now.order === null
        const wasWithin = isWithinTolerance(now.terms, counted.totalPaise)
        const terms = priceTermsAfterCharge(
          { ...now.terms, counted: !isFirst },
          counted.totalPaise,
          taken.agrees,
        )
        if (terms !== null) {
          // The price list is what a bag without a limit agreed to; else a yes is, and nothing that merely fits.
          const saysYes = now.approved === null || !wasWithin
          now = { order: counted, terms, approved: saysYes ? counted.totalPaise : now.approved }
          note(isFirst ? 'counted' : saysYes ? 'agreed to staff' : 'within')
        } else {
          const { said, became, after } = settled(now, counted, taken.answers, {
            ...taken.later,
            isExpress,
          })
          note(became, isFirst ? 'a bag asked' : 'asked')
          if (said.unanswered === said.all) note('silence')
          else if (said.unanswered > 0) note('answered in part')
          if (said.yes > 0 && said.yes < said.all) note('approved and declined')
          if (said.returned) note('returned')
          now = after
        }
        const charged = now.order?.totalPaise ?? 0
        expect(charged).toBeLessThanOrEqual((now.approved ?? 0) + (now.terms.tolerancePaise ?? 0))
      }
    }),
    { numRuns: 10_000 },
  )
  // What the sequences came across, or they show nothing.
  for (const what of [
    'listed',
    'mixed, the wash weighed by itself',
    'nothing came of a line',
    'a bag',
    'a bag with a limit',
    'counted',
    'within',
    'agreed to staff',
    'asked',
    'a bag asked',
    'silence',
    'answered in part',
    'approved and declined',
    'returned',
    'changed',
    'kept',
    'stuck',
  ])
    expect([what, (seen.get(what) ?? 0) >= 100]).toEqual([what, true])
})
