/** Marketing content of the public pages, and staff's setting for it. */
import * as z from 'zod/mini'
import { MARKETING_LIMITS } from '#domain/settings/marketing-limits.ts'
import { customSettingChangeCall } from './own-setting-call.ts'
import { countField, version } from './settings-catalogue.ts'
import { defineCall } from '../base/call.ts'
import { oneLineField } from '../base/fields.ts'
import * as names from '#words/en/fields/names.ts'
import {
  badFromOrders,
  badNumbers,
  badTestimonials,
  tooManyHomeNumbers,
  tooManyTestimonials,
} from '#words/en/fields/settings.ts'

const number = z.object({
  value: oneLineField(names.number, MARKETING_LIMITS.valueLength),
  label: oneLineField(names.whatItCounts, MARKETING_LIMITS.labelLength),
})

const testimonial = z.object({
  name: oneLineField(names.name, MARKETING_LIMITS.nameLength),
  /** A member's plan: they are quoted on the Laundry Club's page. Empty for everybody else. */
  plan: oneLineField(names.plan, MARKETING_LIMITS.planLength, 0),
  rating: countField(names.stars, 1, 5),
  comment: oneLineField(names.whatTheySay, MARKETING_LIMITS.commentLength),
})

export const marketingInput = z.object({
  /** Whether the pages show what the orders say instead of the lists below. */
  fromOrders: z.boolean({ error: badFromOrders }),
  numbers: z.array(number, { error: badNumbers }).check(
    z.maxLength(MARKETING_LIMITS.numbers, {
      error: tooManyHomeNumbers({ most: MARKETING_LIMITS.numbers }),
    }),
  ),
  testimonials: z.array(testimonial, { error: badTestimonials }).check(
    z.maxLength(MARKETING_LIMITS.testimonials, {
      error: tooManyTestimonials({ most: MARKETING_LIMITS.testimonials }),
    }),
  ),
  version,
})

/** As public pages show it. */
export const marketing = z.object({
  numbers: z.array(z.object({ value: z.string(), label: z.string() })),
  testimonials: z.array(
    z.object({ name: z.string(), plan: z.string(), rating: z.number(), comment: z.string() }),
  ),
})

export const marketingAnswer = z.extend(marketing, {
  fromOrders: z.boolean(),
  version: z.string(),
})

export const ordersSay = defineCall({
  method: 'GET',
  path: '/api/admin/settings/marketing-from-orders',
  summary: 'What the public pages would show, or show, from real orders',
  access: { permission: 'settings' },
  answers: { 200: marketing },
})

export const changeMarketing = customSettingChangeCall('marketing', marketingInput, marketingAnswer)
