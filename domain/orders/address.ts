// Addresses: when one is complete enough for a driver, and how its parts are written.
import { ADDRESS_PARTS, type Address, type AddressPart, PART_MAX_LENGTH } from './address-parts.ts'
import { cleanPinCode, isPinCode } from '../slots/coverage.ts'
import { toAsciiDigits } from '../base/pasted.ts'

/** The fewest characters, spaces at its ends and repeated ones aside. */
const FEWEST_CHARACTERS = 8

const FEWEST_LETTERS = 3

/**
 * Whether an address may be one that can be gone to: it has some length and some letters, of whatever
 * script. Nobody knows more of a text without looking it up.
 */
export function isPlausibleAddress(text: string): boolean {
  const { length } = text.trim().replaceAll(/\s+/g, ' ')
  return length >= FEWEST_CHARACTERS && lettersIn(text) >= FEWEST_LETTERS
}

/** What is wrong about a part: it is needed and not there, or longer than it may be. */
export type PartProblem = 'needed' | 'tooLong'

/**
 * What keeps an address in parts from being gone to, by part: it needs a flat, house or building, a street
 * or area, and a PIN code. Empty where nothing does. Lines that `isPlausibleAddress` refuses are among these.
 */
export function addressProblems(address: Address): Partial<Record<AddressPart, PartProblem>> {
  const { flat, building, street, area, pin } = address
  const tooLong = ADDRESS_PARTS.filter(
    (part) => part !== 'pin' && address[part].trim().length > PART_MAX_LENGTH[part],
  )
  return {
    ...(!/[\p{L}\p{N}]/u.test(flat + building) && { flat: 'needed' }),
    ...(lettersIn(street + area) < FEWEST_LETTERS && { street: 'needed' }),
    ...(!isPinCode(cleanPinCode(pin)) && { pin: 'needed' }),
    ...Object.fromEntries(tooLong.map((part) => [part, 'tooLong'])),
  }
}

export function isCompleteAddress(address: Address): boolean {
  return Object.keys(addressProblems(address)).length === 0
}

/** Whether nobody has written any part of it. */
export function isBlankAddress(address: Address): boolean {
  return ADDRESS_PARTS.every((part) => address[part].trim() === '')
}

/** An address as one line, as it stands wherever there is room for a text alone: the PIN code last. */
export function addressLine(address: Address): string {
  const { flat, building, street, area, landmark, pin } = address
  const parts = [flat, building, street, area, landmark].map(onOneLine).filter(Boolean)
  return `${parts.join(', ')} ${cleanPinCode(pin)}`.trim()
}

/** The address as it is kept: without spaces at ends and in the PIN code. */
export function tidyAddress(address: Address): Address {
  const { flat, building, street, area, landmark, pin, point } = address
  return {
    flat: onOneLine(flat),
    building: onOneLine(building),
    street: onOneLine(street),
    area: onOneLine(area),
    landmark: onOneLine(landmark),
    pin: cleanPinCode(pin),
    point,
  }
}

/**
 * Reads a text as parts, as far as that is safe: six digits are the PIN code, and what stands before the first comma
 * is the flat or house where it has a digit. All else is the street, so that nothing is lost.
 */
export function readAddress(written: string): Address {
  const text = toAsciiDigits(written)
  const groups = [...text.matchAll(/(?<!\d)[1-9](?:\d{5}|\d{2}\s\d{3}(?!\s\d))(?!\d)/g)]
  const last = groups.at(-1)
  const rest = last ? text.slice(0, last.index) + text.slice(last.index + last[0].length) : text
  const pieces = rest
    .split(/[,;\n]+/)
    .map((piece) => onOneLine(piece).replaceAll(/^[\s.–-]+|[\s–-]+$/g, ''))
    .filter(Boolean)
  const [first = '', ...others] = pieces
  const isHouse = others.length > 0 && /\p{N}/u.test(first)
  return {
    flat: isHouse ? first : '',
    building: '',
    street: (isHouse ? others : pieces).join(', '),
    area: '',
    landmark: '',
    pin: last ? cleanPinCode(last[0]) : '',
    point: null,
  }
}

function lettersIn(text: string): number {
  return text.match(/\p{L}\p{M}*/gu)?.length ?? 0
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
