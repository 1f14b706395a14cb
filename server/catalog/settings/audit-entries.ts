/** What the audit log keeps of changes of settings, prices, plans, areas and days. */
import type { AuditEntries } from '../../audit/audit-consumer.ts'
import type { EventData } from '../../events/event-types.ts'

export const catalogAudit: AuditEntries = {
  'business.facts_changed': changed,
  'business.hours_changed': changed,
  'business.tax_changed': changed,
  'business.places_changed': changed,
  'business.delivery_places_changed': changed,
  'business.order_limits_changed': changed,
  'business.limits_changed': changed,
  'business.message_wait_changed': changed,
  'business.marketing_changed': changed,
  'business.express_fee_changed': changed,
  'business.least_charge_changed': changed,
  'business.online_price_changed': changed,
  'business.bags_changed': changed,
  'business.strong_sign_in_changed': changed,
  'business.claims_changed': changed,
  'business.still_hours_changed': changed,
  'business.counting_changed': changed,
  'areas.added': ({ data }) => ({ params: data, details: { to: { added: data.pins } } }),
  'areas.removed': ({ data }) => ({ params: data, details: { from: { removed: [data.pin] } } }),
  'item.added': ({ data: { to, ...params } }) => ({ params, details: { to } }),
  'item.changed': changed,
  'item.retired': changed,
  'item.restored': changed,
  'item.price_planned': changed,
  'item.price_withdrawn': ({ data }) => ({ params: data, details: { from: data.from } }),
  'service.arranged': ({ data: { service, from, to } }) => ({
    params: { service },
    details: { from: { order: from }, to: { order: to } },
  }),
  'plan.added': ({ data: { to, ...params } }) => ({ params, details: { to } }),
  'plan.changed': changed,
  'date.closed': ({ data }) => ({
    params: data,
    details: { from: { closed: data.from }, to: { closed: data.to } },
  }),
  'date.opened': ({ data: { date, from } }) => ({
    params: { date },
    details: { from: { closed: from }, to: { closed: null } },
  }),
  'date.places_changed': ({ data }) => ({
    params: data,
    details: { from: { places: data.from }, to: { places: data.to } },
  }),
}

/** What differs is both said and shown field by field. */
function changed<Data extends EventData['business.facts_changed']>({ data }: { data: Data }) {
  return { params: data, details: { from: data.from, to: data.to } }
}
