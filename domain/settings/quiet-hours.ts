// Quiet hours: the evening and morning times between which only awaited messages leave.

/** When the evening's quiet begins, in the laundry's time zone; `off` for none. */
export const QUIET_FROM = ['off', '18:00', '19:00', '20:00', '21:00', '22:00', '23:00'] as const

/** When it ends the next morning. */
export const QUIET_UNTIL = ['06:00', '07:00', '08:00', '09:00', '10:00', '11:00', '12:00'] as const
