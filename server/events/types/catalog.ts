/** Events of staff's changes to settings, prices, plans, areas and dates. */
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import type { SettingKey, SETTINGS } from '#domain/settings/settings.ts'

/** The fields that differ, as they were and as they are. */
export interface Changes {
  from: Record<string, unknown>
  to: Record<string, unknown>
}

/** The parts of the settings that are saved one at a time. */
export type SectionName = (typeof SETTINGS)[SettingKey]['name']

/** An item by its name, before what changes it, and its service. */
interface ItemRef {
  name: string
  service: ServiceId
}

type ItemChange = ItemRef &
  Changes & {
    /** Where the discount of the online price is another although that price stayed. */
    drift: { onlinePricePaise: number; fromPercent: number; toPercent: number } | null
  }

export type CatalogEvents = {
  [S in SectionName as `business.${S}_changed`]: Changes
} & {
  'areas.added': { pins: string[] }
  /** `left`: how many PIN codes are listed still. */
  'areas.removed': { pin: string; left: number }

  'item.added': ItemRef & { listPricePaise: number; onlinePricePaise: number | null } & Pick<
      Changes,
      'to'
    >
  'item.changed': ItemChange
  'item.retired': ItemChange
  'item.restored': ItemChange
  /** What it costs from a date on; `from`: what it costs until then. */
  'item.price_planned': ItemRef & Changes & { date: string }
  /** `from`: what it would have cost. */
  'item.price_withdrawn': ItemRef & Pick<Changes, 'from'> & { date: string }
  'service.arranged': { service: ServiceId; from: string[]; to: string[] }

  'plan.added': { name: string; pricePaise: number; kilograms: number } & Pick<Changes, 'to'>
  'plan.changed': { name: string } & Changes

  /** Of a calendar date; `from`: the reason that stood there, where it was closed already. */
  'date.closed': { date: string; from: string | null; to: string }
  'date.opened': { date: string; from: string }
  /** Own places of one slot; null for the weekday's. */
  'date.places_changed': {
    date: string
    pickupTime: string
    from: number | null
    to: number | null
  }
}
