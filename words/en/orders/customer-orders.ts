// Dashboard and My Orders of a customer.

export const dashboard = {
  title: 'Dashboard',
  loading: 'Loading your dashboard',
  logInFirst: 'Please log in to see your dashboard.',
  hello: ({ name }: { readonly name: string }) => `Hello, ${name}!`,
  intro: 'Here’s where your laundry is.',

  current: 'Current Order',
  currentLoading: 'Loading your current order',
  currentNotLoaded: 'Your current order couldn’t be loaded.',
  order: ({ short }: { readonly short: string }) => `Order #${short}`,
  follow: 'Follow it live',
  moreUnderWay: ({ count }: { readonly count: number }) =>
    `${count} more ${count === 1 ? 'order' : 'orders'} under way`,
  nothingUnderWay: {
    title: 'Nothing on the line right now',
    text: 'Book a pickup and follow your clothes from here.',
  },

  /** For a customer without orders. */
  welcome: {
    title: 'Your first pickup is one tap away',
    text: 'Tell us what to clean, when and where. It takes two minutes, and we do the rest.',
    schedule: 'Schedule a Pickup',
    firstMonthTitle: 'First month at half price',
    firstMonthText: ({ from, later }: { readonly from: string; readonly later: string }) =>
      `Laundry Club: a month of washing from ${from}, and ${later} from the second on. Cancel at any time.`,
    plans: 'See the plans',
  },

  quickLinks: 'Quick links',
  links: {
    newOrder: { title: 'New Order', text: 'Schedule a pickup' },
    track: { title: 'Track Order', text: 'Follow it live' },
    orders: { title: 'My Orders', text: 'All your orders' },
    /** The text stands while nothing is known of a plan. */
    club: { title: 'Subscription', text: 'A month at one price' },
  },

  recent: {
    title: 'Recent Orders',
    all: 'View All Orders',
    loading: 'Loading recent orders',
    notLoaded: 'Your recent orders couldn’t be loaded.',
    none: 'No recent completed orders.',
  },

  month: {
    title: 'This Month',
    loading: 'Loading this month',
    notLoaded: 'This month’s numbers couldn’t be loaded.',
    orders: 'Orders',
    cleaned: 'Items cleaned',
    saved: 'Money saved',
  },
}

export const myOrdersScreen = {
  title: 'My Orders',
  intro: 'Everything you’ve sent us, newest first.',
  newOrder: 'New Order',
  logInFirst: 'Please log in to see your orders.',
  orders: 'Orders',
  loading: 'Loading your orders',
  notLoaded: 'Your orders couldn’t be loaded.',
  moreNotLoaded: 'More orders couldn’t be loaded.',
  shown: ({ count, hasMore }: { readonly count: number; readonly hasMore: boolean }) =>
    `${count} ${count === 1 ? 'order' : 'orders'}${hasMore ? ', and more' : ''}`,

  none: {
    announced: 'No orders found.',
    title: 'No Orders Found',
    matching: 'None of your orders match this search and these filters.',
    yet: 'Your first pickup takes two minutes to book.',
    showAll: 'Show all orders',
    schedule: 'Schedule a Pickup',
  },

  filter: {
    search: 'Search',
    searchHint: 'Order ID or item',
    status: 'Status',
    allStatuses: 'All statuses',
    date: 'Date',
    allTime: 'All time',
    periods: { week: 'Last week', month: 'Last month', quarter: 'Last quarter' },
  },

  stats: {
    loading: 'Loading your numbers',
    notLoaded: 'Your numbers couldn’t be loaded.',
    total: 'Total Orders',
    completed: 'Completed',
    spent: 'Total Spent',
    rating: 'Average Rating',
    noRating: 'None yet',
    /** Follows the rating, for screen readers. */
    outOfFive: 'out of 5',
  },
}
