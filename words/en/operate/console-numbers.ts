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
  overdueAtVendors: {
    links: {
      count: ({ count }) =>
        count === 1
          ? '1 bag or item should be back from an outside laundry'
          : `${count} bags and items should be back from outside laundries`,
    },
  },
}
