/** Declaration of a setting: address, permission, and fields with their kinds and limits. */
import type { Paise } from '../base/money.ts'
import type { ServiceId } from '../catalogue/catalogue.ts'
import type { Permission } from '../people/permissions.ts'

/**
 * A whole number. `initial` holds until staff set it; without one, a column of the laundry's row has it. Customers
 * aren't told of `none`.
 */
type CountField = { kind: 'count'; least: number; most: number; initial?: number; none?: 0 }

/** A sum, on the wire in rupees; `least` and `most` too. */
type MoneyField = { kind: 'money'; least: number; most: number; initialPaise?: Paise }

type YesNoField = { kind: 'yes-no'; initial?: boolean }

/** Some of the services, each once. */
type ServicesField = { kind: 'services'; initial?: readonly ServiceId[] }

/** A sum for each of some PIN codes, in rupees on the wire; none until staff set one. Customers aren't told of none. */
type SumsByPinField = {
  kind: 'sums-by-pin'
  /** Of one sum, in rupees. */
  least: number
  most: number
  mostPins: number
  initial: readonly []
}

export type Field = CountField | MoneyField | YesNoField | ServicesField | SumsByPinField

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
  /** What customers read of it in the catalogue: a field by its name there, or some fields in an object of that name. */
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
      : number

/** The value as it is kept: sums in paise. */
export type KeptValueOf<F extends Field> = F extends { kind: 'sums-by-pin' }
  ? readonly SumByPin[]
  : ValueOf<F>
