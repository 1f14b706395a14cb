/** Address in parts and door contact: fields that several calls share. */
import * as z from 'zod/mini'
import { INDIA } from '#domain/base/digipin.ts'
import { addressProblems } from '#domain/orders/address.ts'
import { type Address, PART_MAX_LENGTH } from '#domain/orders/address-parts.ts'
import { cleanPinCode } from '#domain/slots/coverage.ts'
import * as fields from '#words/en/fields/addresses.ts'
import * as names from '#words/en/fields/names.ts'
import { badPhone } from '#words/en/fields/shared.ts'
import { oneLineField, phone, textField } from '../base/fields.ts'

/** Room for a PIN code with its town. */
const PIN_MOST_TYPED = 60

const part = (name: string, max: number) => z._default(oneLineField(name, max, 0), '')

const degrees = (least: number, most: number) =>
  z
    .number({ error: fields.badPoint })
    .check(
      z.minimum(least, { error: fields.badPoint }),
      z.maximum(most, { error: fields.badPoint }),
    )

/** Where a device said that it was, or the cell of a DIGIPIN, in degrees; `accuracy` in metres. */
const geoPoint = z.object({
  latitude: degrees(INDIA.south, INDIA.north),
  longitude: degrees(INDIA.west, INDIA.east),
  accuracy: z._default(
    z.nullable(
      z
        .number({ error: fields.badPoint })
        .check(
          z.minimum(0, { error: fields.badPoint }),
          z.maximum(1_000_000, { error: fields.badPoint }),
        ),
    ),
    null,
  ),
})

const NEEDED = {
  flat: fields.flatNeeded,
  street: fields.streetNeeded,
  pin: fields.pinCodeNeeded,
} as const

function needs(name: keyof typeof NEEDED) {
  return z.refine<Address>((address) => addressProblems(address)[name] === undefined, {
    error: NEEDED[name],
    path: [name],
  })
}

/** A flat, house or building, a street or area, and the PIN code are needed; all else may be empty. */
export const addressParts = z
  .object({
    flat: part(names.flat, PART_MAX_LENGTH.flat),
    building: part(names.building, PART_MAX_LENGTH.building),
    street: part(names.street, PART_MAX_LENGTH.street),
    area: part(names.area, PART_MAX_LENGTH.area),
    landmark: part(names.landmark, PART_MAX_LENGTH.landmark),
    pin: z
      .string({ error: fields.pinCodeNeeded })
      .check(
        z.maxLength(PIN_MOST_TYPED, { error: fields.pinCodeNeeded }),
        z.overwrite(cleanPinCode),
      ),
    point: z._default(z.nullable(geoPoint), null),
  })
  .check(needs('flat'), needs('street'), needs('pin'))

/** Who opens the door where it isn't the customer. */
export const doorContact = z.object({
  name: oneLineField(names.doorName, 120),
  phone: phone.check(z.minLength(1, { error: badPhone })),
})

/** The addresses of an order as it is answered. */
export const orderAddresses = {
  address: z.string(),
  deliveryAddress: z.string(),
  /** The same in parts; null where it came as one text. */
  addressParts: z.nullable(addressParts),
  deliveryAddressParts: z.nullable(addressParts),
  /** Who is at the door instead of the customer; null where it is the customer. */
  door: z.nullable(doorContact),
}

/** The addresses of an order as they are given. */
export const orderAddressInput = {
  address: textField(names.pickupAddress, 500, 1),
  deliveryAddress: z.optional(textField(names.deliveryAddress, 500)),
  /** The same in parts: then `address` and `deliveryAddress` are written from these, whatever they say. */
  addressParts: z.optional(addressParts),
  deliveryAddressParts: z.optional(addressParts),
  /** Who is at the door where it isn't the customer, whose own name and number stay as they are. */
  door: z.optional(doorContact),
}
