// Setting of count levels.
import type { CountLevel } from '#domain/orders/count-levels.ts'

export const countSettings = {
  title: 'How clothes are counted in',
  intro:
    'What your plant is asked to count when clothes come in. It never holds an order back: an uncounted order goes on, and the customer reads that it wasn’t counted.',
  done: 'How clothes are counted in is saved.',
  level: 'The laundry',
  levels: {
    off: 'Not counted: the plant isn’t asked, and the customer isn’t told',
    bags: 'By the bag: how many bags, and what they weigh',
    items: 'Piece by piece: each one for itself',
  } satisfies Record<CountLevel, string>,
  services: 'Services with a level of their own',
  own: {
    off: 'Not counted',
    bags: 'By the bag',
    items: 'Piece by piece',
  } satisfies Record<CountLevel, string>,
  asLaundry: 'As the laundry',
  several:
    'An order of several services: the pieces that are counted one by one are asked for, and the rest by the bag.',
}
