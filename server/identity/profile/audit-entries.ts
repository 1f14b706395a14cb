/** Audit entries for customers' saved details. */
import type { AuditEntries } from '../../capability/audit-entries.ts'
import type { StoredEvent } from '../../events/event-types.ts'

/** Only what staff did for a customer; customers' own changes are not logged. */
const forOther = ({ actor, subject }: Pick<StoredEvent, 'actor' | 'subject'>) =>
  actor === subject.id ? null : {}

export const profileAudit: AuditEntries = {
  'customer.address_added': forOther,
  'customer.address_changed': forOther,
  'customer.address_deleted': forOther,
  'customer.card_added': forOther,
  'customer.card_preferred': forOther,
  'customer.card_deleted': forOther,
  'customer.notices_changed': forOther,
}
