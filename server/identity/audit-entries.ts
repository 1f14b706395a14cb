/** Audit entries for staff's changes to accounts and customers' saved details. */
import type { AuditEntries } from '../capability/audit-entries.ts'
import type { EventData, StoredEvent } from '../events/event-types.ts'

/** An entry where staff did it for somebody; what people do themselves is no business of the log. */
const forOther = ({ actor, subject }: Pick<StoredEvent, 'actor' | 'subject'>) =>
  actor === subject.id ? null : {}

const fields = <Field>({ data }: { data: { fields: Field[] } }) => ({
  params: { fields: data.fields },
  details: { fields: data.fields },
})

const invited = ({ data: { isMailed, to } }: { data: EventData['staff.invited'] }) => ({
  params: { isMailed, preset: to.preset },
  details: { to },
})

export const identityAudit: AuditEntries = {
  'customer.address_added': forOther,
  'customer.address_changed': forOther,
  'customer.address_deleted': forOther,
  'customer.card_added': forOther,
  'customer.card_preferred': forOther,
  'customer.card_deleted': forOther,
  'customer.notices_changed': forOther,
  'customer.changed': fields,
  'staff.changed': fields,
  'staff.role_changed': ({ data: { from, to } }) => ({
    params: { preset: to.preset },
    details: { from, to },
  }),
  'staff.invited': invited,
  'staff.invited_again': invited,
  'staff.invitation_withdrawn': ({ data }) => ({ params: data }),
  'staff.joined': ({ data: { to, invitedBy } }) => ({
    params: { preset: to.preset },
    details: { to, invitedBy },
  }),
  'staff.suspended': () => ({}),
  'staff.reinstated': () => ({}),
  'staff.removed': ({ data: { from } }) => ({
    params: { preset: from.preset },
    details: { from },
  }),
  'tablet.registered': ({ data }) => ({ params: data }),
  'tablet.cut_off': ({ data }) => ({ params: data }),
  'api_key.made': ({ data: { name, ...to } }) => ({ params: { name }, details: { to } }),
  'api_key.revoked': ({ data: { name } }) => ({ params: { name } }),
  'second_factor.taken': () => ({}),
  'customer.added': () => ({}),
  'customer.noted': () => ({}),
}
