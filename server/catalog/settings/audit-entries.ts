/** Audit entries for changes to settings, prices, plans, areas and dates. */
import { SETTING_KEYS } from '#domain/settings/setting-keys.ts'
import { SETTINGS } from '#domain/settings/settings.ts'
import type { AuditEntries } from '../../capability/audit-entries.ts'
import type { EventData } from '../../events/event-types.ts'
import type { SectionName } from '../../events/types/catalog.ts'

type SettingEvent = `business.${SectionName}_changed`

const ofSettings = Object.fromEntries(
  SETTING_KEYS.map((key) => [`business.${SETTINGS[key].name}_changed`, changed]),
) as Record<SettingEvent, typeof changed>

export const catalogAudit: AuditEntries = {
  ...ofSettings,
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
