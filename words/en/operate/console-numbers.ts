// Lines on Now: numbers of work that waits.
import type { LineName, LinePart } from '#domain/operate/console-numbers.ts'

type Count = (given: { readonly count: number }) => string

const stopsText = (count: number) => (count === 1 ? '1 stop' : `${count} stops`)

/** A line whose links say all of it has no title. */
export const consoleNumbers: {
  readonly [N in LineName]: {
    readonly title?: string
    readonly links: Readonly<Record<LinePart<N>, Count>>
  }
} = {
  failedRefunds: {
    title: 'Refunds that failed at the bank',
    links: {
      orders: ({ count }) =>
        count === 1 ? '1 order: pay it another way' : `${count} orders: pay them another way`,
      club: ({ count }) =>
        count === 1
          ? '1 Laundry Club payment: refund it again'
          : `${count} Laundry Club payments: refund them again`,
    },
  },
  stopsWithoutRider: {
    title: 'Stops without a rider',
    links: {
      today: ({ count }) => `Today: ${stopsText(count)}`,
      tomorrow: ({ count }) => `Tomorrow: ${stopsText(count)}`,
    },
  },
  clothesInVans: {
    title: 'Still in the van',
    links: {
      count: ({ count }) =>
        count === 1
          ? '1 order isn’t back at the laundry'
          : `${count} orders aren’t back at the laundry`,
    },
  },
  missingBags: {
    title: 'Missing from riders',
    links: {
      count: ({ count }) =>
        count === 1
          ? '1 bag didn’t come in with its set'
          : `${count} bags didn’t come in with their sets`,
    },
  },
  eveningMoney: {
    title: 'Money from riders',
    links: {
      cash: ({ count }) =>
        count === 1 ? '1 person still has cash' : `${count} people still have cash`,
      upi: ({ count }) =>
        count === 1 ? 'UPI of 1 person to confirm' : `UPI of ${count} people to confirm`,
    },
  },
  overdueAtVendors: {
    links: {
      count: ({ count }) =>
        count === 1
          ? '1 bag or item should be back from an outside laundry'
          : `${count} bags and items should be back from outside laundries`,
    },
  },
}
