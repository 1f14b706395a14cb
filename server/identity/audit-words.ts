/** What the audit log says of what staff do to accounts, and to what customers have saved. */
import type { AuditEntryOf, AuditWords } from '../audit/audit-consumer.ts'
import type { StoredEvent } from '../events/event-types.ts'

/** The entry where staff did it for somebody; what people do themselves is no business of the log. */
const forOther =
  (summary: string) =>
  ({ actor, subject }: Pick<StoredEvent, 'actor' | 'subject'>): AuditEntryOf | null =>
    actor === subject.id ? null : { summary }

export const identityAudit: AuditWords = {
  'customer.address_added': forOther('Saved an address for a customer'),
  'customer.address_changed': forOther('Changed a saved address of a customer'),
  'customer.address_deleted': forOther('Deleted a saved address of a customer'),
  'customer.card_added': forOther('Saved a card for a customer'),
  'customer.card_preferred': forOther('Made a saved card of a customer the default'),
  'customer.card_deleted': forOther('Deleted a saved card of a customer'),
  'customer.notices_changed': forOther('Changed what a customer is notified of'),
  'customer.changed': ({ data: { fields } }) => ({
    summary: `Changed a customer’s ${fields.join(' and ')}; the notes say from what`,
    details: { fields },
  }),
  'staff.changed': ({ data: { fields } }) => ({
    summary: `Changed a colleague’s ${fields.join(' and ')}`,
    details: { fields },
  }),
  'customer.noted': () => ({ summary: 'Wrote a note on a customer' }),
}
