/** When what a customer is notified of about an order leaves: at once, or with what else staff do. */
import type { Message } from '#words/message.ts'
import type { StoredEvent } from '../../events/event-types.ts'
import type { NotificationInput } from '../../notifications/notifications/notification-input.ts'

/**
 * What staff do waits, so that several changes of theirs are one message; what customers do is said at once.
 * @param event of an order
 */
export function ifByStaff<About>(
  { actor, data: { userId } }: { actor: string | null; data: { userId: string } },
  about: About,
): About | null {
  return actor === userId ? null : about
}

/** What somebody agreed to by a link is said at once: it may have been another than its customer. */
export function ifNotAnswered(event: StoredEvent<'order.lines_changed'>) {
  const isAnswered = event.data.agreed === true && event.actor === null
  return isAnswered ? null : ifByStaff(event, 'lines' as const)
}

/** A reminder would come too late with what waits for others, and so would what somebody agreed to by a link. */
export function leavesAlone(
  { kind, params }: Message,
  heldAbout: NotificationInput['heldAbout'],
): boolean {
  return kind === 'order.pickup_near' || ('agreed' in (params ?? {}) && heldAbout === null)
}
