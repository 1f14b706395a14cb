/** Writes a laundry's settings, prices, plans, areas and special days as a settings file. */
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { SETTING_KEYS } from '#domain/settings/setting-keys.ts'
import type { SettingKey } from '#domain/settings/settings.ts'
import type { Db } from '../../database/transaction.ts'
import { itemFields, priceFields } from '../settings/item-fields.ts'
import { planFields } from '../settings/plan-fields.ts'
import { sectionOf } from './setting-sections.ts'
import type { SettingsFile } from './settings-file.ts'
import { readBusiness } from '../catalogue/business-row.ts'
import { readSettingsLists } from './store.ts'

/** Fields that name people. */
const PEOPLE: { readonly [K in SettingKey]?: readonly string[] } = {
  business: ['complaintsOfficer', 'complaintsEmail', 'complaintsPhone'],
  marketing: ['testimonials'],
}

/** Days that are over are left out. */
export async function exportSettings(db: Db, now: Date): Promise<Required<SettingsFile>> {
  const row = await readBusiness(db)
  const lists = await readSettingsLists(db, calendarDateIn(now, row.time_zone))
  return {
    product: 'washline-settings',
    format: 1,
    settings: Object.fromEntries(
      SETTING_KEYS.map((key) => [key, without(sectionOf(key).section.read(row), PEOPLE[key])]),
    ),
    items: lists.items.map((item) => ({
      id: item.id,
      service: item.service,
      ...itemFields(item),
      upcoming: lists.upcoming
        .filter((price) => price.item_id === item.id)
        .map((price) => ({ from: price.valid_from, ...priceFields(price) })),
    })),
    plans: lists.plans.map((plan) => ({ id: plan.id, ...planFields(plan) })),
    areas: lists.areas,
    // A reason that customers have never read stays behind.
    closedDates: lists.closed.map((day) => ({
      date: day.closed_date,
      reason: day.reason_shown ? day.reason : '',
    })),
    ownPlaces: lists.slots.map(({ id, capacity }) => {
      const { pickupDate: date, pickupTime } = pickupOfSlotId(id)
      return { date, pickupTime, places: capacity }
    }),
  }
}

function without(
  fields: Record<string, unknown>,
  names: readonly string[] = [],
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}
