/** The sections of settings: reading, storing and naming. */
import type { Updateable } from 'kysely'
import type * as z from 'zod/mini'
import type { hoursInput, taxInput } from '#contract/settings/settings.ts'
import type { marketingInput } from '#contract/settings/settings-marketing.ts'
import type { claimsInput } from '#contract/settings/settings-claims.ts'
import type { DayHours } from '#domain/slots/business-hours.ts'
import { SERVICE_IDS } from '#domain/base/service-ids.ts'
import type { TaxStanding } from '#domain/settings/tax-standing.ts'
import type { DeclaredKey, WireValues } from '#domain/settings/setting-keys.ts'
import { SETTINGS } from '#domain/settings/settings.ts'
import { marketingFromRow } from '../catalogue/marketing-from-row.ts'
import { settingToColumns, settingToWire } from '../catalogue/setting-values.ts'
import type { BusinessTable } from '../../database/tables.ts'
import type { SectionName } from '../../events/types/catalog.ts'
import type { BusinessRow } from '../catalogue/business-row.ts'

type Without<S extends z.core.$ZodType> = Omit<z.output<S>, 'version'>

type TaxInput = Without<typeof taxInput>

export interface Section<F extends object, Input extends object = F> {
  /** Names its events: "business.<name>_changed". */
  name: SectionName
  read(row: BusinessRow): F
  /** Fills in the fields that a client left out. */
  complete?(input: Input, current: F): F
  /**
   * @param saving.row as it is, locked
   * @param saving.now when it is saved
   */
  store(fields: F, saving: { row: BusinessRow; now: Date }): Updateable<BusinessTable>
}

export function declaredSection<K extends DeclaredKey>(key: K): Section<WireValues<K>> {
  return {
    name: SETTINGS[key].name,
    read: (row) => settingToWire(row, key),
    store: (values, saving) => settingToColumns(key, values, saving),
  }
}

export const HOURS: Section<Without<typeof hoursInput>> = {
  name: 'hours',
  // Written out, so that the fields stand in one order whatever the database made of them.
  read: ({ hours }) => ({
    hours: hours.map((day) => day && openingOf(day)),
  }),
  store: ({ hours }) => ({ hours: JSON.stringify(hours.map((day) => day && openingOf(day))) }),
}

export const TAX: Section<Required<TaxInput>, TaxInput> = {
  name: 'tax',
  read: (row) => ({
    standing: row.tax_standing,
    gstin: row.gstin,
    taxPercent: row.tax_percent,
    sacCode: row.sac_code,
    serviceSacCodes: Object.fromEntries(
      SERVICE_IDS.map((service) => [service, row.service_sac_codes[service] ?? '']),
    ) as Required<TaxInput>['serviceSacCodes'],
  }),
  complete: (input, current) => ({
    standing: input.standing ?? standingWith(input.gstin, current.standing),
    gstin: input.gstin,
    taxPercent: input.taxPercent,
    sacCode: input.sacCode,
    serviceSacCodes: input.serviceSacCodes ?? current.serviceSacCodes,
  }),
  store: ({ standing, gstin, taxPercent, sacCode, serviceSacCodes }) => ({
    tax_standing: standing,
    gstin,
    tax_percent: taxPercent,
    sac_code: sacCode,
    service_sac_codes: JSON.stringify(serviceSacCodes),
  }),
}

export const MARKETING: Section<Without<typeof marketingInput>> = {
  name: 'marketing',
  read: (row) => ({ fromOrders: row.marketing_from_orders, ...marketingFromRow(row) }),
  store: ({ fromOrders, numbers, testimonials }) => ({
    marketing_from_orders: fromOrders,
    marketing: JSON.stringify({ numbers, testimonials }),
  }),
}

export const CLAIMS: Section<Without<typeof claimsInput>> = {
  name: 'claims',
  // Written out, as hours are.
  read: (row) => ({
    usefulLives: row.useful_lives.map(({ name, months }) => ({ name, months })),
    photoDays: row.claim_photo_days,
  }),
  store: ({ usefulLives, photoDays }) => ({
    useful_lives: JSON.stringify(usefulLives),
    claim_photo_days: photoDays,
  }),
}

function openingOf({ opensMinutes, closesMinutes }: DayHours): DayHours {
  return { opensMinutes, closesMinutes }
}

/** The standing of a laundry from a client that sends only its GSTIN. */
function standingWith(gstin: string, current: TaxStanding): TaxStanding {
  if (gstin === '') return 'unregistered'
  return current === 'composition' ? 'composition' : 'registered'
}
