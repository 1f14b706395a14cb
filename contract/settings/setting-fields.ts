/** Schemas of a declared setting's fields, as they are sent and as they are answered, by kind. */
import * as z from 'zod/mini'
import { SERVICE_IDS } from '#domain/catalogue/service-ids.ts'
import type { DeclaredKey } from '#domain/settings/setting-keys.ts'
import type { Field } from '#domain/settings/setting-kinds.ts'
import { switchNotSet } from '#words/en/fields/account.ts'
import { badBagSetting, noSuchService } from '#words/en/fields/ordering.ts'
import { badPins, pinTwice, tooManySums } from '#words/en/fields/settings.ts'
import { wordsOfFields } from '#words/en/settings/setting-words.ts'
import { pinCode, rupees } from '../base/fields.ts'
import { count, price } from './settings-catalogue.ts'

type Limits<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>

const services = z
  .array(z.enum(SERVICE_IDS, { error: noSuchService }), { error: badBagSetting })
  .check(
    z.maxLength(SERVICE_IDS.length, { error: badBagSetting }),
    z.refine((some) => new Set(some).size === some.length, { error: badBagSetting }),
  )

/** Each PIN code once. */
function sumsByPin(called: string, { least, most, mostPins }: Limits<'sums-by-pin'>) {
  return z
    .array(z.object({ pin: pinCode, amount: price(called, least, most) }), { error: badPins })
    .check(
      z.maxLength(mostPins, { error: tooManySums({ most: mostPins }) }),
      z.superRefine((sums, context) => {
        for (const [index, { pin }] of sums.entries())
          if (sums.findIndex((sum) => sum.pin === pin) < index)
            context.addIssue({ code: 'custom', message: pinTwice({ pin }), path: [index, 'pin'] })
      }),
    )
}

export function sentField(key: DeclaredKey, name: string, field: Field): z.ZodMiniType {
  const words = wordsOfFields(key)[name]!
  const called = words.name ?? words.label
  switch (field.kind) {
    case 'count':
      return count(called, field.least, field.most)
    case 'money':
      return price(called, field.least, field.most)
    case 'yes-no':
      return z.boolean({ error: words.refusal ?? switchNotSet })
    case 'services':
      return services
    case 'sums-by-pin':
      return sumsByPin(called, field)
  }
}

export function answeredField({ kind }: Field): z.ZodMiniType {
  if (kind === 'money') return rupees
  if (kind === 'yes-no') return z.boolean()
  if (kind === 'sums-by-pin') return z.array(z.object({ pin: z.string(), amount: rupees }))
  return kind === 'services' ? z.array(z.enum(SERVICE_IDS)) : z.number()
}
