/** The laundry's offer: catalogue and prices, pickup slots, served areas and business facts. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { calendarDate, instant, rupees } from '../base/fields.ts'
import { catalogueSettings } from '../settings/catalogue-settings.ts'
import { marketing } from '../settings/settings-marketing.ts'
import { SERVICE_IDS, UNITS } from '#domain/base/service-ids.ts'
import { TAX_STANDINGS } from '#domain/settings/tax-standing.ts'

const service = z.enum(SERVICE_IDS)

const catalogueItem = z.object({
  id: z.string(),
  service,
  name: z.string(),
  unit: z.enum(UNITS),
  listPrice: rupees,
  onlinePrice: z.nullable(rupees),
  position: z.number(),
})

export const catalogue = defineCall({
  method: 'GET',
  path: '/api/catalogue',
  summary:
    'Every item with its list price and, for some, its online price; and how large an order can be',
  access: 'public',
  answers: {
    200: z.object({
      items: z.array(catalogueItem),
      ...catalogueSettings,
    }),
  },
})

export const bags = defineCall({
  method: 'GET',
  path: '/api/catalogue/bags',
  summary:
    'The services that a bag may be sent for without listing what is in it, and what such clothes came to lately',
  access: 'public',
  answers: {
    200: z.object({
      services: z.array(
        z.object({
          service,
          /** What most orders of it came to in the last 90 days; null where there were too few to say. */
          range: z.nullable(z.object({ from: rupees, to: rupees })),
        }),
      ),
    }),
  },
})

export const business = defineCall({
  method: 'GET',
  path: '/api/business',
  summary: 'Name, hours, contact and served areas of the laundry',
  access: 'public',
  answers: {
    200: z.object({
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      address: z.string(),
      timeZone: z.string(),
      today: calendarDate,
      openNow: z.boolean(),
      /** Index 0 is Sunday; null where closed. Minutes after midnight. */
      hours: z.array(z.nullable(z.object({ opensMinutes: z.number(), closesMinutes: z.number() }))),
      /** Served PIN codes; none listed means everywhere. */
      areas: z.array(z.string()),
      /** Who hears complaints; empty until the laundry names somebody. */
      complaintsOfficer: z.string(),
      /** How they are reached; the laundry's where these are empty. */
      complaintsEmail: z.string(),
      complaintsPhone: z.string(),
      /** The laundry's own; empty where it is not registered. */
      gstin: z.string(),
      taxStanding: z.enum(TAX_STANDINGS),
      /**
       * What sentences of its pages depend on. `tax`: whether prices include GST; `online`: whether online prices hold
       * at the counter and by phone too.
       */
      choices: z.object({ tax: z.boolean(), online: z.boolean() }),
      /** Where to get a map's tiles and what to show; null until the operator sets it. */
      map: z.nullable(
        z.object({
          tileUrl: z.string(),
          attribution: z.string(),
          latitude: z.number(),
          longitude: z.number(),
        }),
      ),
      /** The numbers and testimonials of the public pages; empty where there are none. */
      marketing,
    }),
  },
})

export const slot = z.object({
  /** Names this slot of this date for good. */
  _id: z.string(),
  pickupTime: z.string(),
  startsAt: instant,
  endsAt: instant,
  placesLeft: z.number(),
  /** How many deliveries still fit into the same hours. */
  deliveriesLeft: z.number(),
  expressOffered: z.boolean(),
})
export type SlotAnswer = z.output<typeof slot>

export const slots = defineCall({
  method: 'GET',
  path: '/api/slots',
  summary: 'Pickup slots of the next days from a date on; begun and closed ones are left out',
  access: 'public',
  query: z.object({
    from: z.optional(calendarDate),
    days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(31))),
    /** With what has begun and isn't over: staff still book it. It says nothing to anybody else. */
    running: z.optional(z.literal('true')),
  }),
  answers: {
    200: z.object({
      timeZone: z.string(),
      today: calendarDate,
      lastDate: calendarDate,
      /** The dates from today on that staff closed, those beyond `lastDate` too. */
      closedDates: z.array(calendarDate),
      dates: z.array(
        z.object({
          date: calendarDate,
          closed: z.boolean(),
          /** Why staff closed it, where they said. */
          reason: z.optional(z.string()),
          slots: z.array(slot),
        }),
      ),
    }),
  },
})

export const coverage = defineCall({
  method: 'GET',
  path: '/api/coverage/:pin',
  summary: 'Whether a PIN code is served',
  access: 'public',
  params: z.object({ pin: z.string().check(z.maxLength(60)) }),
  answers: { 200: z.object({ served: z.boolean(), message: z.string() }) },
})
