/** Staff's calls about the laundry itself: facts, hours, capacities and served areas. */
import * as z from 'zod/mini'
import { cleanAlphanumericCode } from '#domain/base/pasted.ts'
import { SERVICE_IDS } from '#domain/base/service-ids.ts'
import { SETTING_KEYS } from '#domain/settings/setting-keys.ts'
import { TAX_STANDINGS } from '#domain/settings/tax-standing.ts'
import { countField, version } from './settings-catalogue.ts'
import { defineCall } from '../base/call.ts'
import { pinCode } from '../base/fields.ts'
import { gstin } from '../base/gstin.ts'
import { customSettingChangeCall } from './own-setting-call.ts'
import { togetherAnswers } from './setting-calls.ts'
import { claimsAnswer } from './settings-claims.ts'
import { marketingAnswer } from './settings-marketing.ts'
import * as names from '#words/en/fields/names.ts'
import {
  allDaysNeeded,
  badPins,
  badSacCode,
  closesTooEarly,
  gstinMissing,
  gstinUnregistered,
  pinMissing,
  sacCodeNotText,
  standingNeeded,
  tooManyPins,
} from '#words/en/fields/settings.ts'

const MINUTES_OF_DAY = 24 * 60
const dayHours = z.nullable(
  z
    .object({
      opensMinutes: countField(names.openingTime, 0, MINUTES_OF_DAY),
      closesMinutes: countField(names.closingTime, 0, MINUTES_OF_DAY),
    })
    .check(
      z.refine((day) => day.opensMinutes < day.closesMinutes, {
        error: closesTooEarly,
        path: ['closesMinutes'],
      }),
    ),
)

/** Seven days, Sunday first; null where closed. */
const week = z.array(dayHours).check(z.length(7, { error: allDaysNeeded }))

const sacCode = z
  .string({ error: sacCodeNotText })
  .check(z.overwrite(cleanAlphanumericCode), z.regex(/^\d{6}$/, { error: badSacCode }))

const serviceSacCodes = z.record(z.enum(SERVICE_IDS), z.union([z.literal(''), sacCode]), {
  error: badSacCode,
})

const tax = {
  /** Left out: registered with a GSTIN, otherwise not. */
  standing: z.optional(z.enum(TAX_STANDINGS, { error: standingNeeded })),
  /** Empty where the laundry is not registered. */
  gstin,
  taxPercent: countField(names.gstRate, 0, 40),
  /** Of every service without its own. */
  sacCode,
  /** Empty for the default; left out for no change. */
  serviceSacCodes: z.optional(serviceSacCodes),
}

export const hoursInput = z.object({ hours: week, version })
export const taxInput = z.object({ ...tax, version }).check(
  z.refine(
    ({ standing, gstin }) => standing === undefined || standing === 'unregistered' || gstin !== '',
    { error: gstinMissing, path: ['gstin'] },
  ),
  z.refine(({ standing, gstin }) => standing !== 'unregistered' || gstin === '', {
    error: gstinUnregistered,
    path: ['standing'],
  }),
)

const hoursAnswer = z.object({
  hours: z.array(z.nullable(z.object({ opensMinutes: z.number(), closesMinutes: z.number() }))),
  version: z.string(),
})
const taxAnswer = z.object({
  standing: z.enum(TAX_STANDINGS),
  gstin: z.string(),
  taxPercent: z.number(),
  sacCode: z.string(),
  serviceSacCodes: z.record(z.enum(SERVICE_IDS), z.string()),
  version: z.string(),
})
const parts = {
  hours: hoursAnswer,
  tax: taxAnswer,
  marketing: marketingAnswer,
  claims: claimsAnswer,
  ...togetherAnswers,
}
/** In the order of their declarations. */
const ordered = Object.fromEntries(
  SETTING_KEYS.flatMap((key) => (key in parts ? [[key, parts[key as keyof typeof parts]]] : [])),
) as typeof parts

const settings = z.object({
  ...ordered,
  /** Served PIN codes; none listed means everywhere. */
  areas: z.array(z.string()),
})

export const adminSettings = defineCall({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'Everything staff set about the laundry, each part with its version',
  access: { permission: 'settings' },
  answers: { 200: settings },
})

export const changeHours = customSettingChangeCall('hours', hoursInput, hoursAnswer)

export const changeTax = customSettingChangeCall('tax', taxInput, taxAnswer)

const areas = z.object({ areas: z.array(z.string()) })
export const addAreas = defineCall({
  method: 'POST',
  path: '/api/admin/areas',
  summary: 'Serve more PIN codes; those that are listed already stay',
  access: { permission: 'settings' },
  body: z.object({
    pins: z.array(pinCode, { error: badPins }).check(
      z.minLength(1, { error: pinMissing }),
      z.maxLength(5000, {
        error: tooManyPins,
      }),
    ),
  }),
  answers: { 200: areas },
})

export const removeArea = defineCall({
  method: 'DELETE',
  path: '/api/admin/areas/:pin',
  summary: 'Serve a PIN code no longer; without any left, every PIN code is served',
  access: { permission: 'settings' },
  params: z.object({ pin: z.string().check(z.maxLength(12)) }),
  answers: { 200: areas },
})
