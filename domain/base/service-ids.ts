// Ids of services and of their units of sale.

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
