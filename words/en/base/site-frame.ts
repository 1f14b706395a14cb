// Frame of the site: header, footer, choice of colours, and the page in place of a broken screen.
export const siteFrame = {
  skip: 'Skip to the content',
  /** At a form that is sent before the page's scripts run. */
  stillLoading: 'This page is still loading. We’ll send it in a moment.',
  home: ({ laundry }: { readonly laundry: string }) => `${laundry}, home`,
  main: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  loadAccount: 'Load your account',

  /** Links of the header and the footer. */
  places: {
    services: 'Services',
    prices: 'Services & Pricing',
    club: 'Laundry Club',
    howItWorks: 'How It Works',
    track: 'Track Order',
    contact: 'Contact',
    help: 'Help',
    login: 'Login',
    signup: 'Sign Up',
    dashboard: 'Dashboard',
    yourDashboard: 'Your Dashboard',
    garments: 'My Garments',
    home: 'Home',
    newOrder: 'New Order',
    orders: 'My Orders',
    profile: 'Profile',
    console: 'Console',
    about: 'About',
    faq: 'FAQ',
    terms: 'Terms',
    privacy: 'Privacy',
  },
  whatWeDo: 'What we do',
  aboutUs: 'About us',

  promise: 'Your clothes: picked up, cared for and back on your shelf.',
  washedBy: ({ laundry }: { readonly laundry: string }) => `Washed with care by ${laundry}.`,
  hours: 'Business hours',
  noHours: 'They couldn’t be loaded just now. Ask us any time through the contact page.',
  sundays: 'Limited pickup on Sundays.',

  colours: 'Colours',
  themes: { light: 'Day', dark: 'Night', system: 'Auto' },

  /** The picture beside a link to the site. */
  picture: 'Shirts and sarees drying on a clothesline',

  brokenTitle: 'This page came off the line',
  /** `status`: the server's status line; undefined without one. */
  broken: ({ status }: { readonly status: string | undefined }) =>
    `Something went wrong while showing it${status ? ` (${status})` : ''}. Your orders are safe. Reloading the page usually helps.`,
  reload: 'Reload',
}
