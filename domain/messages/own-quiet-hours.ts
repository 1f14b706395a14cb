// A person's own quiet hours, in place of the laundry's.

/** Full hours of the day, as clocks show them. */
export const HOURS_OF_DAY = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
)

/** Full hours of the laundry's clock, such as 22:00; they end the next day where they end before they begin. */
export interface QuietHours {
  from: string
  until: string
}

/** Whether they begin and end at different hours, and so cover neither nothing nor a whole day. */
export function areQuietHours({ from, until }: QuietHours): boolean {
  return from !== until
}
