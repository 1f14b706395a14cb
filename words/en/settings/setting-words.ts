// Words of each declared setting: for the console, refusals and the audit log.
import { serviceOf, SERVICES, type ServiceId } from '#domain/catalogue/catalogue.ts'
import type { AmountByPin } from '#domain/settings/setting-kinds.ts'
import type { AloneKey, DeclaredKey, FieldsOf, WireValues } from '#domain/settings/setting-keys.ts'
import { formatPaise, fromRupees } from '#domain/base/money.ts'
import type { CountLevel } from '#domain/orders/count-levels.ts'
import { badCountLevel, badServiceLevels } from '../fields/custody.ts'
import { onlineEverywhereNotSaid } from '../fields/settings.ts'
import { countLevels } from '../orders/count-levels.ts'

type FieldWords<Value> = {
  label: string
  /** What a refusal calls it, where that is not its label. */
  name?: string
  hint?: string
  /** What is said where it is neither yes nor no, or none of its choices. */
  refusal?: string
  /** Its choices; of single services also what one without its own reads, and what is said where one is missing. */
  choices?: Readonly<Record<string, string>>
  none?: string
  incomplete?: string
  /** How the audit log names it, and how it writes its values where that is not plain. */
  audit: string | readonly [label: string, write: (value: Value) => string]
}

type ChoicesOf<C> = {
  refusal: string
  choices: C extends string ? Readonly<Record<C, string>> : never
}

/** What fields of some kinds need beside. */
type NeededBy<F> = F extends { kind: 'choice'; of: readonly (infer C)[] }
  ? ChoicesOf<C>
  : F extends { kind: 'choice-by-service'; of: readonly (infer C)[] }
    ? ChoicesOf<C> & { none: string; incomplete: string }
    : {}

type Words<K extends DeclaredKey> = {
  title: string
  intro: string
  /** What is said once it is saved. */
  done: string
  /** How the audit log names it. */
  audit: string
  fields: { [F in keyof FieldsOf<K>]: FieldWords<WireValues<K>[F]> & NeededBy<FieldsOf<K>[F]> }
} & (K extends AloneKey ? { loading: string; failed: string } : {})

