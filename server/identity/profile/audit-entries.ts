/** Audit entries for customers' saved details. */
import type { AuditEntries } from '../../capability/audit-entries.ts'
import type { StoredEvent } from '../../events/event-types.ts'

/** An entry where staff did it for somebody; what people do themselves is no business of the log. */
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
