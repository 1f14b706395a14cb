// Proposals to charge more than allowed without asking, and the effect of the customer's answers.
import type { OrderedLine } from './changed-lines.ts'
import type { OrderLine } from '../catalogue/pricing.ts'
import { sumPaise, type Paise } from '../base/money.ts'
import { costPaise } from '../base/quantity.ts'
import type { Schedule } from '../slots/slots.ts'
import { addDays, calendarDateIn, instantAt, weekdayOf, DAY_MS } from '../base/time-zone.ts'

/**
 * What a customer says of a line: `do` it for the price shown, `leave` it as they ordered it, or `return` all of it
 * unwashed.
 */
export const PROPOSAL_ANSWERS = ['do', 'leave', 'return'] as const
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number]

/** What staff do with the link that opens a proposal without signing in. */
export const LINK_WAYS = ['whatsapp', 'copy'] as const
export type LinkWay = (typeof LINK_WAYS)[number]

/** `answered`: by its customer; `lapsed`: nobody answered in time; `outdated`: the order is another by now. */
export const PROPOSAL_OUTCOMES = ['answered', 'lapsed', 'outdated'] as const
export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number]

/**
 * Where a proposal stands. While it is open: `waiting`, or `late` once the time to answer is over. Then `done`: the order
 * is what was answered; `declined`: its customer wants nothing of it; `lapsed`: nobody answered; `partly`: what was
 * answered holds, the rest wasn't; `stuck`: what was answered can't be done any more; `outdated`: it was about another
 * order than it is now.
 */
export const STANDINGS = [
  'waiting',
  'late',
  'done',
  'declined',
  'lapsed',
  'partly',
  'stuck',
  'outdated',
] as const
export type Standing = (typeof STANDINGS)[number]

/** Without an answer in this time while the laundry is open, the order stays as its customer ordered it. */
const ANSWER_HOURS = 4

/** Where the laundry is closed for longer than this, the time to answer ends then. */
const LONGEST_CLOSURE_DAYS = 30

/** More of an item than was ordered, or one that wasn't ordered. */
export type ProposedLine = OrderedLine & {
  /** What was ordered of it; 0 where nothing was. `quantity` is what there is. */
  readonly before: number
  /** Why, in staff's words. */
  readonly reason: string
}

/** What of a count the customer is asked about: each line that is more than they ordered. */
export function linesToPropose(
  ordered: readonly OrderLine[],
  counted: readonly OrderedLine[],
): (OrderedLine & { readonly before: number })[] {
  const had = new Map(ordered.map(({ itemId, quantity }) => [itemId, quantity]))
  return counted.flatMap((line) => {
    const before = had.get(line.itemId) ?? 0
    return line.quantity > before ? [{ ...line, before }] : []
  })
}

/** What the order has once all of it is answered; a line without an answer is left as it was ordered. */
export function linesAfterAnswers(
  counted: readonly OrderLine[],
  asked: readonly Pick<ProposedLine, 'itemId' | 'before'>[],
  answers: ReadonlyMap<string, ProposalAnswer>,
): OrderLine[] {
  const before = new Map(asked.map((line) => [line.itemId, line.before]))
  return counted.flatMap(({ itemId, quantity }) => {
    const had = before.get(itemId)
    const answer = answers.get(itemId) ?? 'leave'
    const kept = had === undefined || answer === 'do' ? quantity : answer === 'leave' ? had : 0
    return kept > 0 ? [{ itemId, quantity: kept }] : []
  })
}

/** What a line costs more than what was ordered of it, before anything is taken off. */
export function extraPaiseOfLine({
  quantity,
  before,
  unitPricePaise,
}: Pick<ProposedLine, 'quantity' | 'before' | 'unitPricePaise'>): Paise {
  return costPaise(unitPricePaise, quantity) - costPaise(unitPricePaise, before)
}

/**
 * What the customer agreed to with their answers: what the order cost, and what each line costs more that they said
 * yes to. Never less than what they agreed to before.
 */
export function agreedPriceAfterAnswers(
  before: { readonly agreedPaise: Paise | null; readonly totalPaise: Paise },
  asked: readonly ProposedLine[],
  answers: ReadonlyMap<string, ProposalAnswer>,
): Paise | null {
  if (before.agreedPaise === null) return null
  const yes = asked.filter(({ itemId }) => answers.get(itemId) === 'do')
  if (yes.length === 0) return before.agreedPaise
  return Math.max(before.agreedPaise, before.totalPaise + sumPaise(yes.map(extraPaiseOfLine)))
}

/** Whether something is to be other than it was ordered. */
export function doAnswersChangeOrder(answers: ReadonlyMap<string, ProposalAnswer>): boolean {
  return [...answers.values()].some((answer) => answer !== 'leave')
}

/**
 * @param proposal.kept whether the order stayed as it was; null while nothing was decided
 * @param answers by item; a line without an answer isn't among them
 */
export function proposalStateOf(
  proposal: {
    readonly outcome: ProposalOutcome | null
    readonly kept: boolean | null
    readonly answerUntil: Date
    /** Whether the order is another than it was asked about. */
    readonly isOutdated: boolean
  },
  answers: ReadonlyMap<string, ProposalAnswer>,
  now: Date,
): Standing {
  const { outcome, kept, answerUntil: until, isOutdated } = proposal
  if (outcome === 'outdated' || (outcome === null && isOutdated)) return 'outdated'
  if (outcome === null) return now < until ? 'waiting' : 'late'
  if (kept !== true) return outcome === 'answered' ? 'done' : 'partly'
  if (doAnswersChangeOrder(answers)) return 'stuck'
  return outcome === 'answered' ? 'declined' : 'lapsed'
}

/** Until when an answer is waited for: so many hours of the laundry's own opening hours later. */
export function proposalDeadline(
  now: Date,
  schedule: Schedule,
  hours: number = ANSWER_HOURS,
): Date {
  let left = hours * 3_600_000
  const first = calendarDateIn(now, schedule.timeZone)
  for (let days = 0; days < LONGEST_CLOSURE_DAYS; days += 1) {
    const date = addDays(first, days)
    const open = schedule.closedDates.includes(date) ? null : schedule.hours[weekdayOf(date)]
    if (!open) continue
    const at = (minutes: number) => instantAt(date, minutes, schedule.timeZone).getTime()
    const from = Math.max(now.getTime(), at(open.opensMinutes))
    const rest = at(open.closesMinutes) - from
    if (rest >= left) return new Date(from + left)
    left -= Math.max(0, rest)
  }
  return new Date(now.getTime() + LONGEST_CLOSURE_DAYS * DAY_MS)
}
