/** Declaration of a setting: address, permission, and fields with their kinds and limits. */
import type { Paise } from '../base/money.ts'
import type { ServiceId } from '../catalogue/catalogue.ts'
import type { SlotCapacities } from '../slots/slots.ts'
import type { Permission } from '../people/permissions.ts'

/**
 * A whole number. `initial` holds until staff set it; a setting with a column of its own in the laundry's row may do
 * without. `none` is left out of customers' catalogue.
 */
type CountField = { kind: 'count'; least: number; most: number; initial?: number; none?: 0 }

/** A sum, on the wire in rupees; `least` and `most` too. */
type MoneyField = { kind: 'money'; least: number; most: number; initialPaise?: Paise }

/** What a carrier charges for one, in paise with at most two decimals; null where it isn't known. */
type RateField = { kind: 'rate'; most: number; initial: null }

type YesNoField = { kind: 'yes-no'; initial?: boolean }

/** Some of the services, each once. */
type ServicesField = { kind: 'services'; initial?: readonly ServiceId[] }

/** A sum for each of some PIN codes, in rupees on the wire. `none` is left out of customers' catalogue. */
type SumsByPinField = {
  kind: 'sums-by-pin'
  /** Of one sum, in rupees. */
  least: number
  most: number
  mostPins: number
  initial: readonly []
  none?: readonly []
}

/** A whole number for each slot of each weekday, Sunday first. */
type CountBySlotField = {
  kind: 'count-by-slot'
  least: number
  most: number
  initial?: SlotCapacities
}

/** A text in one line, or in several; with `least` 0 it may be empty. */
type TextField = {
  kind: 'text'
  least: 0 | 1
  /** Characters. */
  most: number
  lines?: true
  /** Takes a line of its own on a screen. */
  wide?: true
  /** The form of a number or code that others gave; without, any text is good. */
  form?: { pattern: RegExp; sample: string }
  initial?: string
}

/** How the laundry is reached, which may be empty, and the zone of its times. */
type ContactField = { kind: 'phone' | 'email' | 'time-zone'; initial?: string }

/** One of some choices. */
type ChoiceField = { kind: 'choice'; of: readonly string[]; initial?: string }

/** A choice for each service; null for one that has none of its own. */
type ChoiceByServiceField = { kind: 'choice-by-service'; of: readonly string[]; initial?: {} }

/** A rider's id; empty for nobody, and nobody where that person doesn't ride any more. */
type RiderField = { kind: 'rider'; initial: '' }

/** PIN codes of some riders' areas. */
type PinsByRiderField = { kind: 'pins-by-rider'; mostPins: number; initial: readonly [] }

export type Field =
  | CountField
  | MoneyField
  | RateField
  | YesNoField
  | CountBySlotField
  | TextField
  | ContactField
  | ChoiceField
  | ServicesField
  | ChoiceByServiceField
  | SumsByPinField
  | RiderField
  | PinsByRiderField

export type PinsByRider = { riderId: string; pins: string[] }
export type AmountByPin = { pin: string; amount: number }
export type SumByPin = { readonly pin: string; readonly paise: Paise }

export interface Setting {
  /** Names its events, `business.<name>_changed`. */
  name: string
  /** Where it is changed. */
  path: `/api/admin/${string}`
  permission: Permission
  /** The summary of its call in the API's description. */
  summary: string
  /**
   * The same of reading it alone, for those who may change it; null where a call about more than settings answers it.
   * Without, it is read with all settings.
   */
  reading?: string | null
  /** Whether who changes it has to prove first that it is them. */
  fresh?: true
  /** The fields that customers' catalogue answers: a field by its name there, or several in an object of that name. */
  inCatalogue?: Readonly<Record<string, string | readonly string[]>>
  /** Its fields by name; `own` where the contract, the server and a screen have their own code for them. */
  fields: 'own' | Readonly<Record<string, Field>>
}

/** The value of a field on the wire, by its kind. */
export type ValueOf<F extends Field> = F extends { kind: 'yes-no' }
  ? boolean
  : F extends { kind: 'services' }
    ? ServiceId[]
    : F extends { kind: 'sums-by-pin' }
      ? AmountByPin[]
      : F extends { kind: 'pins-by-rider' }
        ? PinsByRider[]
        : F extends { kind: 'choice'; of: readonly (infer C)[] }
          ? C
          : F extends { kind: 'choice-by-service'; of: readonly (infer C)[] }
            ? Record<ServiceId, C | null>
            : F extends { kind: 'count-by-slot' }
              ? number[][]
              : F extends { kind: 'count' | 'money' }
                ? number
                : F extends { kind: 'rate' }
                  ? number | null
                  : string

/** The value as it is kept: sums in paise, and only the services with a choice of their own. */
export type KeptValueOf<F extends Field> = F extends { kind: 'sums-by-pin' }
  ? readonly SumByPin[]
  : F extends { kind: 'pins-by-rider' }
    ? readonly PinsByRider[]
    : F extends { kind: 'choice-by-service' }
      ? Readonly<Partial<ValueOf<F>>>
      : F extends { kind: 'count-by-slot' }
        ? SlotCapacities
        : ValueOf<F>
