// Address form of the wizard and the profile, with the device's location.
import type { AddressPart } from '#domain/orders/address-parts.ts'
import { badDigipin, flatNeeded, pinCodeNeeded, streetNeeded } from '../fields/addresses.ts'
import * as names from '../fields/names.ts'
import { badPhone, fieldTooLong } from '../fields/shared.ts'

const LABELS: Readonly<Record<AddressPart, string>> = {
  flat: names.flat,
  building: 'Building or society',
  street: names.street,
  area: names.area,
  landmark: names.landmark,
  pin: 'PIN code',
}

const NEEDED: Readonly<Partial<Record<AddressPart, string>>> = {
  flat: flatNeeded,
  street: streetNeeded,
  pin: pinCodeNeeded,
}

/** Metres, as people say them of a point. */
function roughly(metres: number): string {
  return metres < 1000 ? `${Math.round(metres)} m` : `${(metres / 1000).toFixed(1)} km`
}

export const addressForm = {
  label: ({ part }: { readonly part: AddressPart }) => LABELS[part],
  needed: ({ part }: { readonly part: AddressPart }) => NEEDED[part] ?? '',
  tooLong: ({ part, most }: { readonly part: AddressPart; readonly most: number }) =>
    fieldTooLong({ name: LABELS[part], most }),
  more: 'Add building, area, landmark or DIGIPIN',
  another: 'Another address',
  incomplete: 'We need a little more to find this address.',
  keepAs: ({ type }: { readonly type: string }) => `Save this as “${type}” in my profile`,
  keepNew: 'Save this address in my profile',
  saved: 'Saved in your profile.',
  notSaved: 'We couldn’t save this address, but you can still use it for this order.',
  sameAddress: 'Deliver to the same address',
  leftEmpty: 'Leave it empty to deliver to the pickup address.',

  locate: 'Use my location',
  locateHint: 'Puts a pin at your door for our driver. Please write the address too.',
  locating: 'Asking your device where you are…',
  denied:
    'Your browser doesn’t let us see where you are. Allow location for this site in its settings, or continue without it.',
  unavailable: 'Your device couldn’t tell where it is. Please try again, or continue without it.',
  insecure: 'Your location can’t be read here. Your address is all we need.',
  /** `accuracy` in metres; null where it is unknown. */
  kept: ({ accuracy }: { readonly accuracy: number | null }) =>
    accuracy === null ? 'Pin kept' : `Pin kept, accurate to about ${roughly(accuracy)}`,
  imprecise: ({ accuracy }: { readonly accuracy: number }) =>
    `Pin kept, but only accurate to about ${roughly(accuracy)}. It’s better outdoors or near a window.`,
  abroad: 'Your device says that it’s outside India. You can continue without it.',
  locateAgain: 'Try again',
  removePin: 'Remove pin',
  showPin: 'See the pin on a map',
  newTab: ' (opens in a new tab)',
  digipin: 'DIGIPIN',
  digipinHint: 'India Post’s code for your door, if you know it.',
  badDigipin,
  optional: ' (optional)',

  otherPerson: 'Someone else will be at the door',
  otherPersonHint: 'We ring and call them. Your order stays in your name.',
  doorName: names.doorName,
  doorPhone: 'Phone at the door',
  doorNameNeeded: 'Enter the name of the person at the door to continue.',
  doorPhoneNeeded: 'Enter the phone number of the person at the door to continue.',
  badPhone,
}
