// Claims: the clock that both sides see, the proposal by a piece's useful life, and the steps of a claim.
import type { Paise } from '../base/money.ts'
import type { OrderProblem, Remedy } from './order-problems.ts'
import type { Schedule } from '../slots/slots.ts'
import { addDays, calendarDateIn, instantAt, weekdayOf, DAY_MS } from '../base/time-zone.ts'

/** `open`: not decided yet. A claim that was declined or decided can be decided once more until it is settled. */
export const CLAIM_STATUSES = ['open', 'decided', 'declined', 'settled'] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]

/** What staff owe a claim by a time. */
export const CLAIM_STEPS = ['answer', 'decision'] as const
export type ClaimStep = (typeof CLAIM_STEPS)[number]

/** What of a piece is claimed; the rest of what can be wrong is no loss of a thing. */
export const CLAIM_PROBLEMS = ['stain', 'damaged', 'missing'] as const satisfies OrderProblem[]
export type ClaimProblem = (typeof CLAIM_PROBLEMS)[number]

/** Whether a report of a problem is a claim: a piece is lost or spoilt, and its customer wants money for it. */
export function isClaim<Report extends { readonly problem: OrderProblem; readonly wish: Remedy }>(
  report: Report,
): report is Report & { problem: ClaimProblem; wish: 'refund' } {
  return report.wish === 'refund' && CLAIM_PROBLEMS.some((each) => each === report.problem)
}

export const CLAIM_ANSWER_HOURS = 24
export const CLAIM_DECISION_DAYS = 5

/** A laundry that is closed for longer than this decides when that time is over. */
const LONGEST_CLOSURE_DAYS = 60

/** Until when a claim is answered. */
export function answerDeadline(reportedAt: Date): Date {
  return new Date(reportedAt.getTime() + CLAIM_ANSWER_HOURS * 3_600_000)
}

/** Until when it is decided: when the laundry closes on its fifth working day after the day of the report. */
export function decisionDeadline(reportedAt: Date, schedule: Schedule): Date {
  const first = calendarDateIn(reportedAt, schedule.timeZone)
  let worked = 0
  for (let days = 1; days <= LONGEST_CLOSURE_DAYS; days += 1) {
    const date = addDays(first, days)
    const open = schedule.closedDates.includes(date) ? null : schedule.hours[weekdayOf(date)]
    if (open) worked += 1
    if (open && worked === CLAIM_DECISION_DAYS)
      return instantAt(date, open.closesMinutes, schedule.timeZone)
  }
  return instantAt(addDays(first, LONGEST_CLOSURE_DAYS), 0, schedule.timeZone)
}

/** What of a claim is late: its answer, or its decision; null where neither is. */
export function lateStepOfClaim(
  claim: {
    readonly status: ClaimStatus
    readonly answeredAt: Date | null
    readonly answerBy: Date
    readonly decideBy: Date
  },
  now: Date,
): ClaimStep | null {
  if (claim.status !== 'open') return null
  if (claim.decideBy < now) return 'decision'
  return claim.answeredAt === null && claim.answerBy < now ? 'answer' : null
}

/** How long a kind of thing lasts, as the laundry sees it. */
export interface UsefulLife {
  readonly name: string
  readonly months: number
}

export const MOST_USEFUL_LIVES = 60
export const LONGEST_LIFE_MONTHS = 600

/** Younger than this, a thing is worth its price. */
const AS_NEW_MONTHS = 12
/** However old it is, so much of its price is left. */
const LEAST_SHARE = 0.2

/** What a proposal is made of. */
export interface ClaimValue {
  /** What the thing cost new. */
  readonly pricePaise: Paise
  readonly ageMonths: number
  /** How long such a thing lasts; more than 0. */
  readonly lifeMonths: number
  /** Whether the customer proved what it was worth, such as by its bill. */
  readonly proven: boolean
  /** What was charged for cleaning it. */
  readonly chargedPaise: Paise
}

type Age = Pick<ClaimValue, 'ageMonths' | 'lifeMonths' | 'proven'>

/** What the worth of a thing rests on: a proof, its youth, what is left of its useful life, or the least that is left. */
export type ClaimBasis = 'proven' | 'as_new' | 'left' | 'least'

export function claimProposalBasis({ ageMonths, lifeMonths, proven }: Age): ClaimBasis {
  if (proven) return 'proven'
  if (ageMonths < AS_NEW_MONTHS) return 'as_new'
  return (lifeMonths - ageMonths) / lifeMonths > LEAST_SHARE ? 'left' : 'least'
}

/** The share of its price that a thing is worth: from 1 down to a fifth. */
function shareLeft(value: Age): number {
  const { ageMonths, lifeMonths } = value
  const basis = claimProposalBasis(value)
  if (basis === 'left') return Math.min(1, (lifeMonths - ageMonths) / lifeMonths)
  return basis === 'least' ? LEAST_SHARE : 1
}

/**
 * What is proposed: the full price where the thing is younger than 12 months or its worth is proven, else what is left
 * of its useful life and at least a fifth, up to whole rupees; and what was charged for cleaning it. No multiple of the
 * charge limits it.
 */
export function proposedAwardPaise(value: ClaimValue): Paise {
  const { pricePaise, chargedPaise } = value
  // Sums of shares such as 0.2 are a hair above what they mean.
  const left = Math.ceil((pricePaise * shareLeft(value)) / 100 - 1e-9) * 100
  return Math.min(pricePaise, left) + chargedPaise
}

/** What staff give may be more than proposed; less, or nothing, needs a reason that the customer reads. */
export function awardNeedsReason(awardPaise: Paise, value: ClaimValue): boolean {
  return awardPaise === 0 || awardPaise < proposedAwardPaise(value)
}

/** How what was decided is given. */
export interface Settlement {
  /** Taken off what the order cost, with a credit note. */
  readonly refundPaise: Paise
  readonly voucherPaise: Paise
  /** Sent to the customer outside of the product. */
  readonly transferPaise: Paise
}

/**
 * The usual way to give a sum: as much of it as was charged for the cleaning comes off the order, with `refund` as
 * much as the order cost; the rest is a voucher or a transfer.
 */
export function defaultSettlement(
  way: 'refund' | 'voucher' | 'transfer',
  sums: { readonly awardPaise: Paise; readonly chargedPaise: Paise; readonly orderPaise: Paise },
): Settlement {
  const { awardPaise, chargedPaise, orderPaise } = sums
  const off = way === 'refund' ? awardPaise : chargedPaise
  const refundPaise = Math.min(off, awardPaise, orderPaise)
  const rest = awardPaise - refundPaise
  return {
    refundPaise,
    voucherPaise: way === 'voucher' ? rest : 0,
    transferPaise: way === 'voucher' ? 0 : rest,
  }
}

/** Whether a settlement gives exactly what was decided, and at least something. */
export function isSettlementExact(settlement: Settlement, awardPaise: Paise): boolean {
  const { refundPaise, voucherPaise, transferPaise } = settlement
  const parts = [refundPaise, voucherPaise, transferPaise]
  return (
    parts.every((paise) => paise >= 0) &&
    awardPaise > 0 &&
    refundPaise + voucherPaise + transferPaise === awardPaise
  )
}

/** Whether photos of a claim are still kept: while it is open, and for some days after its order is over. */
export function areClaimPhotosKept(
  claim: { readonly status: ClaimStatus; readonly orderOverAt: Date },
  photoDays: number,
  now: Date,
): boolean {
  if (claim.status === 'open' || claim.status === 'decided') return true
  return now.getTime() < claim.orderOverAt.getTime() + photoDays * DAY_MS
}
