/** Golden calls that change settings and prices; each sends back what was read with one change. */
import {
  ALONE_KEYS,
  isDeclaredKey,
  isReadTogether,
  type OwnKey,
  SETTING_KEYS,
  settingOf,
} from '#domain/settings/setting-keys.ts'
import type { SettingKey } from '#domain/settings/settings.ts'
import { differentFields } from '../different-field-value.ts'
import { staff, type Step } from './step.ts'

const SETTINGS = '/api/admin/settings'

/** What changes of settings with code of their own. */
const OWN_CHANGES: Record<OwnKey, object> = {
  hours: {},
  tax: { taxPercent: 12 },
  marketing: { numbers: [{ value: '300+', label: 'homes served' }] },
  claims: { photoDays: 90 },
}

/** The settings that `GET /api/admin/settings` answers. */
const TOGETHER = SETTING_KEYS.filter((key) => !isDeclaredKey(key) || isReadTogether(key))

/** The change is sent with all that was kept of the setting. */
const change = (key: SettingKey) =>
  staff(`PUT ${settingOf(key).path}`, { body: { '...': `{${key}}`, ...changesOf(key) } })

function changesOf(key: SettingKey): object {
  if (!isDeclaredKey(key)) return OWN_CHANGES[key]
  // Strong sign-in stays as it is: the demo's owner has no second factor.
  if (settingOf(key).fresh) return {}
  return differentFields(key)
}

export const SETTINGS_CHANGES: Step[] = [
  staff(`GET ${SETTINGS}`, { keep: Object.fromEntries(TOGETHER.map((key) => [key, key])) }),
  ...TOGETHER.map(change),
  ...ALONE_KEYS.flatMap((key) => [
    staff(`GET ${settingOf(key).path}`, { keep: { [key]: '' } }),
    change(key),
  ]),
  staff(`GET ${SETTINGS}/marketing-from-orders`),
  staff('GET /api/admin/days/outside-hours'),
  staff('GET /api/admin/catalogue', { keep: { item: 'items.0', express: 'express' } }),
  staff('PUT /api/admin/catalogue/accessories-shoes', { body: { '...': '{item}', listPrice: 72 } }),
  staff('GET /api/admin/catalogue', { keep: { item: 'items.0' } }),
  staff('PUT /api/admin/catalogue', { body: { items: ['{item}'], percent: 10 } }),
  staff('GET /api/admin/catalogue', { keep: { item: 'items.0' } }),
  staff('POST /api/admin/upcoming-prices', { body: { from: '2099-01-01', items: ['{item}'] } }),
  staff('DELETE /api/admin/upcoming-prices/2099-01-01'),
  staff('PUT /api/admin/services/wash-fold/items', { body: { ids: ['wash-fold'] } }),
  staff('PUT /api/admin/express-fee', { body: { '...': '{express}', expressFee: 25 } }),
  staff('GET /api/admin/plans', { keep: { plan: '0' } }),
  staff('POST /api/admin/plans', { body: { '...': '{plan}', name: 'Hostel' } }),
  staff('PUT /api/admin/plans/basic', { body: { '...': '{plan}', pickups: 3 } }),
  staff('GET /api/admin/backup/nightly'),
]
