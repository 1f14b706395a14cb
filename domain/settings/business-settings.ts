/** Business settings of a laundry: facts, hours, capacities, limits, served areas and closed dates. */
import type { BusinessHours } from '../slots/business-hours.ts'
import type { UsefulLife } from '../help/claims.ts'
import type { Marketing } from './marketing.ts'
import type { SettingValues } from './setting-keys.ts'
import type { TaxStanding } from './tax-standing.ts'

/** The laundry's facts stand among the others, by their own names. */
export interface BusinessSettings
  extends Omit<SettingValues, 'business'>, Readonly<SettingValues['business']> {
  taxStanding: TaxStanding
  /** Empty where the laundry is not registered. */
  gstin: string
  /** Whether prices contain tax. */
  collectsTax: boolean
  hours: BusinessHours
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
