// Type and validation of an order's draft, written by hand because nothing else in the order form needs the schema
// library.
import { readAddress } from '#domain/orders/address.ts'
import type { Address, DoorContact, GeoPoint } from '#domain/orders/address-parts.ts'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { SERVICE_IDS } from '#domain/base/service-ids.ts'
import {
  type CarePreferences,
  FINISHES,
  STARCHES,
  USUAL_CARE,
} from '#domain/catalogue/care-preferences.ts'
import {
  DELIVERY_PREFERENCES,
  type DeliveryPreference,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '#domain/orders/record/order-choices.ts'

export const STEPS = [1, 2, 3, 4] as const
export type Step = (typeof STEPS)[number]

/** What a selection was seen to cost; `selection` tells of which. */
export type SeenPrice = {
  selection: string
  totalPaise: number
  expressFeePaise: number
  coveredPaise: number
  discountPaise: number
  /** Left out by versions that named none. */
  leastChargePaise?: number
  lines: { itemId: string; title: string; unitPricePaise: number }[]
}

export type Draft = {
  /** Whose draft it is; null while nobody is signed in. */
  ownerId: string | null
  /** Where the person was last. */
  step: Step
  /** Kilograms or pieces by item id, as they were typed: NaN is what is no number. */
  quantities: Record<string, number>
  /** What a bag is for that nobody lists, in the place of the quantities; left out where items are listed. */
  bag?: ServiceId[] | undefined
  /** How many rupees such a bag may come to at most without asking; left out for what such orders came to. */
  most?: number | undefined
  /** Garments of the person's wardrobe that are handed over. */
  garmentIds: string[]
  pickupDate: string | null
  pickupTime: string | null
  deliveryPreference: DeliveryPreference
  /** The day asked for with `scheduled`; kept while another preference is tried. */
  deliveryDate: string | null
  /** The window chosen, by its label; null for the first of the day that has room. */
  deliveryTime: string | null
  address: Address
  sameAddress: boolean
  deliveryAddress: Address
  /** Who is at the door instead of the person; null for the person. */
  door: DoorContact | null
  /** Of somebody who has no number in their profile yet. */
  phone: string
  specialInstructions: string
  preferences: CarePreferences
  /** What was typed to get something off; empty for nothing. */
  promoCode: string
  /** How many rupees more may be charged without asking; left out for the usual share. */
  tolerance?: number | undefined
  paymentMethod: PaymentMethod
  /** The saved card that pays; null for any other payment. */
  cardId: string | null
  /** It repeats an earlier order, so its address, way of paying and instructions are known. */
  repeats: boolean
  /** What the last order said is filled in, or isn't wanted. */
  remembers: boolean
  /** The last price that its person saw and that wasn't questioned since. */
  seen: SeenPrice | null
  /** One per review: sent again with every repeat, so a double tap makes one order. */
  idempotencyKey: string | null
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isFlag: Check = (value) => typeof value === 'boolean'
const isPaise: Check = (value) => Number.isSafeInteger(value)
const isCount: Check = (value) => typeof value === 'number' && value > 0
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const oneOf =
  (ids: readonly unknown[]): Check =>
  (value) =>
    ids.includes(value)
const all =
  <T>(checks: Record<keyof T, Check>): Check =>
  (value) =>
    isRecord(value) && Object.entries<Check>(checks).every(([key, check]) => check(value[key]))

const isSeenPrice = all<SeenPrice>({
  selection: isText,
  totalPaise: isPaise,
  expressFeePaise: isPaise,
  coveredPaise: isPaise,
  discountPaise: isPaise,
  leastChargePaise: (value) => value === undefined || isPaise(value),
  lines: listOf(
    all<SeenPrice['lines'][number]>({ itemId: isText, title: isText, unitPricePaise: isPaise }),
  ),
})

const isDegrees: Check = (value) => typeof value === 'number' && Math.abs(value) <= 180

const isAddress = all<Address>({
  flat: isText,
  building: isText,
  street: isText,
  area: isText,
  landmark: isText,
  pin: isText,
  point: orNull(
    all<GeoPoint>({
      latitude: isDegrees,
      longitude: isDegrees,
      accuracy: orNull((value) => typeof value === 'number'),
    }),
  ),
})

const isDraft = all<Draft>({
  ownerId: orNull(isText),
  step: oneOf(STEPS),
  quantities: (value) => isRecord(value) && Object.values(value).every(isCount),
  bag: (value) => value === undefined || listOf(oneOf(SERVICE_IDS))(value),
  most: (value) => value === undefined || isPaise(value),
  garmentIds: listOf(isText),
  pickupDate: orNull(isText),
  pickupTime: orNull(isText),
  deliveryPreference: oneOf(DELIVERY_PREFERENCES),
  deliveryDate: orNull(isText),
  deliveryTime: orNull(isText),
  address: isAddress,
  sameAddress: isFlag,
  deliveryAddress: isAddress,
  door: orNull(all<DoorContact>({ name: isText, phone: isText })),
  phone: isText,
  specialInstructions: isText,
  preferences: all<CarePreferences>({
    starch: oneOf(STARCHES),
    finish: oneOf(FINISHES),
    fragranceFree: isFlag,
    notes: (value) => value === undefined || isText(value),
  }),
  promoCode: isText,
  tolerance: (value) => value === undefined || isPaise(value),
  paymentMethod: oneOf(PAYMENT_METHODS),
  cardId: orNull(isText),
  repeats: isFlag,
  remembers: isFlag,
  seen: orNull(isSeenPrice),
  idempotencyKey: orNull(isText),
})

/** What drafts of older versions don't have. */
const LATER: Partial<Draft> = {
  garmentIds: [],
  deliveryDate: null,
  door: null,
  deliveryTime: null,
  phone: '',
  preferences: USUAL_CARE,
  promoCode: '',
  cardId: null,
  repeats: false,
  remembers: true,
  seen: null,
}

/** What was kept as a draft, by an older version too; null for anything that is none. */
export function parseOrderDraft(kept: unknown): Draft | null {
  if (!isRecord(kept)) return null
  const { address, deliveryAddress } = kept
  const draft: unknown = {
    ...LATER,
    ...kept,
    address: inParts(address),
    deliveryAddress: inParts(deliveryAddress),
  }
  return isDraft(draft) ? (draft as Draft) : null
}

/** Older versions kept an address as one text. */
function inParts(kept: unknown): unknown {
  return typeof kept === 'string' ? readAddress(kept) : kept
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
