// Dialog that moves a booked order's delivery.

export const moveDelivery = {
  title: 'Reschedule delivery',
  /** `when`: as people read it; `isWindow`: it has hours, not a moment alone. */
  about: (params: {
    readonly number: string
    readonly when: string
    readonly isWindow: boolean
    readonly byStaff: boolean
  }) => {
    const { number, when, isWindow, byStaff } = params
    const notified = byStaff ? ' The customer is notified of the new time.' : ''
    return `Order ${number} will be delivered ${isWindow ? 'on' : 'by'} ${when}.${notified}`
  },
  loading: 'Loading delivery times',
  notLoaded: 'The delivery times couldn’t be loaded.',
  none: 'No other times are free right now. Please look again later, or ask us in Help.',
  whyFull: 'Why one more fits into a full slot',
  whyFullHint: 'It is kept in the audit log. Please don’t name customers.',
  keep: 'Keep this time',
  move: 'Reschedule delivery',
  moving: 'Rescheduling…',
  failed: 'The delivery couldn’t be rescheduled. Please try again.',
  moved: 'Delivery rescheduled',
  movedLine: ({ when }: { readonly when: string }) => `It will be delivered on ${when}.`,
}
