// Parts of an address, and the limits of each.

export const ADDRESS_PARTS = ['flat', 'building', 'street', 'area', 'landmark', 'pin'] as const
export type AddressPart = (typeof ADDRESS_PARTS)[number]

/** The most characters of each part; together with what stands between them they fit an address's 500. */
export const PART_MAX_LENGTH: Readonly<Record<AddressPart, number>> = {
  flat: 80,
  building: 80,
  street: 150,
  area: 80,
  landmark: 80,
  pin: 6,
}

/** Where a device said that it was, or the cell of a DIGIPIN, in degrees; `accuracy` in metres, null where it is unknown. */
export type GeoPoint = {
  readonly latitude: number
  readonly longitude: number
  readonly accuracy: number | null
}

/** A part that isn't known is empty. `point` is where the door is, if somebody has said so. */
export type Address = Readonly<Record<AddressPart, string>> & { readonly point: GeoPoint | null }

export const NO_ADDRESS: Address = {
  flat: '',
  building: '',
  street: '',
  area: '',
  landmark: '',
  pin: '',
  point: null,
}

/** Somebody other than the customer who opens the door: how they are called and reached. */
export type DoorContact = { readonly name: string; readonly phone: string }
