// The profile's tabs, in order: address name, label and content of each.
import { Bell, Building2, CreditCard, MapPin, Star, UserRound } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { onAccount } from '#words/en/companies/on-account.ts'
import { AddressesTab } from './addresses-tab.tsx'
import { CompanyTab } from './company-tab.tsx'
import { LoyaltyTab } from './loyalty-tab.tsx'
import { NotificationsTab } from './notifications-tab.tsx'
import { PaymentTab } from './payment-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'

export type ProfileTabEntry = {
  /** What `?tab=` says. */
  id: string
  label: string
  icon: ReactNode
  Panel: ComponentType<{ user: User }>
}

const icon = { 'aria-hidden': true, size: 18 } as const

const PROFILE_TABS: readonly ProfileTabEntry[] = [
  { id: 'profile', label: 'Profile', icon: <UserRound {...icon} />, Panel: ProfileTab },
  { id: 'addresses', label: 'Addresses', icon: <MapPin {...icon} />, Panel: AddressesTab },
  { id: 'payment', label: 'Payment', icon: <CreditCard {...icon} />, Panel: PaymentTab },
  {
    id: 'notifications',
    label: 'Notifications',
    icon: <Bell {...icon} />,
    Panel: NotificationsTab,
  },
  { id: 'loyalty', label: 'Loyalty', icon: <Star {...icon} />, Panel: LoyaltyTab },
]

const COMPANY_TAB: ProfileTabEntry = {
  id: 'company',
  label: onAccount.tab,
  icon: <Building2 {...icon} />,
  Panel: CompanyTab,
}

/** Those of somebody; who orders for a company has one about it. */
export function profileTabs({ companyId }: User): readonly ProfileTabEntry[] {
  return companyId === undefined ? PROFILE_TABS : [...PROFILE_TABS, COMPANY_TAB]
}
