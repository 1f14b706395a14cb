/** Schemas of a declared setting's fields, as they are sent and as they are answered, by kind. */
import * as z from 'zod/mini'
import { SERVICE_IDS } from '#domain/base/service-ids.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import type { DeclaredKey } from '#domain/settings/setting-keys.ts'
import type { Field } from '#domain/settings/setting-kinds.ts'
import { switchNotSet } from '#words/en/fields/account.ts'
import { badBagSetting, noSuchService } from '#words/en/fields/ordering.ts'
import {
  allDaysNeeded,
  placesNeeded,
  badPins,
  badRider,
  badRiderAreas,
  badTimeZone,
  pinTwice,
  timeZoneNeeded,
  tooManySums,
} from '#words/en/fields/settings.ts'
import { wordsOfFields } from '#words/en/settings/setting-words.ts'
import { email, id, oneLineField, phone, pinCode, rupees, textField } from '../base/fields.ts'
import { countField, priceField, rateField } from './settings-catalogue.ts'

type Limits<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>

const services = z
  .array(z.enum(SERVICE_IDS, { error: noSuchService }), { error: badBagSetting })
  .check(
    z.maxLength(SERVICE_IDS.length, { error: badBagSetting }),
    z.refine((some) => new Set(some).size === some.length, { error: badBagSetting }),
  )

const timeZone = z
  .string({ error: timeZoneNeeded })
  .check(z.refine(isTimeZone, { error: badTimeZone }))

const riderId = z.union([z.literal(''), id], { error: badRider })

function pinsByRider({ mostPins }: Limits<'pins-by-rider'>) {
  const pins = z
    .array(pinCode, { error: badPins })
    .check(z.maxLength(mostPins, { error: tooManySums({ most: mostPins }) }))
  return z
    .array(z.object({ riderId: id, pins }), { error: badRiderAreas })
    .check(z.maxLength(mostPins, { error: badRiderAreas }))
}

/** Each PIN code once. */
function sumsByPin(called: string, { least, most, mostPins }: Limits<'sums-by-pin'>) {
  return z
    .array(z.object({ pin: pinCode, amount: priceField(called, least, most) }), { error: badPins })
    .check(
      z.maxLength(mostPins, { error: tooManySums({ most: mostPins }) }),
      z.superRefine((sums, context) => {
        for (const [index, { pin }] of sums.entries())
          if (sums.findIndex((sum) => sum.pin === pin) < index)
            context.addIssue({ code: 'custom', message: pinTwice({ pin }), path: [index, 'pin'] })
      }),
    )
}

export function settingInputField(key: DeclaredKey, name: string, field: Field): z.ZodMiniType {
  const words = wordsOfFields(key)[name]!
  const called = words.name ?? words.label
  switch (field.kind) {
    case 'count':
      return countField(called, field.least, field.most)
    case 'money':
      return priceField(called, field.least, field.most)
    case 'rate':
      return z.nullable(rateField(called, field.most))
    case 'yes-no':
      return z.boolean({ error: words.refusal ?? switchNotSet })
    case 'count-by-slot':
      return z
        .array(
          z
            .array(countField(called, field.least, field.most))
            .check(z.length(PICKUP_SLOTS.length, { error: placesNeeded })),
        )
        .check(z.length(7, { error: allDaysNeeded }))
    case 'text': {
      const text = (field.lines ? textField : oneLineField)(called, field.most, field.least)
      return field.form ? text.check(z.regex(field.form.pattern, { error: words.refusal! })) : text
    }
    case 'phone':
      return phone
    case 'email':
      return z.union([z.literal(''), email])
    case 'time-zone':
      return timeZone
    case 'choice':
      return z.enum(field.of, { error: words.refusal! })
    case 'choice-by-service':
      return z.record(
        z.enum(SERVICE_IDS),
        z.nullable(z.enum(field.of, { error: words.refusal! })),
        { error: words.incomplete! },
      )
    case 'services':
      return services
    case 'sums-by-pin':
      return sumsByPin(called, field)
    case 'rider':
      return riderId
    case 'pins-by-rider':
      return pinsByRider(field)
  }
}

export function settingAnswerField(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'count':
      return z.number()
    case 'rate':
      return z.nullable(z.number())
    case 'money':
      return rupees
    case 'yes-no':
      return z.boolean()
    case 'count-by-slot':
      return z.array(z.array(z.number()))
    case 'text':
    case 'phone':
    case 'email':
    case 'time-zone':
    case 'rider':
      return z.string()
    case 'choice':
      return z.enum(field.of)
    case 'choice-by-service':
      return z.record(z.enum(SERVICE_IDS), z.nullable(z.enum(field.of)))
    case 'services':
      return z.array(z.enum(SERVICE_IDS))
    case 'sums-by-pin':
      return z.array(z.object({ pin: z.string(), amount: rupees }))
    case 'pins-by-rider':
      return z.array(z.object({ riderId: z.string(), pins: z.array(z.string()) }))
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
