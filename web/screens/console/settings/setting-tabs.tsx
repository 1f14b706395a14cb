// The settings' tabs, in order: each with its name in the address, its label, and what it opens.
import {
  Building2,
  CalendarX2,
  Clock3,
  MapPin,
  MessageSquareQuote,
  Percent,
  Rows3,
  Star,
  TicketPercent,
} from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { AreasTab } from './areas-tab.tsx'
import { BusinessTab } from './business-tab.tsx'
import { DatesTab } from './dates-tab.tsx'
import { HomePageTab } from './home-page-tab.tsx'
import { HoursTab } from './hours-tab.tsx'
import { PlacesTab } from './places-tab.tsx'
import { PlansTab } from './plans-tab.tsx'
import { PromoCodesTab } from './promo-codes-tab.tsx'
import type { Settings } from './settings-state.ts'
import { TaxTab } from './tax-tab.tsx'

export type SettingTab = {
  /** What `?tab=` says. */
  id: string
  label: string
  icon: ReactNode
  Panel: ComponentType<{ settings: Settings }>
}

const icon = { 'aria-hidden': true, size: 18 } as const

export const SETTING_TABS: readonly SettingTab[] = [
  { id: 'business', label: 'Business', icon: <Building2 {...icon} />, Panel: BusinessTab },
  { id: 'hours', label: 'Hours', icon: <Clock3 {...icon} />, Panel: HoursTab },
  { id: 'places', label: 'Places', icon: <Rows3 {...icon} />, Panel: PlacesTab },
  { id: 'dates', label: 'Dates', icon: <CalendarX2 {...icon} />, Panel: DatesTab },
  { id: 'areas', label: 'Areas', icon: <MapPin {...icon} />, Panel: AreasTab },
  { id: 'plans', label: 'Plans', icon: <Star {...icon} />, Panel: PlansTab },
  {
    id: 'promo-codes',
    label: 'Promo codes',
    icon: <TicketPercent {...icon} />,
    Panel: PromoCodesTab,
  },
  { id: 'tax', label: 'Tax', icon: <Percent {...icon} />, Panel: TaxTab },
  {
    id: 'home-page',
    label: 'Home page',
    icon: <MessageSquareQuote {...icon} />,
    Panel: HomePageTab,
  },
]
