/** All settings of a laundry, each declared once for the calls, the store, the audit log and the console. */
import { MOST_STILL_HOURS } from '../clothes/places.ts'
import { QUIET_FROM, QUIET_UNTIL } from './quiet-hours.ts'
import { DELIVERY_PROOF_RULES } from '../run-sheet/delivery-proof.ts'
import { COUNT_LEVELS } from '../orders/count-levels.ts'
import { MOST_PLACES } from '../slots/slots.ts'
import { DLT_HEADER, DLT_ID, OFFER_HEADER } from '../messages/templates/registration.ts'
import { DIGIPIN_FORM } from '../base/digipin.ts'
import { CATALOGUE_SETTINGS } from './catalogue-settings.ts'
import type { Setting } from './setting-kinds.ts'

/** Up to ₹50: more is a slip of the decimal point. */
const RATE = { kind: 'rate', most: 5000, initial: null } as const

/** In the order in which `GET /api/admin/settings` answers them. */
export const SETTINGS = {
  business: {
    name: 'facts',
    path: '/api/admin/settings/business',
    permission: 'settings',
    summary: 'Name, contact, address and time zone of the laundry',
    /** Texts that invoices, mails and pages show. */
    fields: {
      name: { kind: 'text', least: 1, most: 80, wide: true },
      phone: { kind: 'phone' },
      email: { kind: 'email' },
      address: { kind: 'text', least: 0, most: 300, lines: true, wide: true },
      /** Who hears complaints. */
      complaintsOfficer: { kind: 'text', least: 0, most: 120 },
      /** How they are reached; the laundry's where these are empty. */
      complaintsEmail: { kind: 'email' },
      complaintsPhone: { kind: 'phone' },
      timeZone: { kind: 'time-zone' },
    },
  },
  hours: {
    name: 'hours',
    path: '/api/admin/settings/hours',
    permission: 'settings',
    summary: 'When the laundry is open; booked pickups stay where they are',
    fields: 'own',
  },
  tax: {
    name: 'tax',
    path: '/api/admin/settings/tax',
    permission: 'money-settings',
    summary:
      'Tax standing, GSTIN, GST rate and SAC codes; invoices that are issued stay as they are',
    fields: 'own',
  },
  capacities: {
    name: 'places',
    path: '/api/admin/settings/capacities',
    permission: 'settings',
    summary: 'How many pickups fit into each slot of each weekday',
    fields: { capacities: { kind: 'count-by-slot', least: 0, most: MOST_PLACES } },
  },
  deliveryPlaces: {
    name: 'delivery_places',
    path: '/api/admin/settings/delivery-places',
    permission: 'settings',
    summary: 'How many deliveries fit into each window; what is promised stays promised',
    fields: { deliveryPlaces: { kind: 'count', least: 1, most: 10_000 } },
  },
  orderLimits: {
    name: 'order_limits',
    path: '/api/admin/settings/order-limits',
    permission: 'settings',
    summary: 'How many orders a new customer may have under way; staff may place more for them',
    /** Of a customer without a completed order. */
    fields: { newCustomerOrders: { kind: 'count', least: 1, most: 1000 } },
  },
  expressFee: {
    ...CATALOGUE_SETTINGS.expressFee,
    name: 'express_fee',
    path: '/api/admin/express-fee',
    permission: 'prices',
    reading: null,
    summary: 'What express delivery adds to an order',
  },
  onlinePrice: {
    ...CATALOGUE_SETTINGS.onlinePrice,
    name: 'online_price',
    path: '/api/admin/online-price',
    permission: 'prices',
    reading: 'Whether the counter and orders by phone charge the online price too',
    summary:
      'Change whether the counter and orders by phone charge the online price; placed orders keep theirs',
  },
  leastCharge: {
    ...CATALOGUE_SETTINGS.leastCharge,
    name: 'least_charge',
    path: '/api/admin/least-charge',
    permission: 'prices',
    reading: 'What washing by weight is charged at least',
    summary:
      'Change what washing by weight is charged at least; orders that were placed keep theirs',
  },
  leastOrder: {
    ...CATALOGUE_SETTINGS.leastOrder,
    name: 'least_order',
    path: '/api/admin/settings/least-order',
    permission: 'settings',
    summary: 'What orders come to at least, by the PIN code of the pickup; placed orders stay',
  },
  limits: {
    ...CATALOGUE_SETTINGS.limits,
    name: 'limits',
    path: '/api/admin/settings/limits',
    permission: 'settings',
    summary: 'How large an order can be, and what one customer may place within an hour and save',
  },
  route: {
    name: 'route',
    path: '/api/admin/settings/route',
    permission: 'settings',
    summary: 'Where runs start, what a van holds, and whether doors are learned at visits',
    fields: {
      /** A DIGIPIN; empty: stops stand by PIN code. */
      start: { kind: 'text', least: 0, most: 12, form: DIGIPIN_FORM, initial: '' },
      /** 0: as many as there are. */
      mostBags: { kind: 'count', least: 0, most: 500, initial: 0 },
      learnsDoors: { kind: 'yes-no', initial: false },
    },
  },
  newStops: {
    name: 'new_stops',
    path: '/api/admin/settings/new-stops',
    permission: 'run',
    reading: 'Who gets new pickups and deliveries as they come onto the run',
    summary:
      'Change who gets new pickups and deliveries; stops on the run already stay where they are',
    fields: {
      takesAll: { kind: 'rider', initial: '' },
      /** Before who takes all; riders of one area share it. */
      areas: { kind: 'pins-by-rider', mostPins: 500, initial: [] },
    },
  },
  messageWait: {
    name: 'message_wait',
    path: '/api/admin/settings/message-wait',
    permission: 'settings',
    summary: 'How long messages of a status change wait; what waits already keeps its time',
    /** 0: they leave at once, and nothing can be taken back. */
    fields: { seconds: { kind: 'count', least: 0, most: 300 } },
  },
  messageRates: {
    name: 'message_rates',
    path: '/api/admin/settings/message-rates',
    permission: 'settings',
    reading: 'What the operators charge for text messages and WhatsApp messages',
    summary: 'Change what the operators charge; messages that were sent keep their cost',
    /** In paise: of a text message for each segment, of a WhatsApp message by its category. */
    fields: {
      smsService: RATE,
      smsPromotional: RATE,
      whatsappUtility: RATE,
      whatsappMarketing: RATE,
      whatsappAuthentication: RATE,
      whatsappService: RATE,
    },
  },
  dlt: {
    name: 'dlt',
    path: '/api/admin/settings/dlt',
    permission: 'settings',
    reading: 'What the operators registered the laundry as, for text messages',
    summary:
      'Change what the operators registered the laundry as; with it, texts leave only as approved',
    /** Empty: texts leave as they are written. */
    fields: {
      entityId: { kind: 'text', least: 0, most: 40, form: DLT_ID, initial: '' },
      header: { kind: 'text', least: 0, most: 40, form: DLT_HEADER, initial: '' },
    },
  },
  quietHours: {
    name: 'quiet_hours',
    path: '/api/admin/settings/quiet-hours',
    permission: 'settings',
    summary: 'Between which times only awaited messages leave; what waits already keeps its time',
    fields: {
      from: { kind: 'choice', of: QUIET_FROM },
      until: { kind: 'choice', of: QUIET_UNTIL },
    },
  },
  offers: {
    name: 'offers',
    path: '/api/admin/settings/offers',
    permission: 'settings',
    summary: 'How many offers a customer gets a month, and the header of their text messages',
    fields: {
      mostAMonth: { kind: 'count', least: 1, most: 30, initial: 2 },
      /** Empty: with a DLT registration, offers leave in other ways than as texts. */
      header: { kind: 'text', least: 0, most: 40, form: OFFER_HEADER, initial: '' },
    },
  },
  marketing: {
    name: 'marketing',
    path: '/api/admin/settings/marketing',
    permission: 'settings',
    summary: 'The numbers and testimonials of the public pages; empty lists show none',
    fields: 'own',
  },
  strongSignIn: {
    name: 'strong_sign_in',
    path: '/api/admin/settings/strong-sign-in',
    permission: 'people',
    fresh: true,
    summary: 'Whether strong sign-in is required; from two weeks after it is switched on',
    fields: { required: { kind: 'yes-no' } },
  },
  claims: {
    name: 'claims',
    path: '/api/admin/settings/claims',
    permission: 'settings',
    summary:
      'Change how long things last, which claims rest on, and how long photos of claims stay',
    fields: 'own',
  },
  stillHours: {
    name: 'still_hours',
    path: '/api/admin/settings/still-hours',
    permission: 'settings',
    summary: 'After how many hours a bag or an item that hasn’t moved is asked about',
    fields: { hours: { kind: 'count', least: 1, most: MOST_STILL_HOURS, initial: 24 } },
  },
  counting: {
    name: 'counting',
    path: '/api/admin/settings/counting',
    permission: 'settings',
    summary: 'Change how far clothes are counted in; it holds for orders under way too',
    fields: {
      level: { kind: 'choice', of: COUNT_LEVELS },
      services: { kind: 'choice-by-service', of: COUNT_LEVELS },
    },
  },
  deliveryProof: {
    name: 'delivery_proof',
    path: '/api/admin/settings/delivery-proof',
    permission: 'settings',
    summary: 'How riders prove a delivery; orders that are out for delivery keep their codes',
    fields: { rule: { kind: 'choice', of: DELIVERY_PROOF_RULES, initial: 'off' } },
  },
  secondVisit: {
    name: 'second_visit',
    path: '/api/admin/settings/second-visit',
    permission: 'settings',
    summary:
      'What a second visit costs, and what a customer is credited when nobody comes in time; orders keep what they have',
    /** 0: neither. Up to ₹1,000: more is a slip of the decimal point. */
    fields: { fee: { kind: 'money', least: 0, most: 1000, initialPaise: 0 } },
  },
  bags: {
    name: 'bags',
    path: '/api/admin/bags',
    permission: 'prices',
    reading: 'The services that customers may send a bag for, without listing what is in it',
    summary: 'Change the services that customers may send a bag for; orders that were placed stay',
    fields: { services: { kind: 'services' } },
  },
} as const satisfies Readonly<Record<string, Setting>>

/** Where the console shows them, in order: tabs of the settings, the catalogue, the messages of a month, and approved texts. */
export const SHOWN = {
  business: [
    'business',
    'messageWait',
    'quietHours',
    'offers',
    'counting',
    'claims',
    'stillHours',
    'deliveryProof',
    'secondVisit',
    'strongSignIn',
  ],
  hours: ['hours'],
  places: ['capacities', 'deliveryPlaces', 'orderLimits', 'limits'],
  areas: ['leastOrder', 'route'],
  board: ['newStops'],
  tax: ['tax'],
  'home-page': ['marketing'],
  catalogue: ['expressFee', 'leastCharge', 'onlinePrice', 'bags'],
  messages: ['messageRates'],
  texts: ['dlt'],
} as const satisfies Readonly<Record<string, readonly SettingKey[]>>

export type SettingKey = keyof typeof SETTINGS
