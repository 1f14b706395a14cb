// Missed windows: nobody came in the hours that a customer was promised.
const MINUTE_MS = 60_000

/** A rider who is this late still came. */
const GRACE_MS = 30 * MINUTE_MS

/** Phones without a network report within this time after the window, so that what they did counts. */
const DECIDED_MS = 60 * MINUTE_MS

/** Older ones stay as they are, such as those from before the fee was set. */
const FORGOTTEN_MS = 24 * 60 * MINUTE_MS

/** A try that was earlier than this was not for this window. */
const EARLY_MS = 2 * 60 * MINUTE_MS

/** The hours that a customer was promised. */
export type VisitWindow = { readonly startsAt: Date; readonly endsAt: Date }

/** Between which ends a window can be missed now: those that are decided, and not forgotten yet. */
export function missedWindowEnds(now: Date): { readonly from: Date; readonly until: Date } {
  return {
    from: new Date(now.getTime() - FORGOTTEN_MS),
    until: new Date(now.getTime() - DECIDED_MS),
  }
}

/** Whether a rider was at the door in the promised hours, or hardly later. */
export function isVisitOnTime(at: Date, { startsAt, endsAt }: VisitWindow): boolean {
  return at >= startsAt && at.getTime() <= endsAt.getTime() + GRACE_MS
}

/**
 * Whether nobody came.
 * @param visits.bookedAt when the order got this window; one that was over by then was no promise
 * @param visits.madeAt when the clothes were picked up or delivered; null while they aren't
 * @param visits.triedAt when a rider was at the door in vain
 */
export function isWindowMissed(
  window: VisitWindow,
  visits: {
    readonly bookedAt: Date
    readonly madeAt: Date | null
    readonly triedAt: readonly Date[]
  },
  now: Date,
): boolean {
  const { bookedAt, madeAt, triedAt } = visits
  const { from, until } = missedWindowEnds(now)
  const { startsAt, endsAt } = window
  if (endsAt < from || endsAt > until || bookedAt >= endsAt) return false
  const latest = endsAt.getTime() + GRACE_MS
  if (madeAt !== null && madeAt.getTime() <= latest) return false
  return !triedAt.some(
    (at) => at.getTime() >= startsAt.getTime() - EARLY_MS && at.getTime() <= latest,
  )
}
