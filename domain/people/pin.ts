// PINs of shared tablets: which are too easy to guess, and which actions they unlock.
import { type Holder, permissionsOf, type Permission } from './permissions.ts'

export const PIN_LENGTH = 6

/** So many wrong ones of one person on one tablet; from then on it takes the password. */
export const PIN_TRIES = 5

/** A tablet that nobody touches for so long locks. */
export const TABLET_IDLE_SECONDS = 120

/** What nobody may do who came by a PIN alone: it is short, and others stand beside who types it. */
const NOT_BY_PIN: readonly Permission[] = ['settings', 'money-settings', 'people', 'backups']

/** Somebody who came by a PIN: narrowed to what that opens. */
export function narrowToPinPermissions<P extends Holder>(person: P) {
  return {
    ...person,
    narrowedTo: permissionsOf(person).filter((permission) => !NOT_BY_PIN.includes(permission)),
  }
}

/** What most who think of six digits think of, beside patterns. */
const COMMON = ['123321', '112233', '445566', '778899', '147258', '159753', '258369', '789456']

/** Whether a PIN is one of the first that somebody would try: one digit, a row of digits, a part that is repeated. */
export function isWeakPin(pin: string): boolean {
  const digits = [...pin].map(Number)
  const steps = new Set(digits.slice(1).map((digit, index) => (digit - digits[index]! + 10) % 10))
  const isRow = steps.size === 1 && [0, 1, 9].includes([...steps][0]!)
  const isRepeated = pin.slice(0, 2).repeat(3) === pin || pin.slice(0, 3).repeat(2) === pin
  return isRow || isRepeated || COMMON.includes(pin)
}
