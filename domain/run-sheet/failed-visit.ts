// Failed visits: the reasons that a rider chooses from, and the call that proves one.
import type { StopKind } from './run-sheet.ts'

/** `other` is told in the rider's own words. */
export const FAILURE_REASONS = [
  'nobody_there',
  'not_ready',
  'wrong_address',
  'refused',
  'gate_closed',
  'come_later',
  'other',
] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

/** Those that fit a kind of stop, as a rider is offered them. */
export function failureReasonsOf(kind: StopKind): readonly FailureReason[] {
  return kind === 'pickup'
    ? FAILURE_REASONS
    : FAILURE_REASONS.filter((reason) => reason !== 'not_ready')
}

/** An earlier call says nothing about a visit. */
const CALL_BEFORE_VISIT_MS = 12 * 60 * 60_000

/**
 * The instant of a call before a visit, corrected as the visit was: both were read from one clock.
 * @param call.calledAt as the device's clock showed it
 * @param call.markedAt when that clock showed the visit; undefined where the device didn't say
 * @param call.visitedAt the instant that the visit counts at
 * @param call.lastVisitAt when the stop was visited before; that visit's call proves no other
 * @returns null for a call that doesn't belong to the visit
 */
export function callTime({
  calledAt,
  markedAt,
  visitedAt,
  lastVisitAt = null,
}: {
  readonly calledAt: Date | undefined
  readonly markedAt: Date | undefined
  readonly visitedAt: Date
  readonly lastVisitAt?: Date | null
}): Date | null {
  if (calledAt === undefined) return null
  const beforeMs = (markedAt ?? visitedAt).getTime() - calledAt.getTime()
  if (beforeMs < 0 || beforeMs > CALL_BEFORE_VISIT_MS) return null
  const at = new Date(visitedAt.getTime() - beforeMs)
  return lastVisitAt !== null && lastVisitAt < visitedAt && at <= lastVisitAt ? null : at
}

/** Who waited at the door may be told at night; who hears of it later than that is told in the morning. */
const FRESH_MS = 2 * 60 * 60_000

export function isFreshVisit(visitedAt: Date, now: Date): boolean {
  return now.getTime() - visitedAt.getTime() <= FRESH_MS
}
