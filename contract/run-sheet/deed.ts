/** A deed on the wire: what riders send of a visit, and what is answered of it. */
import * as z from 'zod/mini'
import { DIGIPIN_PATTERN } from '#domain/base/digipin.ts'
import { SERVICE_IDS } from '#domain/base/service-ids.ts'
import { LARGEST_LIMITS } from '#domain/catalogue/limits.ts'
import { MOST_GRAMS, TAKERS } from '#domain/clothes/custody.ts'
import type { Deed, DeedField } from '#domain/run-sheet/deed.ts'
import { DELIVERY_CODE } from '#domain/run-sheet/delivery-proof.ts'
import { FAILURE_REASONS } from '#domain/run-sheet/failed-visit.ts'
import { STOP_NOTE_MAX_LENGTH } from '#domain/run-sheet/run-sheet.ts'
import { badDigipin } from '#words/en/fields/addresses.ts'
import { badGiver, badGrams, badTaker, badUnitNumbers } from '#words/en/fields/custody.ts'
import * as names from '#words/en/fields/names.ts'
import {
  badBags,
  badDeliveryCode,
  badFailureReason,
  badTime,
  bagsNotWhole,
  bagsTooFew,
  noSuchService,
  tooManyBags,
} from '#words/en/fields/ordering.ts'
import { instant, oneLineField, textField } from '../base/fields.ts'

/** An instant with its zone, as a device's clock showed it. */
export const deviceInstant = z.iso.datetime({
  offset: true,
  error: badTime,
})

/** What a customer says at their door. */
export const deliveryCode = z
  .string({ error: badDeliveryCode })
  .check(z.regex(DELIVERY_CODE, { error: badDeliveryCode }))

/** What a rider says of a failed visit beside its words; older apps left it out. */
export const failureFields = {
  failureReason: z.optional(z.enum(FAILURE_REASONS, { error: badFailureReason })),
  /** When they called before they left, by the device's clock. */
  calledAt: z.optional(deviceInstant),
}

const note = z.optional(textField(names.note, STOP_NOTE_MAX_LENGTH))

const bags = z.coerce
  .number({ error: badBags })
  .check(
    z.int({ error: bagsNotWhole }),
    z.minimum(1, { error: bagsTooFew }),
    z.maximum(LARGEST_LIMITS.bags, { error: tooManyBags({ most: LARGEST_LIMITS.bags }) }),
  )

/** What a rider says of a bag of no order beside the note and the count. A number is checked later: no bag is refused for it. */
const ownBagFields = {
  service: z.enum(SERVICE_IDS, { error: noSuchService }),
  giverName: z.optional(oneLineField(names.name, 120, 0)),
  giverPhone: z.optional(oneLineField(names.neighbourPhone, 60, 0)),
}

export const bagFields = { note, bags, ...ownBagFields }

/** What a rider says of a pickup or a delivery. */
export const completionFields = {
  note,
  /** Why it is handed over although not all of it is packed; its customer reads it. */
  reason: z.optional(textField(names.reason, 300, 1)),
  /** How many bags were picked up, as counted at the door; of a delivery it is not kept. */
  bags: z.optional(bags),
  /** What these bags weigh, in grams; kept beside a count of bags alone. */
  grams: z.optional(
    z.coerce
      .number({ error: badGrams })
      .check(
        z.int({ error: badGrams }),
        z.minimum(1, { error: badGrams }),
        z.maximum(MOST_GRAMS, { error: badGrams }),
      ),
  ),
  /** Who handed a pickup over; its customer, if left out. */
  givenBy: z.optional(z.enum(TAKERS, { error: badGiver })),
  /** Who took it at the door; its customer, if left out. */
  takenBy: z.optional(z.enum(TAKERS, { error: badTaker })),
  /** What they are called; the order's customer reads it. */
  takenName: z.optional(textField(names.takenName, 80)),
  /** What the customer said at the door, where deliveries are proved; a wrong one waits for a decision. */
  code: z.optional(deliveryCode),
  /** The numbers of the bags and items that were handed over, with commas between; all of them, if left out. */
  units: z.optional(
    z
      .string({ error: badUnitNumbers })
      .check(
        z.maxLength(1000, { error: badUnitNumbers }),
        z.regex(/^\d{1,3}(,\d{1,3})*$/, { error: badUnitNumbers }),
      ),
  ),
  /** Where the rider's phone was; kept of their own stops where the laundry learns doors. */
  digipin: z.optional(z.string().check(z.regex(DIGIPIN_PATTERN, { error: badDigipin }))),
} satisfies Record<
  Exclude<DeedField, keyof typeof failureFields | keyof typeof ownBagFields>,
  z.ZodMiniType
>

/** A deed as calls bring it. */
export type SaidDeed = Partial<Omit<Deed, 'units'>> & { readonly units?: string | undefined }

/** What is answered of a visit wherever it is read, as far as its rider said. */
export const toldFields = {
  note: z.string(),
  /** Bags counted at a pickup. */
  bags: z.nullable(z.number()),
  /** What these weighed there, in grams. */
  grams: z.nullable(z.number()),
  /** Who handed a pickup over. */
  givenBy: z.nullable(z.enum(TAKERS)),
  /** Who took a delivery. */
  takenBy: z.nullable(z.enum(TAKERS)),
  takenName: z.nullable(z.string()),
  /** Null where an older app gave it in words alone, and where the clothes changed hands. */
  failureReason: z.nullable(z.enum(FAILURE_REASONS)),
  /** When the rider called before they left in vain; null where they didn't. */
  calledAt: z.nullable(instant),
} satisfies Partial<Record<DeedField, z.ZodMiniType>>

/** What is answered beside of a late stop, which waits for a decision. */
export const lateFields = {
  ...toldFields,
  /** Why it was handed over although not all of it was packed; null where nothing was said. */
  reason: z.nullable(z.string()),
  /** The numbers of what was handed over; null where all of it was. */
  units: z.nullable(z.array(z.number())),
} satisfies Partial<Record<DeedField, z.ZodMiniType>>
