/** Default site facts for finishing pages in tests. */
import { DEFAULT_BUSINESS_HOURS } from '#domain/slots/business-hours.ts'
import { NO_MARKETING } from '#domain/settings/marketing.ts'
import type { Site } from './web-pages.ts'

export const NO_OTHER_WAYS = { providers: [], phoneCode: false, passkey: false, demo: [] }

export const SITE: Site = {
  name: 'Washline',
  origin: 'http://laundry.example',
  phone: '',
  email: '',
  address: '',
  hours: DEFAULT_BUSINESS_HOURS,
  marketing: NO_MARKETING,
  choices: { tax: false, online: false },
  signIn: NO_OTHER_WAYS,
  structuredData: {},
}
