// Links of the header and the footer, for visitors, customers and staff.
import type { User } from '#contract/accounts/accounts.ts'
import { isStaff } from '#domain/people/roles.ts'
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

/** Staff work in the console, which has a frame of its own; these are the other pages to them. */
const STAFF: readonly NavEntry[] = [{ to: '/admin', label: 'Console' }, ...VISITOR]

/** The header's entries. */
export function headerEntries(status: SessionStatus, user: User | null): readonly NavEntry[] {
  if (status !== 'signed-in') return VISITOR
  return isStaff(user) ? STAFF : CUSTOMER
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
