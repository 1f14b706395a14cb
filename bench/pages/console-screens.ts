// First requests of each console screen, and the searches that staff make.
import { DAY_MS } from '#domain/base/time-zone.ts'
import type { Database } from '#server/database/open.ts'

/** Calls that a screen sends at once; it is there when the last of them is answered. */
export interface Asked {
  name: string
  paths: readonly string[]
}

/** A customer and an order that are there, and what they are found by. */
export interface Known {
  orderId: string
  customerId: string
  number: string
  name: string
  phone: string
  street: string
}

/** The dearest order of a customer with a phone. */
export async function readKnownOrder({ db }: Database): Promise<Known> {
  const { address, ...known } = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id as orderId', 'user_id as customerId', 'number', 'name', 'phone'])
    .select('orders.address')
    .where('phone', '<>', '')
    .orderBy('orders.total_paise', 'desc')
    .orderBy('orders.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { ...known, street: address.split(',')[0]! }
}

const list = (query: string): readonly string[] => [
  `/api/admin/orders?limit=25&${query}`,
  `/api/admin/orders/counts?${query}`,
]

/** Of so many days until today. */
function reportsOf(days: number): string {
  const dayAgo = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
  return `/api/admin/figures?from=${dayAgo(days - 1)}&to=${dayAgo(0)}`
}

/** A line a screen. */
export function consoleScreens({ orderId, customerId, name }: Known): readonly Asked[] {
  return [
    { name: 'the first page, now', paths: ['/api/admin/now'] },
    {
      name: 'dashboard',
      paths: [
        '/api/admin/stats',
        '/api/activities?limit=20',
        '/api/admin/orders?limit=25',
        '/api/admin/orders/counts',
      ],
    },
    { name: 'reports of a month', paths: [reportsOf(30)] },
    { name: 'reports of a year', paths: [reportsOf(365)] },
    { name: 'reports of ten years', paths: [reportsOf(3650)] },
    { name: 'order', paths: [`/api/admin/orders/${orderId}`] },
    { name: 'customers', paths: ['/api/admin/customers?limit=25'] },
    {
      name: 'customers by name',
      paths: [`/api/admin/customers?limit=25&q=${name.split(' ').at(-1)}`],
    },
    { name: 'customer', paths: [`/api/admin/customers/${customerId}`] },
    { name: 'catalogue', paths: ['/api/admin/catalogue'] },
    { name: 'plans', paths: ['/api/admin/plans'] },
    { name: 'run sheet', paths: ['/api/admin/run-sheet'] },
    { name: 'settings', paths: ['/api/admin/settings', '/api/admin/days'] },
    {
      name: 'help desk',
      paths: [
        '/api/admin/help-desk',
        '/api/admin/chats',
        '/api/admin/tickets',
        '/api/admin/messages',
      ],
    },
    { name: 'outbox', paths: ['/api/admin/outbox'] },
    { name: 'audit log', paths: ['/api/admin/audit-log', '/api/admin/audit-log/filters'] },
  ]
}

/** A line a search or a filter. */
export function consoleSearches({ number, name, phone, street }: Known): readonly Asked[] {
  const search = (what: string, q: string): Asked => ({
    name: `search: ${what}`,
    paths: list(`q=${encodeURIComponent(q)}`),
  })
  return [
    search('a number', number),
    search('a part of a number', number.slice(3, 10)),
    search('a first name', 'asha'),
    search('a whole name', name),
    search('a phone', phone),
    search('an address', street),
    search('an area', 'koramangala'),
    search('what is in every address', 'bengaluru'),
    search('two letters', 'za'),
    search('what nobody has', 'quetzalcoatl'),
    search('a number nobody has', 'LC-ZZZZ-ZZZZ'),
    search('a phone nobody has', '+91 11111 22222'),
    search('a name and an area', 'asha koramangala'),
    ...[phone.slice(-3), number, name].map((q) => ({
      name: `search from any page: ${q === name ? 'a name' : q === number ? 'a number' : 'three digits'}`,
      paths: [`/api/admin/search?q=${encodeURIComponent(q)}`],
    })),
    { name: 'filter: two statuses', paths: list('status=pickup_scheduled,ready') },
    { name: 'filter: what is cancelled', paths: list('status=cancelled') },
    { name: 'filter: a week of long ago', paths: list(`from=${daysAgo(300)}&to=${daysAgo(293)}`) },
    {
      name: 'filter: half a year of long ago',
      paths: list(`from=${daysAgo(360)}&to=${daysAgo(180)}`),
    },
    { name: 'filter: a rare service', paths: list('service=special-care') },
    { name: 'filter: a service and a slot', paths: list('service=ironing&slot=3-5%20PM') },
    { name: 'filter: unpaid', paths: list('paid=no') },
    { name: 'sort: pickup', paths: list('sort=pickup-first&status=pickup_scheduled') },
    { name: 'sort: total', paths: list('sort=total-high') },
    { name: 'sort: customer', paths: list('sort=customer-first') },
    { name: 'sort: total of a search', paths: list('sort=total-low&q=indiranagar') },
  ]
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
}
