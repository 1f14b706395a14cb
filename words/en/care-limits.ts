// What a garment may not get, as people who handle it and its owner read it.
import type { CareLimit } from '#domain/garment-care.ts'

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
