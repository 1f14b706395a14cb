/** Events about a company. */
import type { EventData, EventType, NewEvent } from '../../events/event-types.ts'

type CompanyEventType = Extract<EventType, `company.${string}`>

/** @param actor who did it; null for the product */
export function companyEvent<T extends CompanyEventType>(
  type: T,
  { id, name }: { id: string; name: string },
  actor: string | null,
  at: Date,
  data: Omit<EventData[T], 'company'>,
): NewEvent {
  const subject = { kind: 'company', id }
  return { type, subject, actor, data: { ...data, company: name }, at } as unknown as NewEvent
}
