/** What the laundry offers right now: its facts, catalogue, served areas and closed dates, kept in memory. */
import type { Kysely } from 'kysely'
import type { CatalogueItem } from '#domain/catalogue.ts'
import type { Limits } from '#domain/limits.ts'
import type { Marketing } from '#domain/marketing.ts'
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
  /** How many orders a customer without a completed one may have under way. */
  newCustomerOrders: number
  /** How much an order, a customer and an hour may hold. */
  limits: Limits
  /** How long the messages of a status change wait, so that it can be taken back in silence. */
  messageWaitSeconds: number
  /** The numbers and testimonials of the public pages. */
  marketing: Marketing
  /** Whether they show what the orders say instead. */
  marketingFromOrders: boolean
  catalogue: CatalogueItem[]
  /** The Laundry Club's plans that can be chosen. */
  plans: Plan[]
  /** Served pin codes; empty means everywhere (product section 6). */
  areas: string[]
  closedDates: string[]
}

export interface OfferSource {
  current(): Promise<Offer>
  /** The last that was read, where the database can't be followed now: for pages, which open all the same. */
  lastKnown(): Promise<Offer>
  /** Reads it anew at the next asking: for who has just changed it and doesn't wait to be told. */
  forget(): void
}

/**
 * Reads the offer once and again after every change that the database tells of. While changes may be
 * missed nothing is kept, so that no price is quoted that another process has changed.
 */
export function keepOffer(db: Kysely<Tables>, live: Live): OfferSource {
  let kept: Promise<Offer> | null = null
  let last: Offer | null = null
  const read = async () => (last = await readOffer(db))
  const forget = () => {
    kept = null
  }
  live.on('offer', forget)
  live.on('resync', forget)
  function current(): Promise<Offer> {
    if (!live.listening()) return read()
    kept ??= read().catch((error: unknown) => {
      kept = null
      throw error
    })
    return kept
  }
  return {
    forget,
    current,
    async lastKnown() {
      if (last && !live.listening()) return last
      return current().catch((error: unknown) => {
        if (last) return last
        throw error
      })
    },
  }
}
