// Places of the console: the links of its rail and of a phone's bar, in the order of the rail.
import {
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  Columns3,
  FileSpreadsheet,
  LayoutList,
  LifeBuoy,
  type LucideIcon,
  MailCheck,
  ScrollText,
  SearchX,
  Settings,
  ShieldAlert,
  Shirt,
  Tags,
  UserRound,
  UsersRound,
  Wallet,
  Zap,
} from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import type { Permission } from '#domain/people/permissions.ts'
import type { consoleFrame } from '#words/en/base/console-frame.ts'
import type { PlaceCount } from './place-counts.ts'

export interface ConsolePlace {
  to: string
  label: keyof (typeof consoleFrame)['places']
  /** What somebody needs to go there. */
  needs: Permission
  Icon: LucideIcon
  /** The day's work, or what is done now and then in the office. */
  group: 'day' | 'office'
  /** Where it stands in a phone's bar, which has room for the first of those that somebody may open. */
  inBar?: number
  /** The number beside it. */
  badge?: PlaceCount
  /** The number that stands there instead for people who plan the day. */
  planned?: PlaceCount
}

export const CONSOLE_PLACES: readonly ConsolePlace[] = [
  { to: '/admin/now', label: 'now', needs: 'orders', Icon: Zap, group: 'day', inBar: 1 },
  {
    to: '/admin/dashboard',
    label: 'orders',
    needs: 'orders',
    Icon: LayoutList,
    group: 'day',
    inBar: 2,
    badge: 'late',
  },
  {
    to: '/admin/today',
    label: 'run',
    needs: 'own-run',
    Icon: CalendarDays,
    group: 'day',
    inBar: 3,
    badge: 'stops',
    planned: 'run',
  },
  { to: '/admin/board', label: 'board', needs: 'see-run', Icon: Columns3, group: 'day' },
  {
    to: '/admin/plant',
    label: 'plant',
    needs: 'intake',
    Icon: Shirt,
    group: 'day',
    inBar: 6,
    badge: 'clothes',
  },
  { to: '/admin/lost-and-found', label: 'lost', needs: 'intake', Icon: SearchX, group: 'day' },
  {
    to: '/admin/customers',
    label: 'customers',
    needs: 'customers',
    Icon: UserRound,
    group: 'day',
    inBar: 5,
  },
  {
    to: '/admin/help-desk',
    label: 'helpDesk',
    needs: 'help-desk',
    Icon: LifeBuoy,
    group: 'day',
    inBar: 4,
    badge: 'waiting',
  },
  {
    to: '/admin/claims',
    label: 'claims',
    needs: 'help-desk',
    Icon: ShieldAlert,
    group: 'day',
    inBar: 8,
    badge: 'claims',
  },
  { to: '/admin/cash', label: 'cash', needs: 'money-in', Icon: Wallet, group: 'day', inBar: 7 },
  {
    to: '/admin/companies',
    label: 'companies',
    needs: 'customers',
    Icon: Building2,
    group: 'office',
  },
  { to: '/admin/catalogue', label: 'catalogue', needs: 'prices', Icon: Tags, group: 'office' },
  {
    to: '/admin/reports',
    label: 'reports',
    needs: 'reports',
    Icon: ChartNoAxesColumn,
    group: 'office',
  },
  {
    to: '/admin/exports',
    label: 'exports',
    needs: 'reports',
    Icon: FileSpreadsheet,
    group: 'office',
  },
  { to: '/admin/outbox', label: 'outbox', needs: 'settings', Icon: MailCheck, group: 'office' },
  { to: '/admin/settings', label: 'settings', needs: 'settings', Icon: Settings, group: 'office' },
  { to: '/admin/people', label: 'people', needs: 'people', Icon: UsersRound, group: 'office' },
  { to: '/admin/audit-log', label: 'auditLog', needs: 'people', Icon: ScrollText, group: 'office' },
]

/** Where somebody may go. */
export function consolePlacesOf({ permissions }: User): readonly ConsolePlace[] {
  return CONSOLE_PLACES.filter(({ needs }) => permissions?.includes(needs))
}

const BAR_ROOM = 5

/** What of somebody's places a phone's bar shows, and what stands behind its "More". */
export function splitForPhoneBar(places: readonly ConsolePlace[]): {
  shown: readonly ConsolePlace[]
  more: readonly ConsolePlace[]
} {
  const ranked = places
    .filter(({ inBar }) => inBar !== undefined)
    .toSorted((one, other) => one.inBar! - other.inBar!)
  const room = places.length <= BAR_ROOM ? BAR_ROOM : BAR_ROOM - 1
  const shown = ranked.slice(0, room)
  return { shown, more: places.filter((place) => !shown.includes(place)) }
}
