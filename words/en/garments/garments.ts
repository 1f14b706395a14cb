// A customer's wardrobe: categories, conditions and the garment form.
import type { GarmentColor } from '#domain/garments/garment-colors.ts'
import type { GarmentCategory, GarmentCondition } from '#domain/garments/garments.ts'

export const garmentCategories: Readonly<Record<GarmentCategory, string>> = {
  shirts: 'Shirts',
  suits: 'Suits',
  dresses: 'Dresses',
  casual: 'Casual',
  outerwear: 'Outerwear',
  sarees: 'Sarees',
  kurtas: 'Kurtas',
  salwars: 'Salwars',
  dhotis: 'Dhotis',
  blouses: 'Blouses',
  trousers: 'Trousers',
  other: 'Other',
}

export const garmentConditions: Readonly<Record<GarmentCondition, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
}

/** What the form calls its fields. */
export const garmentForm = {
  name: 'Name',
  nameExample: 'Blue Oxford shirt',
  category: 'Category',
  chooseCategory: 'Choose a category',
  condition: 'Condition',
  color: 'Colour',
  size: 'Size',
  material: 'Material',
  careInstructions: 'Care instructions',
  never: 'Never',
  notes: 'Notes',
  optional: 'optional',
}

/** What a picture says about a garment, judged on the device. */
export const garmentColors: Readonly<Record<GarmentColor, string>> = {
  black: 'Black',
  white: 'White',
  grey: 'Grey',
  red: 'Red',
  maroon: 'Maroon',
  pink: 'Pink',
  orange: 'Orange',
  brown: 'Brown',
  beige: 'Beige',
  yellow: 'Yellow',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  navy: 'Navy blue',
  purple: 'Purple',
}

/** Offers the colour that the picture seems to have. */
export const takeColor = ({ color }: { color: string }) => `Use “${color}”, as in the picture`
