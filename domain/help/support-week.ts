// Weekly hours of the help centre.
import type { DayHours } from '../slots/business-hours.ts'

const SUPPORT_WORKDAY: DayHours = { opensMinutes: 7 * 60, closesMinutes: 21 * 60 }
const SUPPORT_WEEKEND: DayHours = { opensMinutes: 8 * 60, closesMinutes: 19 * 60 }

/** When people answer in the help centre, Sunday first; not the hours of the shop. */
export const SUPPORT_HOURS: readonly DayHours[] = [
  SUPPORT_WEEKEND,
  SUPPORT_WORKDAY,
  SUPPORT_WORKDAY,
  SUPPORT_WORKDAY,
  SUPPORT_WORKDAY,
  SUPPORT_WORKDAY,
  SUPPORT_WEEKEND,
]
