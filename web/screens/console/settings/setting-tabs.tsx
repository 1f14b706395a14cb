// The settings' tabs, in order: address name, label and content of each.
import {
  Building2,
  CalendarX2,
  Clock3,
  Code,
  MapPin,
  MessageSquareQuote,
  Percent,
  Rows3,
  Star,
  TicketPercent,
} from 'lucide-react'
import { type ComponentType, type ReactNode } from 'react'
import { BusinessTab } from './business/business-tab.tsx'
import type { Settings } from './state/settings-state.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

// The first tab comes with the screen, the others when they are opened.
const HoursTab = lazyPart(async () => ({
  default: (await import('./days/hours-tab.tsx')).HoursTab,
}))
const PlacesTab = lazyPart(async () => ({
  default: (await import('./days/places-tab.tsx')).PlacesTab,
}))
const DatesTab = lazyPart(async () => ({
  default: (await import('./days/dates-tab.tsx')).DatesTab,
}))
const AreasTab = lazyPart(async () => ({ default: (await import('./areas-tab.tsx')).AreasTab }))
const PlansTab = lazyPart(async () => ({
  default: (await import('./offers/plans-tab.tsx')).PlansTab,
}))
const PromoCodesTab = lazyPart(async () => ({
  default: (await import('./offers/promo-codes-tab.tsx')).PromoCodesTab,
}))
const TaxTab = lazyPart(async () => ({ default: (await import('./business/tax-tab.tsx')).TaxTab }))
const HomePageTab = lazyPart(async () => ({
  default: (await import('./home-page/home-page-tab.tsx')).HomePageTab,
}))
const DevelopersTab = lazyPart(async () => ({
  default: (await import('./developers/developers-tab.tsx')).DevelopersTab,
}))

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
  { id: 'developers', label: 'For developers', icon: <Code {...icon} />, Panel: DevelopersTab },
]
