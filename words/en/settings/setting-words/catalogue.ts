// Words of the settings beside the catalogue.
import { formatPaise, fromRupees } from '#domain/base/money.ts'
import { serviceById, type ServiceId } from '#domain/catalogue/catalogue.ts'
import { onlineEverywhereNotSaid } from '../../fields/settings.ts'
import type { WordsOnTab } from './words-of-setting.ts'

export const catalogueSettings: WordsOnTab<'catalogue'> = {
  expressFee: {
    title: 'Express delivery',
    intro: 'Added to an order that is delivered the same day.',
    done: 'The express fee is saved.',
    audit: 'Express delivery',
    fields: {
      expressFee: {
        label: 'Fee, ₹',
        name: 'Express fee',
        audit: ['costs', (rupees) => formatPaise(fromRupees(rupees))],
      },
    },
  },
  leastCharge: {
    title: 'Least charge',
    intro:
      'Wash & fold below this weight is charged as this weight, and customers read it before they order. With 0, the actual weight is charged.',
    loading: 'Loading the least charge',
    failed: 'The least charge couldn’t be loaded.',
    done: 'The least charge is saved.',
    audit: 'Least charge',
    fields: {
      kilograms: {
        label: 'Least, kg',
        name: 'Kilograms',
        audit: ['set to', (kilograms) => (kilograms === 0 ? 'off' : `${kilograms} kg`)],
      },
    },
  },
  onlinePrice: {
    title: 'Online prices',
    intro:
      'Orders taken at the counter or by phone are charged list prices, and your price list says so. Turn this on to charge the online price everywhere.',
    loading: 'Loading the online price setting',
    failed: 'The online price setting couldn’t be loaded.',
    done: 'The online price setting is saved.',
    audit: 'Online prices',
    fields: {
      everywhere: {
        label: 'Charge the online price everywhere',
        refusal: onlineEverywhereNotSaid,
        audit: [
          'charged',
          (everywhere) => (everywhere ? 'everywhere' : 'for orders placed online'),
        ],
      },
    },
  },
  bags: {
    title: 'Bags without a list',
    intro:
      'For these services customers may send a bag and leave the counting to you. They see what orders like this cost in the last 90 days, once there are five; the price is set when you count.',
    loading: 'Loading the services',
    failed: 'The services couldn’t be loaded.',
    done: 'The services are saved.',
    audit: 'Bags without a list',
    fields: { services: { label: 'Services', audit: ['for', writeServices] } },
  },
}

function writeServices(services: readonly ServiceId[]): string {
  return services.length === 0 ? 'none' : services.map((id) => serviceById(id).name).join(', ')
}
