// Where the header and the footer lead, by who is looking.
import type { User } from '#contract/accounts.ts'
import type { Permission } from '#domain/permissions.ts'
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

/** The pages of the staff's console, each with the permission that it needs. */
export const ADMIN: readonly (NavEntry & { needs: Permission })[] = [
  { to: '/admin/dashboard', label: 'Dashboard', needs: 'orders' },
  { to: '/admin/today', label: 'Today', needs: 'own-run' },
  { to: '/admin/cash', label: 'Cash', needs: 'money-in' },
  { to: '/admin/customers', label: 'Customers', needs: 'customers' },
  { to: '/admin/help-desk', label: 'Help desk', needs: 'help-desk' },
  { to: '/admin/outbox', label: 'Outbox', needs: 'settings' },
  { to: '/admin/exports', label: 'Exports', needs: 'reports' },
  { to: '/admin/catalogue', label: 'Catalogue', needs: 'prices' },
  { to: '/admin/settings', label: 'Settings', needs: 'settings' },
]

/** The header's entries. */
export function headerEntries(status: SessionStatus, user: User | null): readonly NavEntry[] {
  if (status !== 'signed-in') return VISITOR
  return isStaff(user) ? consoleEntries(user) : CUSTOMER
}

/** The pages of the console that somebody may open. */
export function consoleEntries(user: User | null): readonly NavEntry[] {
  return ADMIN.filter(({ needs }) => user?.permissions?.includes(needs))
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
