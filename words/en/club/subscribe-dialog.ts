// Dialog in which a customer joins the Laundry Club.

type Plan = {
  readonly plan: string
  readonly kilograms: number
  readonly pickups: number
}

export const subscribeDialog = {
  title: 'Complete Subscription',
  plan: ({ plan, kilograms, pickups }: Plan) =>
    `${plan} plan: ${kilograms} kg and ${pickups} pickups a month.`,
  /** `date`: as people write it. */
  trial: ({ days, date }: { readonly days: number; readonly date: string }) =>
    `${days} days free, first charge on ${date}`,
  end: ({ hasTrial }: { readonly hasTrial: boolean }) =>
    hasTrial
      ? 'Cancel before that day and nothing is charged.'
      : 'It renews every 30 days until you cancel.',
  subscribe: ({ hasTrial }: { readonly hasTrial: boolean }) =>
    hasTrial ? 'Start Free Trial' : 'Subscribe',
  failed: 'Failed to create subscription. Please try again.',
  /** For members who choose a plan again. */
  toSubscription: 'See your subscription',

  joined: {
    title: 'Welcome to the Laundry Club!',
    text: ({ plan, kilograms, pickups }: Plan) =>
      `Your ${plan} plan has started: you have ${kilograms} kg and ${pickups} pickups. Taking you to your dashboard…`,
  },
}
