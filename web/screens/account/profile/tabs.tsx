// The profile's tabs, in order: address name, icon and content of each.
import { Bell, Building2, CreditCard, MapPin, Star, UserRound } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { profileScreen } from '#words/en/accounts/profile-screen.ts'
import { AddressesTab } from './addresses-tab.tsx'
import { LoyaltyTab } from './loyalty-tab.tsx'
import { NotificationsTab } from './notifications-tab.tsx'
import { PaymentTab } from './payment-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

// Few people order for a company.
const CompanyTab = lazyPart(async () => ({
  default: (await import('./company-tab.tsx')).CompanyTab,
}))

type Labels = typeof profileScreen.tabs

type ProfileTabEntry = {
  /** What `?tab=` says. */
  id: keyof Labels
  icon: ReactNode
  Panel: ComponentType<{ user: User }>
}

const icon = { 'aria-hidden': true, size: 18 } as const

const PROFILE_TABS: readonly ProfileTabEntry[] = [
  { id: 'profile', icon: <UserRound {...icon} />, Panel: ProfileTab },
  { id: 'addresses', icon: <MapPin {...icon} />, Panel: AddressesTab },
  { id: 'payment', icon: <CreditCard {...icon} />, Panel: PaymentTab },
  { id: 'notifications', icon: <Bell {...icon} />, Panel: NotificationsTab },
  { id: 'loyalty', icon: <Star {...icon} />, Panel: LoyaltyTab },
]

const COMPANY_TAB: ProfileTabEntry = {
  id: 'company',
  icon: <Building2 {...icon} />,
  Panel: CompanyTab,
}

/** A person's tabs; who orders for a company has one about it. */
export function profileTabs({ companyId }: User, labels: Labels) {
  const tabs = companyId === undefined ? PROFILE_TABS : [...PROFILE_TABS, COMPANY_TAB]
  return tabs.map((tab) => ({ ...tab, label: labels[tab.id] }))
}
