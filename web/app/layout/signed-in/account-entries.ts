// Where the signed-in person's menu leads, in the header of a desktop and in the menu of a phone.
import {
  ChartNoAxesColumn,
  CircleHelp,
  CreditCard,
  Gift,
  type LucideIcon,
  Package,
  ScrollText,
  Shirt,
  UserRound,
  UsersRound,
} from 'lucide-react'
import type { signedInFrame } from '#words/en/signed-in-frame.ts'
import { AUDIT_LOG, PEOPLE, PLANT, REPORTS } from './people-links.ts'

type AccountEntry = { to: string; label: string; Icon: LucideIcon }

/** The entries above Logout. */
export function accountEntries(words: typeof signedInFrame): readonly AccountEntry[] {
  return [
    { to: '/profile', label: words.profile, Icon: UserRound },
    { to: '/my-orders', label: words.myOrders, Icon: Package },
    { to: '/profile?tab=payment', label: words.payment, Icon: CreditCard },
    { to: '/profile?tab=loyalty', label: words.loyalty, Icon: Gift },
    { to: '/help', label: words.help, Icon: CircleHelp },
  ]
}

/** What those have besides who do the clothes. */
export const PLANT_ENTRY: AccountEntry = { ...PLANT, Icon: Shirt }

/** What those have besides who read how the laundry does. */
export const REPORTS_ENTRY: AccountEntry = { ...REPORTS, Icon: ChartNoAxesColumn }

/** What those have besides who decide what others may do. */
export const PEOPLE_ENTRIES: readonly AccountEntry[] = [
  { ...PEOPLE, Icon: UsersRound },
  { ...AUDIT_LOG, Icon: ScrollText },
]
