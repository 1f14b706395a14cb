/** Values from the database, cached and read again after a change; a branch’s are its laundry. */
import type { BranchId } from '#domain/base/branch.ts'
import type { Catalogue } from '#domain/settings/catalogue-values.ts'
import type { Plan } from '#domain/club/plans.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Marketing } from '#domain/settings/marketing.ts'

export interface Kept<Value> {
  current(): Promise<Value>
  /** The last that was read, where the database can't be followed now: for pages, which open all the same. */
  lastKnown(): Promise<Value>
  /** Has it read again at the next asking: after a change by this process, which needn't wait to be notified. */
  forget(): void
}

/** A branch's settings, catalogue, plans and public numbers. */
export interface Laundry {
  /** How the branch works, as its staff set it. */
  settings: Kept<BusinessSettings>
  /** What can be ordered now, and its prices. */
  catalogue: Kept<Catalogue>
  /** The Laundry Club's plans that can be chosen. */
  plans: Kept<Plan[]>
  /** The numbers and testimonials of the public pages. */
  marketing: Kept<Marketing>
}

/** @throws RangeError for an unknown branch */
export type LaundryOf = (branch: BranchId) => Laundry
