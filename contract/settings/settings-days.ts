/** Staff's calls about single dates: closing, and slot capacities. */
import * as z from 'zod/mini'
import { MOST_PLACES, PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { countField } from './settings-catalogue.ts'
import { defineCall } from '../base/call.ts'
import { calendarDate, instant, oneLineField } from '../base/fields.ts'
import { deliveryPreference } from '../slots/deliveries.ts'
import * as names from '#words/en/fields/names.ts'
import { pickupTimeNeeded } from '#words/en/fields/ordering.ts'

/** Whose an order is; left out for who may not see customers. */
const whose = {
  name: z.optional(z.string()),
  phone: z.optional(z.string()),
}

const standingOrder = z.object({
  _id: z.string(),
  number: z.string(),
  ...whose,
  pickupTime: z.string(),
  /** Says which slots it can be moved to. */
  deliveryPreference,
})

const promisedOrder = z.object({
  _id: z.string(),
  number: z.string(),
  ...whose,
  estimatedDelivery: instant,
  /** The window's label; null where it has none. */
  deliveryTime: z.nullable(z.string()),
})

/** One date: whether it is closed, its slots, which pickups stand on it and what is promised back on it. */
const day = z.object({
  date: calendarDate,
  closed: z.boolean(),
  reason: z.string(),
  slots: z.array(
    z.object({
      pickupTime: z.string(),
      /** Whether the day's hours have room for it. */
      offered: z.boolean(),
      /** The weekday's places. */
      usualPlaces: z.number(),
      /** The date's own, where it has some. */
      ownPlaces: z.nullable(z.number()),
      booked: z.number(),
    }),
  ),
  /** Pickups that are still to come, at most the first 200. */
  orders: z.array(standingOrder),
  orderCount: z.number(),
  /** Orders under way that are promised back on the date, at most the first 200. */
  deliveries: z.array(promisedOrder),
  deliveryCount: z.number(),
})
export type AdminDay = z.output<typeof day>

export const adminDays = defineCall({
  method: 'GET',
  path: '/api/admin/days',
  summary: 'The dates from today on that are closed or have their own places',
  access: { permission: 'settings' },
  answers: {
    200: z.object({
      today: calendarDate,
      closed: z.array(
        z.object({
          date: calendarDate,
          reason: z.string(),
          orderCount: z.number(),
          deliveryCount: z.number(),
        }),
      ),
      ownPlaces: z.array(
        z.object({
          date: calendarDate,
          pickupTime: z.string(),
          places: z.number(),
          booked: z.number(),
        }),
      ),
    }),
  },
})

export const ordersOutsideHours = defineCall({
  method: 'GET',
  path: '/api/admin/days/outside-hours',
  summary:
    'The dates from today on with orders whose time the weekly hours offer no more, each with these orders alone',
  access: { permission: 'settings' },
  answers: { 200: z.array(day) },
})

const ofDate = {
  access: { permission: 'settings' },
  params: z.object({ date: calendarDate }),
} as const

export const adminDay = defineCall({
  method: 'GET',
  path: '/api/admin/days/:date',
  summary: 'One date: its slots, and the pickups that stand on it',
  ...ofDate,
  answers: { 200: day },
})

export const closeDate = defineCall({
  method: 'PUT',
  path: '/api/admin/days/:date/closed',
  summary: 'Take no more pickups on a date, for a reason that customers read; those on it stay',
  ...ofDate,
  body: z.object({ reason: oneLineField(names.reason, 120) }),
  answers: { 200: day },
  errors: ['past_date'],
})

export const openDate = defineCall({
  method: 'DELETE',
  path: '/api/admin/days/:date/closed',
  summary: 'Take pickups on a closed date again',
  ...ofDate,
  answers: { 200: day },
})

export const changeDayPlaces = defineCall({
  method: 'PUT',
  path: '/api/admin/days/:date/places',
  changes: ['admin/days'],
  summary: "Places for one slot of one date, or the weekday's again; what is booked stays booked",
  ...ofDate,
  body: z.object({
    pickupTime: z.enum(
      PICKUP_SLOTS.map(({ label }) => label),
      { error: pickupTimeNeeded },
    ),
    places: z.nullable(countField(names.places, 0, MOST_PLACES)),
    /** What they were when they were read; another number answers 409. */
    was: z.nullable(countField(names.places, 0, MOST_PLACES)),
  }),
  answers: { 200: day },
  errors: ['past_date', 'changed_meanwhile'],
})
