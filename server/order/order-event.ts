/** Events about an order or its money. */
import type { EventData, EventType, NewEvent } from '../events/event-types.ts'
import { handOversFromRow, type HandOverColumns } from './hand-overs.ts'
import type { OrderRef } from '../events/types/ordering.ts'

type OrderEventType = Extract<EventType, `order.${string}`>

/** @param actor who did it; null for the product */
export function orderEvent<T extends OrderEventType>(
  type: T,
  order: { id: string; number: string; user_id: string } & HandOverColumns,
  actor: string | null,
  at: Date,
  data: Omit<EventData[T], keyof OrderRef>,
): NewEvent {
  const { id, number, user_id: userId } = order
  const subject = { kind: 'order', id }
  const said = { ...data, number, userId, ...handOversFromRow(order) }
  return { type, subject, actor, data: said, at } as unknown as NewEvent
}
