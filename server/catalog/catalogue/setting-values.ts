/** Values of declared settings in the laundry's row: in own columns, or by key in the column `settings`. */
import type { Selectable, Updateable } from 'kysely'
import {
  initialFieldValue,
  storedFieldName,
  fieldFromWire,
  fieldToWire,
} from '#domain/settings/field-values.ts'
import {
  DECLARED_KEYS,
  type DeclaredKey,
  fieldsOf,
  type FieldsOf,
  type SettingValues,
  type WireValues,
} from '#domain/settings/setting-keys.ts'
import type { Field } from '#domain/settings/setting-kinds.ts'
import type { BusinessTable } from '../../database/tables.ts'

type Row = Selectable<BusinessTable>

/** A column, or for a yes the moment since when it is one. */
type Column = keyof Row | { since: keyof Row }

/** Fields without an initial value: they need a column. */
type Columned<K extends DeclaredKey> = {
  [F in keyof FieldsOf<K>]: FieldsOf<K>[F] extends { initial: unknown } | { initialPaise: unknown }
    ? never
    : F
}[keyof FieldsOf<K>]

const COLUMNS: {
  [K in DeclaredKey as [Columned<K>] extends [never] ? never : K]: Record<Columned<K>, Column>
} & { [K in DeclaredKey]?: Partial<Record<keyof FieldsOf<K>, Column>> } = {
  business: {
    name: 'name',
    phone: 'phone',
    email: 'email',
    address: 'address',
    complaintsOfficer: 'complaints_officer',
    complaintsEmail: 'complaints_email',
    complaintsPhone: 'complaints_phone',
    timeZone: 'time_zone',
  },
  capacities: { capacities: 'slot_capacities' },
  deliveryPlaces: { deliveryPlaces: 'delivery_places' },
  orderLimits: { newCustomerOrders: 'new_customer_orders' },
  limits: {
    kilograms: 'limit_kilograms',
    piecesOfItem: 'limit_pieces_of_item',
    pieces: 'limit_pieces',
    items: 'limit_items',
    bags: 'limit_bags',
    ordersPerHour: 'limit_orders_per_hour',
    addresses: 'limit_addresses',
    garments: 'limit_garments',
  },
  messageWait: { seconds: 'message_wait_seconds' },
  quietHours: { from: 'quiet_from', until: 'quiet_until' },
  strongSignIn: { required: { since: 'strong_sign_in_since' } },
  counting: { level: 'count_level', services: 'service_count_levels' },
  expressFee: { expressFee: 'express_fee_paise' },
  leastCharge: { kilograms: 'least_kilograms' },
  onlinePrice: { everywhere: 'online_price_everywhere' },
  bags: { services: 'bag_services' },
}

function columnOf(key: DeclaredKey, name: string): Column | undefined {
  return (COLUMNS as Partial<Record<DeclaredKey, Record<string, Column>>>)[key]?.[name]
}

/** As it is kept: sums in paise. */
function keptValue(row: Row, key: DeclaredKey, name: string, field: Field): unknown {
  const column = columnOf(key, name)
  if (column === undefined) return row.settings[key]?.[name] ?? initialFieldValue(field)
  return typeof column === 'object' ? row[column.since] !== null : row[column]
}

/** What one holds, as calls have it. */
export function settingToWire<K extends DeclaredKey>(row: Row, key: K): WireValues<K> {
  const values = fieldsOf(key).map(([name, field]) => {
    const kept = keptValue(row, key, name, field)
    return [name, fieldToWire(field, kept)] as const
  })
  return Object.fromEntries(values) as WireValues<K>
}

/** The values of all settings: sums in paise. */
export function settingValuesFromRow(row: Row): SettingValues {
  const all = DECLARED_KEYS.map((key) => {
    const values = fieldsOf(key).map(([name, field]) => [
      storedFieldName(name, field),
      keptValue(row, key, name, field),
    ])
    return [key, Object.fromEntries(values) as object] as const
  })
  return Object.fromEntries(all) as unknown as SettingValues
}

/**
 * What is written to keep one.
 * @param row as it is, locked
 */
export function settingToColumns<K extends DeclaredKey>(
  key: K,
  values: WireValues<K>,
  { row, now }: { row: Row; now: Date },
): Updateable<BusinessTable> {
  const changes: Record<string, unknown> = {}
  const inSettings: Record<string, unknown> = {}
  for (const [name, field] of fieldsOf(key)) {
    const given = (values as Record<string, unknown>)[name]
    const value = fieldFromWire(field, given)
    const column = columnOf(key, name)
    if (column === undefined) inSettings[name] = value
    else if (typeof column === 'object') changes[column.since] = value ? now : null
    else
      changes[column] = typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  }
  if (Object.keys(inSettings).length > 0)
    changes['settings'] = JSON.stringify({ ...row.settings, [key]: inSettings })
  return changes
}
