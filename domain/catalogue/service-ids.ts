// Owns how services and the units they are sold by are called, everywhere that names one.

/** In the order in which they are shown. */
export const SERVICE_IDS = [
  'wash-fold',
  'dry-cleaning',
  'ironing',
  'special-care',
  'home-textiles',
  'accessories',
] as const

/** Kilograms or pieces. */
export const UNITS = ['kg', 'piece'] as const