export const settingWords: { readonly [K in DeclaredKey]: Words<K> } = {
  business: {
    title: 'Business',
    intro: 'Shown on every page, in emails and on invoices from now on.',
    done: 'The business is saved.',
    audit: 'Business',
    fields: {
      name: { label: 'Name', audit: 'name' },
      phone: { label: 'Phone', audit: 'phone' },
      email: { label: 'Email', audit: 'email' },
      address: { label: 'Address', audit: 'address' },
      complaintsOfficer: {
        label: 'Complaints officer',
        hint: 'Name and designation of the person who handles complaints; the terms, the privacy policy and the help pages name them. Indian rules require one.',
        audit: 'complaints officer',
      },
      complaintsEmail: {
        label: 'Email for complaints',
        hint: 'If empty, the laundry’s own.',
        audit: 'email for complaints',
      },
      complaintsPhone: {
        label: 'Phone for complaints',
        hint: 'If empty, the laundry’s own.',
        audit: 'phone for complaints',
      },
      timeZone: {
        label: 'Time zone',
        hint: 'All times are in this zone.',
        audit: 'time zone',
      },
    },
  },
  capacities: {
    title: 'Places per slot',
    intro:
      'How many pickups can be booked in each slot. A lower number doesn’t affect pickups already booked. For a single date, see Dates.',
    done: 'The places are saved.',
    audit: 'Places per pickup slot',
    fields: { capacities: { label: 'Places', audit: ['the week', () => 'places'] } },
  },
  deliveryPlaces: {
    title: 'Deliveries per window',
    intro:
      'How many orders can come back in the same two hours. A full window is not offered to customers. A lower number doesn’t affect deliveries already promised.',
    done: 'The places are saved.',
    audit: 'Places per delivery window',
    fields: {
      deliveryPlaces: { label: 'Deliveries in a window', name: 'Deliveries', audit: 'deliveries' },
    },
  },
  orderLimits: {
    title: 'New customers',
    intro:
      'Until their first order is back with them, customers can have this many under way. You can always place more for them.',
    done: 'The limit is saved.',
    audit: 'New customers',
    fields: {
      newCustomerOrders: { label: 'Orders under way', name: 'Orders', audit: 'orders under way' },
    },
  },
  leastOrder: {
    title: 'Least order value',
    intro:
      'Orders picked up in these PIN codes start at the value beside them, before discounts and before what the Laundry Club covers. Customers read it before they order. Clothes brought to the counter, and bags that you count, have no least value.',
    done: 'The least order values are saved.',
    audit: 'Least order value',
    fields: {
      byPin: { label: 'Least value, ₹', name: 'Least value', audit: ['set to', writeSums] },
    },
  },
  limits: {
    title: 'Limits',
    intro:
      'What one order can hold, and what one customer can place in an hour and keep. Customers who want more read the limit and your phone number. A lower number doesn’t affect orders already placed.',
    done: 'The limits are saved.',
    audit: 'Limits',
    fields: {
      kilograms: { label: 'Kilograms an order', name: 'Kilograms', audit: 'kilograms of an order' },
      piecesOfItem: { label: 'Pieces of one item', audit: 'pieces of one item' },
      pieces: { label: 'Pieces an order', name: 'Pieces', audit: 'pieces of an order' },
      items: { label: 'Different items', audit: 'different items of an order' },
      bags: { label: 'Bag tags an order', name: 'Bags', audit: 'bags of an order' },
      ordersPerHour: {
        label: 'Orders an hour',
        name: 'Orders',
        audit: 'orders of a customer within an hour',
      },
      addresses: { label: 'Saved addresses', name: 'Addresses', audit: 'addresses of a customer' },
      garments: { label: 'Garments', audit: 'garments of a customer' },
    },
  },
  messageWait: {
    title: 'Messages to customers',
    intro:
      'When you change an order’s status, the customer is notified after this many seconds. Until then you can undo it silently. With 0 they are notified at once.',
    done: 'The wait is saved.',
    audit: 'Messages',
    fields: { seconds: { label: 'Seconds', audit: ['wait', (seconds) => `${seconds} seconds`] } },
  },
  strongSignIn: {
    title: 'Strong login',
    intro:
      'People who run the laundry need an authenticator app or a passkey to open the console. They have 14 days from when you turn this on, or from when they joined, and are reminded until then.',
    done: 'Strong login is saved.',
    audit: 'Strong login',
    fields: {
      required: {
        label: 'Required for people who run the laundry',
        hint: 'Everyone can set up codes and passkeys, whatever you choose here.',
        audit: ['set to', (required) => (required ? 'required' : 'not required')],
      },
    },
  },
  stillHours: {
    title: 'Clothes that haven’t moved',
    intro:
      'Clothes that stay in one place for this many hours are listed first on “Where things are”.',
    done: 'The hours are saved.',
    audit: 'Clothes that haven’t moved',
    fields: { hours: { label: 'Hours', audit: 'hours' } },
  },
  counting: {
    title: 'How clothes are counted in',
    intro:
      'What your plant is asked to count when clothes come in. It never holds an order back: an uncounted order moves on, and the customer reads that it wasn’t counted.',
    done: 'The count settings are saved.',
    audit: 'Counting in',
    fields: {
      level: {
        label: 'The laundry',
        choices: {
          off: 'Not counted: the plant isn’t asked, and the customer isn’t told',
          bags: 'By the bag: how many bags, and what they weigh',
          items: 'Piece by piece: each one separately',
        },
        refusal: badCountLevel,
        audit: ['set to', (level) => countLevels[level]],
      },
      services: {
        label: 'Services with their own level',
        hint: 'In an order of several services, each is counted at its own level: some piece by piece, the rest by the bag.',
        choices: { off: 'Not counted', bags: 'By the bag', items: 'Piece by piece' },
        none: 'Same as the laundry',
        refusal: badCountLevel,
        incomplete: badServiceLevels,
        audit: ['by service', writeServiceLevels],
      },
    },
  },
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

function writeSums(sums: readonly AmountByPin[]): string {
  const written = sums.map(({ pin, amount }) => `${formatPaise(fromRupees(amount))} in ${pin}`)
  return written.join(', ') || 'none'
}

function writeServiceLevels(own: Record<ServiceId, CountLevel | null>): string {
  const written = SERVICES.flatMap(({ id, name }) => {
    const level = own[id]
    return level === null ? [] : [`${name} ${countLevels[level]}`]
  })
  return written.join(', ') || 'none'
}

function writeServices(services: readonly ServiceId[]): string {
  return services.length === 0 ? 'none' : services.map((id) => serviceOf(id).name).join(', ')
}

/** Beside one of several numbers. */
export const settingRange = ({ least, most }: { least: number; most: number }) =>
  `${least} to ${most.toLocaleString('en-IN')}`

type AnyField = FieldWords<unknown>

/** The words of a setting's fields by name. */
export function wordsOfFields(
  key: DeclaredKey,
  words = settingWords,
): Readonly<Record<string, AnyField>> {
  return words[key].fields as unknown as Readonly<Record<string, AnyField>>
}
