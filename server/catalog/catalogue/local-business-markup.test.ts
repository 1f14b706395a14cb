import { expect, it } from 'vitest'
import { DEFAULT_BUSINESS_HOURS } from '#domain/slots/business-hours.ts'
import { FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { INITIAL_SETTINGS } from '#domain/settings/catalogue-values.ts'
import { localBusinessMarkup } from './local-business-markup.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'

const SETTINGS: BusinessSettings = {
  name: 'Washline',
  phone: '+91 50000 00000',
  email: 'hello@washline.example',
  address: '7 Soapnut Lane, Bengaluru',
  hours: DEFAULT_BUSINESS_HOURS,
  areas: ['560001'],
} as unknown as BusinessSettings
const CATALOGUE = { items: FIRST_CATALOGUE, settings: INITIAL_SETTINGS }

it('contains name, address, hours and prices', () => {
  expect(localBusinessMarkup(SETTINGS, CATALOGUE, 'https://laundry.example')).toMatchObject({
    '@type': 'DryCleaningOrLaundry',
    name: 'Washline',
    url: 'https://laundry.example/',
    telephone: '+91 50000 00000',
    address: { streetAddress: '7 Soapnut Lane, Bengaluru' },
    priceRange: '₹10–₹799',
    areaServed: [{ postalCode: '560001' }],
    openingHoursSpecification: [
      { dayOfWeek: ['Sunday'], opens: '09:00', closes: '18:00' },
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '07:00',
        closes: '21:00',
      },
      { dayOfWeek: ['Saturday'], opens: '08:00', closes: '19:00' },
    ],
  })
})

it('omits what staff have not filled in, and closed days', () => {
  const bare = localBusinessMarkup(
    {
      ...SETTINGS,
      phone: '',
      email: '',
      address: '',
      areas: [],
      hours: [null, null, null, null, null, null, { opensMinutes: 0, closesMinutes: 1440 }],
    },
    { ...CATALOGUE, items: [] },
    'https://laundry.example',
  )
  for (const field of ['telephone', 'email', 'address', 'areaServed', 'priceRange'])
    expect(bare).not.toHaveProperty(field)
  expect(bare).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' }],
  })
})
