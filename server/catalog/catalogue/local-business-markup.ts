/** The laundry's schema.org DryCleaningOrLaundry data for search engines, made from its current offer. */
import type { CatalogueItem } from '#domain/catalogue/catalogue.ts'
import type { Catalogue } from '#domain/settings/catalogue-values.ts'
import { formatPaise } from '#domain/base/money.ts'
import type { BusinessHours } from '#domain/slots/business-hours.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * Leaves out what staff have not filled in.
 * @param baseUrl the public address, without a slash at the end
 */
export function localBusinessMarkup(
  settings: BusinessSettings,
  { items }: Catalogue,
  baseUrl: string,
): object {
  const { name, phone, email, address, hours, areas } = settings
  return {
    '@context': 'https://schema.org',
    '@type': 'DryCleaningOrLaundry',
    '@id': `${baseUrl}/#laundry`,
    name,
    url: `${baseUrl}/`,
    image: `${baseUrl}/share.png`,
    logo: `${baseUrl}/icons/512.png`,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(address && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IN' },
    }),
    currenciesAccepted: 'INR',
    paymentAccepted: 'Cash, UPI, Card',
    ...priceRange(items),
    openingHoursSpecification: openingHours(hours),
    ...(areas.length > 0 && {
      areaServed: areas.map((pin) => ({
        '@type': 'PostalAddress',
        postalCode: pin,
        addressCountry: 'IN',
      })),
    }),
  }
}

/** What is charged for the cheapest and the dearest item: "₹10–₹799". */
function priceRange(items: readonly CatalogueItem[]): { priceRange?: string } {
  const charged = items.map((item) => item.onlinePricePaise ?? item.listPricePaise)
  if (charged.length === 0) return {}
  return {
    priceRange: `${formatPaise(Math.min(...charged))}–${formatPaise(Math.max(...charged))}`,
  }
}

/** One entry for all days that share their hours; closed days have none. */
function openingHours(hours: BusinessHours): object[] {
  const days = new Map<string, string[]>()
  hours.forEach((open, weekday) => {
    if (!open) return
    const times = `${clock(open.opensMinutes)} ${clock(open.closesMinutes)}`
    days.set(times, [...(days.get(times) ?? []), WEEKDAYS[weekday]!])
  })
  return [...days].map(([times, dayOfWeek]) => {
    const [opens, closes] = times.split(' ')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

/** Minutes after midnight as "07:00"; a day that ends at midnight ends at 23:59. */
function clock(minutes: number): string {
  const shown = Math.min(minutes, 24 * 60 - 1)
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}
