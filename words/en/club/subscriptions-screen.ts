// Laundry Club page: plans, benefits and questions before joining.

export const subscriptionsScreen = {
  title: 'Laundry Club',
  description:
    'Monthly laundry plans with free pickup and delivery. First month 50% off, and unused kilograms roll over for up to 2 months.',
  notLoaded: 'Today’s plans couldn’t be loaded; these may have changed.',

  offer: {
    rollOver: 'Unused kilograms roll over',
    firstMonthLess: 'Limited-time offer: first month 50% off',
    text: 'One price for a month of washing. We pick up as often as your plan says, and what you don’t use waits for you.',
  },

  plans: {
    title: 'Plans',
    mostPopular: 'Most popular',
    aMonth: 'a month',
    /** The marked part is only heard; the price is crossed out. */
    before: ({ price }: { readonly price: string }) => `[Before: ]${price}`,
    save: ({ percent }: { readonly percent: number }) => `Save ${percent}%`,
    /** How the plan begins; `firstMonth`: the price of a cheaper first month. */
    beginning: ({
      trialDays,
      firstMonth,
    }: {
      readonly trialDays: number
      readonly firstMonth: string | null
    }) => {
      if (trialDays === 0) return firstMonth === null ? '' : `First month ${firstMonth}`
      return firstMonth === null
        ? `${trialDays} days free`
        : `${trialDays} days free, then first month ${firstMonth}`
    },
    choose: ({ hasTrial }: { readonly hasTrial: boolean }) =>
      hasTrial ? 'Start Free Trial' : 'Choose Plan',
    yours: 'Your plan',
    change: 'Change to this plan',
  },

  /** For members. */
  member: {
    title: 'You are in the Club',
    left: ({
      plan,
      kilograms,
      pickups,
    }: {
      readonly plan: string
      readonly kilograms: number
      readonly pickups: number
    }) =>
      `${plan} plan, with ${kilograms} kg and ${pickups} ${pickups === 1 ? 'pickup' : 'pickups'} left.`,
    link: 'Your subscription',
  },

  /** For visitors. */
  logIn: {
    title: 'Please login',
    text: 'A plan belongs to an account. Log in or sign up, and come back to choose yours.',
    link: 'Login',
    signUp: 'Sign Up',
  },

  steps: {
    title: 'How the Club works',
    choose: {
      title: 'Choose a plan',
      text: 'Pay by card. You see what’s charged today and later before you pay.',
    },
    book: {
      title: 'Book as usual',
      text: 'Your kilograms and pickups are used as you order. Anything beyond costs the normal price, shown before you book.',
    },
    keep: {
      title: 'Keep what is left',
      text: 'Unused kilograms roll over for up to 2 months, the oldest used first.',
    },
  },

  benefits: {
    title: 'What members get',
    onePrice: {
      title: 'One price a month',
      text: 'Know what the washing costs before the month begins.',
      textWithTax: 'Know what the washing costs before the month begins, GST included.',
    },
    nothingLost: {
      title: 'Nothing is lost',
      text: 'A quiet month? Your kilograms wait for up to 2 months, and you see when they expire.',
    },
    back: {
      title: ({ hours }: { readonly hours: number }) => `Back in ${hours} hours`,
      text: 'Free pickup and delivery, with the same care and the same guarantee.',
    },
    pause: {
      title: 'Pause when you travel',
      text: 'Up to a month at a time: no charge, and the days are added to the end.',
    },
    change: {
      title: 'Change your mind',
      text: 'Move to a bigger or smaller plan from your next period.',
    },
    cancel: {
      title: 'Cancel without a call',
      text: 'One tap, and you keep what you’ve paid for until the period ends.',
    },
  },

  testimonials: 'Members say',

  questions: {
    title: 'Questions before you join',
    /** The marked part leads to the help centre. */
    more: 'More answers are in the [help centre].',
  },

  call: {
    rollOver: 'What you don’t use waits for you.',
    firstMonthLess: 'The first month is half price.',
    text: 'Choose a plan and use it for your next bag.',
    link: 'See the plans',
  },
}
