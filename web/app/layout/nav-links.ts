// Where the header and the footer lead, by who is looking.
import type { User } from '#contract/accounts.ts'
import { isStaff } from '#domain/roles.ts'
import type { SessionStatus } from '#web/lib/session.tsx'

export type NavEntry = { to: string; label: string }

const TRACK: NavEntry = { to: '/track-order', label: 'Track Order' }

const VISITOR: readonly NavEntry[] = [
  { to: '/services', label: 'Services' },
  { to: '/subscriptions', label: 'Laundry Club' },
  { to: '/how-it-works', label: 'How It Works' },
  TRACK,
  { to: '/contact', label: 'Contact' },
  { to: '/help', label: 'Help' },
]

const CUSTOMER: readonly NavEntry[] = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/garments', label: 'My Garments' },
  { to: '/', label: 'Home' },
  { to: '/new-order', label: 'New Order' },
  TRACK,
  { to: '/my-orders', label: 'My Orders' },
]

/** The pages of the staff's console. */
export const ADMIN: readonly NavEntry[] = [
  { to: '/admin/dashboard', label: 'Dashboard' },
  { to: '/admin/today', label: 'Today' },
  { to: '/admin/customers', label: 'Customers' },
  { to: '/admin/help-desk', label: 'Help desk' },
  { to: '/admin/outbox', label: 'Outbox' },
  { to: '/admin/exports', label: 'Exports' },
  { to: '/admin/catalogue', label: 'Catalogue' },
  { to: '/admin/settings', label: 'Settings' },
]

/** The header's entries. */
export function headerEntries(status: SessionStatus, user: User | null): readonly NavEntry[] {
  if (status !== 'signed-in') return VISITOR
  return isStaff(user) ? ADMIN : CUSTOMER
}

export const FOOTER: ReadonlyArray<{ title: string; entries: readonly NavEntry[] }> = [
  {
    title: 'What we do',
    entries: [
      { to: '/services', label: 'Services & Pricing' },
      { to: '/subscriptions', label: 'Laundry Club' },
      { to: '/how-it-works', label: 'How It Works' },
      { to: '/dashboard', label: 'Your Dashboard' },
    ],
  },
  {
    title: 'About us',
    entries: [
      { to: '/about', label: 'About' },
      { to: '/faq', label: 'FAQ' },
      { to: '/contact', label: 'Contact' },
      { to: '/terms', label: 'Terms' },
      { to: '/privacy', label: 'Privacy' },
    ],
  },
]
