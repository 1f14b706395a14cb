/** Puts a settings file in the place of a new laundry's settings, prices, plans, areas and special days. */
import { pinsNamedIn } from '#domain/settings/field-values.ts'
import { serviceById } from '#domain/catalogue/catalogue.ts'
import { fieldsOf, isDeclaredKey, SETTING_KEYS } from '#domain/settings/setting-keys.ts'
import type { SettingKey } from '#domain/settings/settings.ts'
import { isPinCodeServed } from '#domain/slots/coverage.ts'
import { toStoredSlot } from '#domain/slots/slot-id.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Db, inTransaction, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { itemColumns } from '../settings/item-fields.ts'
import { planColumns } from '../settings/plan-fields.ts'
import { changedFieldsBetween } from '../settings/saved-change.ts'
import { sectionOf } from './setting-sections.ts'
import { parseSetting, settingsFileError, type SettingsFile, UNKNOWN } from './settings-file.ts'
import { lockBusiness, readAreas, updateBusiness } from '../catalogue/business-row.ts'
import { hasTableRows, replaceTableRows } from './store.ts'

/** Tables whose rows refer to items or plans, or were agreed under earlier settings. */
const IN_USE = {
  orders: 'orders',
  subscriptions: 'members of its club',
  companies: 'companies',
} as const

/**
 * All of it or nothing, with one audit entry.
 * @param db of a laundry that has its first content
 * @throws Error when the laundry has orders, members or companies already, and with the place in the file where a
 * setting can't be used
 */
export async function importSettings(
  { db, staffWords }: { db: Db } & Pick<Deps, 'staffWords'>,
  file: SettingsFile,
  now: Date,
): Promise<void> {
  const { items, plans, areas, closedDates } = file
  await inTransaction(db, async (tx) => {
    await lockBusiness(tx)
    await refuseUsed(tx)
    if (areas) {
      const pins = [...new Set(areas)].map((pin) => ({ pin }))
      await replaceTableRows(tx, 'service_areas', pins)
    }
    for (const key of SETTING_KEYS) await storeSetting(tx, key, file.settings?.[key] ?? {}, now)
    if (items) await storeItems(tx, items)
    if (plans) {
      const rows = plans.map(({ id, ...plan }, index) => ({
        id,
        position: index + 1,
        ...planColumns(plan),
      }))
      await replaceTableRows(tx, 'plans', rows)
    }
    if (closedDates) {
      const rows = closedDates.map(({ date, reason }) => ({
        closed_date: date,
        reason,
        reason_shown: true,
      }))
      await replaceTableRows(tx, 'closed_dates', rows)
    }
    if (file.ownPlaces) await storePlaces(tx, file.ownPlaces)
    await recordAudit(
      tx,
      { staffWords },
      {
        actorId: null,
        record: { type: 'business', id: 'import' },
        kind: 'settings.imported',
        params: { items: items?.length ?? null, plans: plans?.length ?? null },
        at: now,
      },
    )
  })
}

async function refuseUsed(tx: Tx): Promise<void> {
  for (const [table, called] of Object.entries(IN_USE))
    if (await hasTableRows(tx, table as keyof typeof IN_USE))
      throw new Error(`Settings are imported into a new laundry. This one has ${called} already.`)
}

/** @param given some of its fields, or none; the others stay */
async function storeSetting(
  tx: Tx,
  key: SettingKey,
  given: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const { section, input } = sectionOf(key)
  const place = ['settings', key]
  const row = await lockBusiness(tx)
  const current = section.read(row)
  for (const name of Object.keys(given))
    if (!(name in current)) throw settingsFileError([...place, name], UNKNOWN)
  const sent = { ...current, ...given, version: '' }
  const { version: _, ...wanted } = parseSetting(input, sent, place) as Record<string, unknown>
  await refuseUnserved(tx, key, wanted)
  if (changedFieldsBetween(current, wanted))
    await updateBusiness(tx, section.store(wanted, { row, now }))
}

async function refuseUnserved(
  tx: Tx,
  key: SettingKey,
  wanted: Record<string, unknown>,
): Promise<void> {
  if (!isDeclaredKey(key)) return
  for (const [name, field] of fieldsOf(key)) {
    const pins = pinsNamedIn(field, wanted[name])
    if (pins.length === 0) continue
    const areas = await readAreas(tx)
    for (const [index, pin] of pins.entries())
      if (!isPinCodeServed(pin, areas))
        throw settingsFileError(['settings', key, name, index], `${pin} is not served.`)
  }
}

/** Items of a service have places in the file's order. */
async function storeItems(tx: Tx, items: NonNullable<SettingsFile['items']>): Promise<void> {
  const rows = items.map(({ id, service, active, ...item }) => ({
    id,
    service,
    unit: serviceById(service).unit,
    active,
    position:
      items.filter((other) => other.service === service).findIndex((other) => other.id === id) + 1,
    ...itemColumns(item),
  }))
  await replaceTableRows(tx, 'catalogue_items', rows)
  const upcoming = items.flatMap(({ id, name, upcoming: planned }) =>
    planned.map(({ from, ...prices }) => {
      const columns = itemColumns({ name, ...prices })
      return {
        item_id: id,
        valid_from: from,
        price_paise: columns.list_price_paise,
        online_price_paise: columns.online_price_paise,
      }
    }),
  )
  await replaceTableRows(tx, 'upcoming_prices', upcoming)
}

async function storePlaces(
  tx: Tx,
  ownPlaces: NonNullable<SettingsFile['ownPlaces']>,
): Promise<void> {
  const { time_zone: timeZone } = await lockBusiness(tx)
  const rows = ownPlaces.map(({ date, pickupTime, places }) => {
    const { id, startsAt, endsAt } = toStoredSlot(date, pickupTime, timeZone)
    return { id, starts_at: startsAt, ends_at: endsAt, capacity: places }
  })
  await replaceTableRows(tx, 'pickup_slots', rows)
}
