/** Messages that would no longer be true if they left now. */
import type { MessagePart } from '../../database/own-types.ts'
import type { MessageRow } from './store.ts'

const MINUTE_MS = 60_000

/** For how long a message that a visit is near, or under way, is true. */
const NEAR_MINUTES = 120
const NEXT_MINUTES = 45
const ON_ITS_WAY_MINUTES = 360

/** Whether each of its parts is over. What staff send again leaves as they decided. */
export function isTooLate(message: MessageRow, now: Date): boolean {
  const { parts, resend_of: resendOf, due_at: dueAt, created_at: createdAt } = message
  const said = dueAt ?? createdAt
  return resendOf === null && parts.every((part) => isPartOver(part, { said, now }))
}

/** @param said when it was to leave */
export function isPartOver(part: MessagePart, { said, now }: { said: Date; now: Date }): boolean {
  return now > (endOf(part, said) ?? now)
}

/** @returns null for what stays true */
function endOf({ kind, params }: MessagePart, said: Date): Date | null {
  const { status, until } = params as { status?: string; until?: { at: string } }
  if (kind === 'order.more_proposed' && until) return new Date(until.at)
  if (kind === 'order.rider_next') return after(said, NEXT_MINUTES)
  if (kind === 'order.pickup_near' || kind === 'order.rider_late') return after(said, NEAR_MINUTES)
  if (kind === 'order.status_set' && status === 'out_for_delivery')
    return after(said, ON_ITS_WAY_MINUTES)
  return null
}

const after = (said: Date, minutes: number) => new Date(said.getTime() + minutes * MINUTE_MS)
