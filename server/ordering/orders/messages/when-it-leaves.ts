/** When a notification about an order is sent: at once, or together with staff's further changes. */
import type { StoredEvent } from '../../../events/event-types.ts'

/**
 * What staff do waits, so that several changes of theirs are one message; what customers do is said at once.
 * @param event of an order
 */
export function delayIfByStaff<About>(
  { actor, data: { userId } }: { actor: string | null; data: { userId: string } },
  about: About,
): About | null {
  return actor === userId ? null : about
}

/** What somebody agreed to by a link is said at once: it may have been another than its customer. */
export function delayUnlessAnswered(event: StoredEvent<'order.lines_changed'>) {
  return isAnsweredByLink(event) ? null : delayIfByStaff(event, 'lines' as const)
}

/** A code would come too late with what waits for others, and so would an approval that was given by a link. */
export function isSentAlone(event: StoredEvent): boolean {
  return (
    event.type === 'order.delivery_code_sent' ||
    (event.type === 'order.lines_changed' && isAnsweredByLink(event))
  )
}

function isAnsweredByLink({ actor, data }: StoredEvent<'order.lines_changed'>): boolean {
  return data.agreed === true && actor === null
}
