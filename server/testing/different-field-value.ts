/** Another value for a field of a declared setting, for tests that change every one. */
import { SERVICE_IDS } from '#domain/base/service-ids.ts'
import { DEFAULT_SLOT_CAPACITIES } from '#domain/slots/slots.ts'
import type { Field } from '#domain/settings/setting-kinds.ts'

/** @param value that is kept; left out where the test doesn't know it */
export function differentFieldValue(field: Field, value?: unknown): unknown {
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
    case 'text':
      return field.form && value !== field.form.sample ? field.form.sample : 'Sparkle Laundry'
    default:
      return 'Sparkle Laundry'
  }
}
