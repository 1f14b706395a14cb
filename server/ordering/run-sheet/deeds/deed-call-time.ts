/** The corrected time of the call that a rider's deed names. */
import type { Deed } from '#domain/run-sheet/deed.ts'
import { callTime } from '#domain/run-sheet/failed-visit.ts'

/** @returns the instant as text; undefined without a call that belongs to the visit (`callTime`) */
export function deedCallTime(
  { calledAt }: Pick<Deed, 'calledAt'>,
  times: { markedAt: Date | undefined; visitedAt: Date; lastVisitAt?: Date | null },
): string | undefined {
  const called = calledAt === undefined ? undefined : new Date(calledAt)
  return callTime({ calledAt: called, ...times })?.toISOString()
}
