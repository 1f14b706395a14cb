/** The sections of the API's description, and which one has a call. */

const SECTIONS = [
  {
    name: 'Catalogue',
    description: 'What a laundry cleans, for how much, where and when. Needs no account.',
  },
  { name: 'Orders', description: 'Quoting, placing, following and changing orders.' },
  { name: 'Accounts', description: 'Signing up and in, and what a person keeps with the laundry.' },
  { name: 'Wardrobe', description: 'Garments and their pictures.' },
  { name: 'Laundry Club', description: 'Monthly plans and what is charged for them.' },
  { name: 'Payments and documents', description: 'Cards, invoices, credit notes.' },
  {
    name: 'Companies',
    description: 'The company that a person orders for: its prices, its account and its invoices.',
  },
  { name: 'Points', description: 'Points and rewards.' },
  {
    name: 'Notifications',
    description: 'What a person is notified of, in the bell and in browsers.',
  },
  { name: 'Help', description: 'Messages, tickets, chat and claims.' },
  { name: 'Console: orders', description: 'All orders, for staff.' },
  { name: 'Console: run sheet', description: 'The stops of a day.' },
  { name: 'Console: customers', description: 'Customers, for staff.' },
  {
    name: 'Console: companies',
    description: 'Companies that order on account: prices, limits, invoices, payments.',
  },
  {
    name: 'Console: counter and plant',
    description:
      'Orders that are taken at the counter, and clothes at the plant: counted in, packed, tagged.',
  },
  { name: 'Console: help desk', description: 'Messages, tickets, chats and claims, for staff.' },
  { name: 'Console: prices', description: 'The catalogue, plans and promo codes, for staff.' },
  { name: 'Console: settings', description: 'How the laundry works.' },
  { name: 'Console: people', description: 'Who works here, and what each may do.' },
  { name: 'Console: for developers', description: 'API keys, with which programs ask.' },
  {
    name: 'Console: cash',
    description: 'Cash that people hand in, its counts, and the till.',
  },
  {
    name: 'Console: reports and records',
    description: 'Reports, exports, the audit log and backups.',
  },
] as const

export type ApiSection = (typeof SECTIONS)[number]['name']

/** Sections by the beginnings of paths behind `/api/`; the longest that fits counts. */
export type ApiSections = Readonly<Record<string, ApiSection>>

/** @throws Error for a path that no section has */
export function apiSectionOf(sections: ApiSections, path: string): ApiSection {
  const rest = path.replace('/api/', '')
  const [longest] = Object.keys(sections)
    .filter((beginning) => rest.startsWith(beginning))
    .toSorted((one, other) => other.length - one.length)
  if (longest === undefined) throw new Error(`No section of the API's description has ${path}.`)
  return sections[longest]!
}

/** The sections of some paths, in their order. */
export function apiSectionsOf(sections: ApiSections, paths: readonly string[]) {
  const used = new Set(paths.map((path) => apiSectionOf(sections, path)))
  return SECTIONS.filter(({ name }) => used.has(name))
}
