// The customer's dashboard.
export const dashboard = {
  current: 'Current Order',
  order: ({ short }: { readonly short: string }) => `Order #${short}`,
  follow: 'Follow it live',
  moreUnderWay: ({ count }: { readonly count: number }) =>
    `${count} more ${count === 1 ? 'order' : 'orders'} under way`,

  /** To somebody who has never ordered. */
  welcome: {
    title: 'Your first pickup is one tap away',
    text: 'Say what is to be cleaned, when we come and where. It takes two minutes, and we do the rest.',
    schedule: 'Schedule a Pickup',
    firstMonthTitle: 'First month at half price',
    firstMonthText: ({ from, later }: { readonly from: string; readonly later: string }) =>
      `Laundry Club: a month of washing from ${from}, and ${later} from the second on. Cancel at any time.`,
    plans: 'See the plans',
  },

  /** While nothing is known of a plan. */
  club: 'A month at one price',
}
