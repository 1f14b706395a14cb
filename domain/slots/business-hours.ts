// Weekly opening hours, and those of a new laundry.

/** Minutes after midnight in the laundry's time zone. */
export type DayHours = { readonly opensMinutes: number; readonly closesMinutes: number }

export type OpenOrClosed = DayHours | null

/** Hours by weekday, Sunday first; null where the laundry is closed all day. */
export type BusinessHours = readonly [
  sunday: OpenOrClosed,
  monday: OpenOrClosed,
  tuesday: OpenOrClosed,
  wednesday: OpenOrClosed,
  thursday: OpenOrClosed,
  friday: OpenOrClosed,
  saturday: OpenOrClosed,
]

const SUNDAY_HOURS: DayHours = { opensMinutes: 9 * 60, closesMinutes: 18 * 60 }
const WORKDAY_HOURS: DayHours = { opensMinutes: 7 * 60, closesMinutes: 21 * 60 }
const SATURDAY_HOURS: DayHours = { opensMinutes: 8 * 60, closesMinutes: 19 * 60 }

/** Monday to Friday 7AM-9PM, Saturday 8AM-7PM, Sunday 9AM-6PM. */
export const DEFAULT_BUSINESS_HOURS: BusinessHours = [
  SUNDAY_HOURS,
  WORKDAY_HOURS,
  WORKDAY_HOURS,
  WORKDAY_HOURS,
  WORKDAY_HOURS,
  WORKDAY_HOURS,
  SATURDAY_HOURS,
]
