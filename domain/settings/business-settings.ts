/** Business settings of a laundry: facts, hours, capacities, limits, served areas and closed dates. */
import type { BusinessHours } from '../slots/business-hours.ts'
import type { UsefulLife } from '../help/claims.ts'
import type { CountLevels } from '../orders/count-levels.ts'
import type { Marketing } from './marketing.ts'
import type { SettingValues } from './setting-keys.ts'
import type { SlotCapacities } from '../slots/slots.ts'
import type { TaxStanding } from './tax-standing.ts'

export interface BusinessSettings extends SettingValues {
  name: string
  phone: string
  email: string
  address: string
  timeZone: string
  /** Who hears complaints; may be empty. */
  complaintsOfficer: string
  /** How they are reached; the laundry's where these are empty. */
  complaintsEmail: string
  complaintsPhone: string
  taxStanding: TaxStanding
  /** Empty where the laundry is not registered. */
  gstin: string
  /** Whether prices contain tax. */
  collectsTax: boolean
  hours: BusinessHours
  /** Places by weekday and slot. */
  slotCapacities: SlotCapacities
  /** How far clothes are counted in. */
  countLevels: CountLevels
  /** The numbers and testimonials of the public pages. */
  marketing: Marketing
  /** Whether they show what the orders say instead. */
  marketingFromOrders: boolean
  /** Since when those who run the laundry are to sign in with a second factor; null where they need not. */
  strongSignInSince: Date | null
  /** How long things last, which claims rest on. */
  usefulLives: readonly UsefulLife[]
  /** For how many days photos of a claim stay after its order is over. */
  claimPhotoDays: number
  /** Served PIN codes; empty means everywhere. */
  areas: string[]
  closedDates: string[]
  /** Why they are closed, by date, where customers may read it. */
  closedReasons: Record<string, string>
}
