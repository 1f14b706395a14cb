/** Other values for a declared setting, for tests that change every one. */
import { SERVICE_IDS } from '#domain/base/service-ids.ts'
import { DLT_HEADER } from '#domain/messages/templates/registration.ts'
import { type DeclaredKey, fieldsOf } from '#domain/settings/setting-keys.ts'
import { DEFAULT_SLOT_CAPACITIES } from '#domain/slots/slots.ts'
import type { Field } from '#domain/settings/setting-kinds.ts'

/** What the server asks for with the first field of a setting. */
const ALONG: Partial<Record<DeclaredKey, object>> = { dlt: { header: DLT_HEADER.sample } }

const ANY_RIDER = '00000000-0000-7000-8000-000000000001'

/** @param values that are kept; left out where the test doesn't know them */
export function differentFields(key: DeclaredKey, values?: Record<string, unknown>): object {
  const [name, field] = fieldsOf(key)[0]!
  return { [name]: differentFieldValue(field, values?.[name]), ...ALONG[key] }
}

function differentFieldValue(field: Field, value?: unknown): unknown {
  switch (field.kind) {
    case 'count':
    case 'money':
      return value === field.most ? field.least : Number(value ?? field.least) + 1
    case 'rate':
      return value === 12.5 ? null : 12.5
    case 'yes-no':
      return value !== true
    case 'choice':
      return field.of.find((choice) => choice !== value)
    case 'count-by-slot':
      return DEFAULT_SLOT_CAPACITIES.with(1, [9, 9, 9, 9, 9])
    case 'services':
      return []
    case 'choice-by-service':
      return Object.fromEntries(SERVICE_IDS.map((service) => [service, field.of[0]]))
    case 'sums-by-pin':
      return [{ pin: '560001', amount: field.least }]
    case 'rider':
      return value === ANY_RIDER ? '' : ANY_RIDER
    case 'pins-by-rider':
      return [{ riderId: ANY_RIDER, pins: ['560001'] }]
    case 'text':
      return field.form && value !== field.form.sample ? field.form.sample : 'Sparkle Laundry'
    default:
      return 'Sparkle Laundry'
  }
}
