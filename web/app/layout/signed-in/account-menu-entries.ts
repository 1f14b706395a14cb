// Entries of the signed-in person's menu, in the header of a desktop and in the menu of a phone.
import { CircleHelp, CreditCard, Gift, type LucideIcon, Package, UserRound } from 'lucide-react'
import type { signedInFrame } from '#words/en/base/signed-in-frame.ts'

export type AccountEntry = { to: string; label: string; Icon: LucideIcon }

/** The entries above Logout. */
export function accountMenuEntries(words: typeof signedInFrame): readonly AccountEntry[] {
  return [
    { to: '/profile', label: words.profile, Icon: UserRound },
    { to: '/my-orders', label: words.myOrders, Icon: Package },
    { to: '/profile?tab=payment', label: words.payment, Icon: CreditCard },
    { to: '/profile?tab=loyalty', label: words.loyalty, Icon: Gift },
    { to: '/help', label: words.help, Icon: CircleHelp },
  ]
}
