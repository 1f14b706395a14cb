// Words of the settings on the tab of the business.
import { formatPaise, fromRupees } from '#domain/base/money.ts'
import { SERVICES, type ServiceId } from '#domain/catalogue/catalogue.ts'
import type { CountLevel } from '#domain/orders/count-levels.ts'
import { badCountLevel, badServiceLevels } from '../../fields/custody.ts'
import {
  badDeliveryProof,
  badOfferHeader,
  badQuietFrom,
  badQuietUntil,
} from '../../fields/settings.ts'
import { countLevels } from '../../orders/count-levels.ts'
import type { WordsOnTab } from './words-of-setting.ts'

export const businessSettings: WordsOnTab<'business'> = {
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
  messageWait: {
    title: 'Messages to customers',
    intro:
      'When you change an order’s status, the customer is notified after this many seconds. Until then you can undo it silently. With 0 they are notified at once.',
    done: 'The wait is saved.',
    audit: 'Messages',
    fields: { seconds: { label: 'Seconds', audit: ['wait', (seconds) => `${seconds} seconds`] } },
  },
  quietHours: {
    title: 'Quiet hours',
    intro:
      'At night customers get only what they wait for: codes, “on the way”, questions about the price, chat replies, and replies to what they just did. Everything else leaves in the morning; notifications in the app always show at once.',
    done: 'The quiet hours are saved.',
    audit: 'Quiet hours',
    fields: {
      from: {
        label: 'From',
        choices: {
          off: 'No quiet hours',
          '18:00': '6 pm',
          '19:00': '7 pm',
          '20:00': '8 pm',
          '21:00': '9 pm',
          '22:00': '10 pm',
          '23:00': '11 pm',
        },
        refusal: badQuietFrom,
        audit: 'from',
      },
      until: {
        label: 'Until',
        choices: {
          '06:00': '6 am',
          '07:00': '7 am',
          '08:00': '8 am',
          '09:00': '9 am',
          '10:00': '10 am',
          '11:00': '11 am',
          '12:00': '12 noon',
        },
        refusal: badQuietUntil,
        audit: 'until',
      },
    },
  },
  offers: {
    title: 'Offers',
    intro:
      'You tell customers of a promo code under Promo codes. It reaches only those who agreed to offers, from 10 am to 9 pm, outside of quiet hours.',
    done: 'The settings of offers are saved.',
    audit: 'Offers',
    fields: {
      mostAMonth: {
        label: 'Offers to a customer, at most',
        hint: 'Within 30 days',
        audit: ['at most', (most) => `${most} in 30 days`],
      },
      header: {
        label: 'Header of text messages',
        hint: '6 digits, as DLT gives them for promotional texts; empty without a DLT registration',
        refusal: badOfferHeader,
        audit: 'header',
      },
    },
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
  stillHours: {
    title: 'Clothes that haven’t moved',
    intro:
      'Clothes that stay in one place for this many hours are listed first on “Where things are”.',
    done: 'The hours are saved.',
    audit: 'Clothes that haven’t moved',
    fields: { hours: { label: 'Hours', audit: 'hours' } },
  },
  deliveryProof: {
    title: 'Proof of delivery',
    intro:
      'With a code, the customer gets 4 digits when their order goes out for delivery, and the rider types them at the door. Without the code, the rider takes a photo and says who took the clothes. If you have a DLT registration, have the text order_coming_with_code approved first.',
    done: 'The proof of delivery is saved.',
    audit: 'Proof of delivery',
    fields: {
      rule: {
        label: 'How a delivery is proved',
        choices: {
          off: 'Not asked for',
          code_or_photo: 'By the customer’s code, or a photo and who took it',
        },
        refusal: badDeliveryProof,
        audit: ['set to', (rule) => (rule === 'off' ? 'not asked for' : 'code or photo')],
      },
    },
  },
  secondVisit: {
    title: 'Second visits',
    intro:
      'When nobody was there, the clothes weren’t ready, the address was wrong, the gate was closed or the delivery was refused, the next visit costs this much. Customers read it before they choose the new time. When you don’t come in the window that you promised, their order costs the same sum less. With 0, there is neither. Orders on a company’s account are left out.',
    done: 'The fee of second visits is saved.',
    audit: 'Second visits',
    fields: {
      fee: {
        label: 'Fee and credit, ₹',
        name: 'Fee of a second visit',
        audit: ['set to', (rupees) => (rupees === 0 ? 'none' : formatPaise(fromRupees(rupees)))],
      },
    },
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
}

function writeServiceLevels(own: Record<ServiceId, CountLevel | null>): string {
  const written = SERVICES.flatMap(({ id, name }) => {
    const level = own[id]
    return level === null ? [] : [`${name} ${countLevels[level]}`]
  })
  return written.join(', ') || 'none'
}
