// Dialog that moves a booked order's delivery.

export const moveDelivery = {
  title: 'Move delivery',
  /** `when`: as people read it; `isWindow`: it has hours, not a moment alone. */
  about: (params: {
    readonly number: string
    readonly when: string
    readonly isWindow: boolean
    readonly byStaff: boolean
  }) => {
    const { number, when, isWindow, byStaff } = params
    const notified = byStaff ? ' Its customer is notified of the new time.' : ''
    return `Order ${number} comes back ${isWindow ? 'on' : 'by'} ${when}.${notified}`
  },
  loading: 'Loading delivery times',
  notLoaded: 'The delivery times couldn’t be loaded.',
  none: 'No other times are free right now. Please look again later, or ask us in Help.',
  whyFull: 'Why one more fits into a full time',
  whyFullHint: 'It is kept in the audit log. Please name no customer.',
  keep: 'Keep this time',
  move: 'Move delivery',
  moving: 'Moving…',
  failed: 'The delivery couldn’t be moved. Please try again.',
  moved: 'Delivery moved',
  movedLine: ({ when }: { readonly when: string }) => `It comes back on ${when}.`,
}
