// Links of the header and the footer, for visitors, customers and staff.
import type { User } from '#contract/accounts/accounts.ts'
import { isStaff } from '#domain/people/roles.ts'
import type { SessionStatus } from '#web/lib/session.tsx'
import type { siteFrame } from '#words/en/base/site-frame.ts'

export type NavEntry = { to: string; place: keyof (typeof siteFrame)['places'] }

const TRACK: NavEntry = { to: '/track-order', place: 'track' }

const VISITOR: readonly NavEntry[] = [
  { to: '/services', place: 'services' },
  { to: '/subscriptions', place: 'club' },
  { to: '/how-it-works', place: 'howItWorks' },
  TRACK,
  { to: '/contact', place: 'contact' },
  { to: '/help', place: 'help' },
]

const CUSTOMER: readonly NavEntry[] = [
  { to: '/dashboard', place: 'dashboard' },
  { to: '/garments', place: 'garments' },
  { to: '/', place: 'home' },
  { to: '/new-order', place: 'newOrder' },
  TRACK,
  { to: '/my-orders', place: 'orders' },
]

/** Staff work in the console, which has a frame of its own; these are the other pages to them. */
const STAFF: readonly NavEntry[] = [{ to: '/admin', place: 'console' }, ...VISITOR]

/** The header's entries. */
export function headerLinks(status: SessionStatus, user: User | null): readonly NavEntry[] {
  if (status !== 'signed-in') return VISITOR
  return isStaff(user) ? STAFF : CUSTOMER
}

export const FOOTER: ReadonlyArray<{
  title: 'whatWeDo' | 'aboutUs'
  entries: readonly NavEntry[]
}> = [
  {
    title: 'whatWeDo',
    entries: [
      { to: '/services', place: 'prices' },
      { to: '/subscriptions', place: 'club' },
      { to: '/how-it-works', place: 'howItWorks' },
      { to: '/dashboard', place: 'yourDashboard' },
    ],
  },
  {
    title: 'aboutUs',
    entries: [
      { to: '/about', place: 'about' },
      { to: '/faq', place: 'faq' },
      { to: '/contact', place: 'contact' },
      { to: '/terms', place: 'terms' },
      { to: '/privacy', place: 'privacy' },
    ],
  },
]
