// Orders booked on a date that staff close or give fewer places.

interface Meant {
  /** How many are ticked; none stands for all. */
  chosen: number
  all: number
}

export const standingOrders = {
  pickupsShut:
    'Nothing is rescheduled on its own: reschedule them all, write to their customers, or agree with each. Each customer gets one message.',
  deliveriesShut:
    'They were promised before the date was closed. Reschedule them or write to their customers; each gets one message.',
  over: ({ count, pickupTime }: { count: number; pickupTime: string }) =>
    `${pickupTime} is overbooked by ${count}; they stay until you reschedule them.`,
  move: (meant: Meant) => `Reschedule ${which(meant)}…`,
  message: (meant: Meant) => `Write to ${which(meant)}…`,
  moveOne: 'Reschedule',
  choose: ({ number }: { number: string }) => `Choose order ${number}`,
  outside: 'Booked outside these hours',
  outsideAbout:
    'They were booked before the hours were changed, and stay where they are until you reschedule them.',
  outsideFailed: 'Orders outside the hours couldn’t be loaded.',
  more: (count: number) => `And ${count} more.`,
}

function which({ chosen, all }: Meant): string {
  return chosen > 0 ? `the ${chosen} chosen` : `all ${all}`
}
