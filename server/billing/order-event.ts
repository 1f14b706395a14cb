/** Events about an order, as the verbs that change it or its money say them. */
import type { EventData, EventType, NewEvent } from '../events/event-types.ts'
import type { OrderRef } from '../events/types/ordering.ts'

type OrderEventType = Extract<EventType, `order.${string}`>

/** @param actor who did it; null for the product */
export function orderEvent<T extends OrderEventType>(
  type: T,
  { id, number, user_id: userId }: { id: string; number: string; user_id: string },
  actor: string | null,
  at: Date,
  data: Omit<EventData[T], keyof OrderRef>,
): NewEvent {
  const subject = { kind: 'order', id }
  return { type, subject, actor, data: { ...data, number, userId }, at } as unknown as NewEvent
}
