// Care limits of a garment, for its owner and for people who handle it, and the processes of machines.
import type { CareLimit, Process } from '#domain/garments/garment-care.ts'

export const careLimits: Readonly<Record<CareLimit, string>> = {
  tumble_drying: 'Tumble-drying',
  bleach: 'Bleach',
  hot_iron: 'A hot iron',
}

/** The same as a sign beside a piece. */
export const careSigns: Readonly<Record<CareLimit, string>> = {
  tumble_drying: 'No tumble-drying',
  bleach: 'No bleach',
  hot_iron: 'No hot iron',
}

/** What must not be done to a garment, after “must not”. */
export const processed: Readonly<Record<Process, string>> = {
  wash: 'be washed',
  tumble_dry: 'be tumble-dried',
  bleach: 'be bleached',
  press: 'be pressed hot',
}

/** What a machine does, after its name. */
export const processes: Readonly<Record<Process, string>> = {
  wash: 'washes',
  tumble_dry: 'tumble-dries',
  bleach: 'bleaches',
  press: 'presses hot',
}
