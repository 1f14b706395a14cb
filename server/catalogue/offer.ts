/** What the laundry offers right now: its facts, catalogue, served areas and closed dates, kept in memory. */
import type { Kysely } from 'kysely'
import type { CatalogueItem } from '#domain/catalogue.ts'
import type { Plan } from '#domain/plans.ts'
import type { BusinessHours } from '#domain/business-hours.ts'
import type { SlotCapacities } from '#domain/slots.ts'
import type { Tables } from '../database/tables.ts'
import type { Live } from '../platform/live.ts'
import { readOffer } from './store.ts'

export interface Offer {
  name: string
  phone: string
  email: string
  address: string
  timeZone: string
  /** Who hears complaints; may be empty. */
  complaintsOfficer: string
  hours: BusinessHours
  /** Places by weekday and slot. */
  slotCapacities: SlotCapacities
  expressFeePaise: number
  catalogue: CatalogueItem[]
  /** The Laundry Club's plans that can be chosen. */
  plans: Plan[]
  /** Served pin codes; empty means everywhere (product section 6). */
  areas: string[]
  closedDates: string[]
}

export interface OfferSource {
  current(): Promise<Offer>
  /** Reads it anew at the next asking: for who has just changed it and doesn't wait to be told. */
  forget(): void
}

/** Reads the offer once and again after every change that the database tells of. */
export function keepOffer(db: Kysely<Tables>, live: Live): OfferSource {
  let kept: Promise<Offer> | null = null
  const forget = () => {
    kept = null
  }
  live.on('offer', forget)
  live.on('resync', forget)
  return {
    forget,
    current() {
      kept ??= readOffer(db).catch((error: unknown) => {
        kept = null
        throw error
      })
      return kept
    },
  }
}
