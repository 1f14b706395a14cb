// Link to the record of an audit entry, by its type.
import { type SettingKey, SETTINGS, SHOWN } from '#domain/settings/settings.ts'

const PLACES: Record<string, (id: string) => string> = {
  order: (id) => `/admin/orders/${id}`,
  customer: (id) => `/admin/customers/${id}`,
  company: (id) => `/admin/companies/${id}`,
  item: (id) => `/admin/catalogue#${id}`,
  service: (id) => `/admin/catalogue#${id}`,
  plan: () => '/admin/settings?tab=plans',
  areas: () => '/admin/settings?tab=areas',
  date: (id) => `/admin/settings?tab=dates&date=${id}`,
  api_key: () => '/admin/settings?tab=developers',
  webhook: () => '/admin/settings?tab=developers',
  export: () => '/admin/exports',
}

/** Settings that no entry leads to. */
const UNLINKED: readonly SettingKey[] = [
  'messageWait',
  'quietHours',
  'strongSignIn',
  'claims',
  'stillHours',
  'counting',
]

/** Where the console shows a setting, by the name of its events. */
const SETTING_PLACES = new Map(
  Object.entries<readonly SettingKey[]>(SHOWN).flatMap(([tab, keys]) =>
    keys
      .filter((key) => !UNLINKED.includes(key))
      .map((key) => [SETTINGS[key].name as string, placeOf(tab, key)]),
  ),
)

function placeOf(tab: string, key: SettingKey): string {
  if (tab === 'messages') return '/admin/outbox/month#message-rates'
  if (tab === 'texts') return '/admin/outbox/texts#dlt'
  if (tab === 'board') return '/admin/board'
  if (tab !== 'catalogue') return `/admin/settings?tab=${tab}`
  return `/admin/catalogue#${key === 'expressFee' ? 'express' : SETTINGS[key].path.split('/').at(-1)}`
}

/** A path of this site; null for what has no page of its own. */
export function pathOfRecord({ type, id }: { type: string; id: string }): string | null {
  if (type === 'business') return SETTING_PLACES.get(id) ?? null
  return PLACES[type]?.(encodeURIComponent(id)) ?? null
}
