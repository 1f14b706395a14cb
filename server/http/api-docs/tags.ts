/** The sections of the API's description, by a call's path prefix. */

interface Tag {
  name: string
  description: string
  /** Beginnings of paths behind `/api/`; the longest that fits counts. */
  paths: string[]
}

export const TAGS: readonly Tag[] = [
  {
    name: 'Catalogue',
    description: 'What a laundry cleans, for how much, where and when. Needs no account.',
    paths: ['catalogue', 'business', 'slots', 'coverage', 'plans'],
  },
  {
    name: 'Orders',
    description: 'Quoting, placing, following and changing orders.',
    paths: ['orders', 'proofs'],
  },
  {
    name: 'Accounts',
    description: 'Signing up and in, and what a person keeps with the laundry.',
    paths: ['auth', 'account', 'users', 'tablet', 'join'],
  },
  {
    name: 'Wardrobe',
    description: 'Garments and their pictures.',
    paths: ['garments', 'pictures'],
  },
  {
    name: 'Laundry Club',
    description: 'Monthly plans and what is charged for them.',
    paths: ['subscriptions', 'charges'],
  },
  {
    name: 'Payments and documents',
    description: 'Cards, invoices, credit notes.',
    paths: ['payments', 'credit-notes'],
  },
  {
    name: 'Companies',
    description: 'The company that a person orders for: its prices, its account and its invoices.',
    paths: ['company'],
  },
  { name: 'Points', description: 'Points and rewards.', paths: ['loyalty'] },
  {
    name: 'Notifications',
    description: 'What a person is notified of, in the bell and in browsers.',
    paths: ['notifications', 'live'],
  },
  {
    name: 'Help',
    description: 'Messages, tickets, chat and claims.',
    paths: ['contact', 'tickets', 'chat', 'help', 'claims'],
  },
  {
    name: 'Console: orders',
    description: 'Everybody’s orders, for staff.',
    paths: ['admin', 'activities', 'admin/orders', 'admin/charges', 'admin/search'],
  },
  {
    name: 'Console: run sheet',
    description: 'The stops of a day.',
    paths: ['admin/run-sheet', 'admin/late-stops', 'admin/stop-misfits', 'late-stops'],
  },
  { name: 'Console: customers', description: 'Customers, for staff.', paths: ['admin/customers'] },
  {
    name: 'Console: companies',
    description: 'Companies that order on account: prices, limits, invoices, payments.',
    paths: ['admin/companies'],
  },
  {
    name: 'Console: counter and plant',
    description:
      'Orders that are taken at the counter, and clothes at the plant: counted in, packed, tagged.',
    paths: ['admin/counter', 'admin/plant', 'admin/custody', 'custody'],
  },
  {
    name: 'Console: help desk',
    description: 'Messages, tickets, chats and claims, for staff.',
    paths: ['admin/help-desk', 'admin/messages', 'admin/tickets', 'admin/chats', 'admin/claims'],
  },
  {
    name: 'Console: prices',
    description: 'The catalogue, plans and promo codes, for staff.',
    paths: [
      'admin/catalogue',
      'admin/upcoming-prices',
      'admin/plans',
      'admin/services',
      'admin/express-fee',
      'admin/bags',
      'admin/promo-codes',
    ],
  },
  {
    name: 'Console: settings',
    description: 'How the laundry works.',
    paths: [
      'admin/settings',
      'admin/areas',
      'admin/days',
      'admin/outbox',
      'admin/notices',
      'admin/webhooks',
    ],
  },
  {
    name: 'Console: people',
    description: 'Who works here, and what each may do.',
    paths: ['admin/staff', 'admin/tablets', 'admin/people', 'admin/bell'],
  },
  {
    name: 'Console: for developers',
    description: 'API keys, with which programs ask.',
    paths: ['admin/api-keys'],
  },
  {
    name: 'Console: cash',
    description: 'Cash that people hand in, what is counted of it, and the till.',
    paths: ['cash', 'admin/cash'],
  },
  {
    name: 'Console: reports and records',
    description: 'Reports, exports, the audit log and backups.',
    paths: ['admin/figures', 'admin/exports', 'admin/audit-log', 'admin/backup', 'admin/stats'],
  },
]

/** The part that a path belongs to. */
export function tagOf(path: string): string {
  const rest = path.replace('/api/', '')
  const fitting = TAGS.flatMap(({ name, paths }) =>
    paths
      .filter((beginning) => rest.startsWith(beginning))
      .map((beginning) => ({ name, beginning })),
  ).toSorted((one, other) => other.beginning.length - one.beginning.length)
  if (!fitting[0]) throw new Error(`No part of the API's description has ${path}.`)
  return fitting[0].name
}
