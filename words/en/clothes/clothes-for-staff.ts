// Location of an order's clothes, for staff on its page; customers' words are in `order-clothes.ts`.
import { PLACES } from './clothes-screen.ts'
import { handedInOnOrder } from './handed-in.ts'
import { type ClothesWords, orderClothes, clothesHolderText } from './order-clothes.ts'

export const clothesForStaff: ClothesWords = {
  ...orderClothes,
  ...clothesHolderText({
    places: { ...PLACES, plant: 'at the plant, not packed yet' },
    handedIn: { rider: 'handed to the rider', counter: 'brought to the counter' },
    handedTo: {
      rider: 'handed to the rider',
      vendor: 'given to an outside laundry',
      customer: 'handed to the customer',
      guard: 'handed to the guard',
      neighbour: 'handed to a neighbour',
    },
    toOtherRider: 'handed to another rider',
    backFromVendor: 'back from an outside laundry',
    anotherDay: 'expected back from an outside laundry on another day',
    missing: 'missing',
    writtenOff: 'given up',
  }),
  handedIn: handedInOnOrder,
  title: 'Where the clothes are',
  failed: 'Where the clothes are couldn’t be loaded.',
  claimed: (status) => `Claim: ${status}`,
  numberLabel: 'Number from a message or an invoice',
  numberChecked: ({ typed, entry, fits }) => {
    if (entry === undefined)
      return `${fits} But “${typed}” isn’t one: it has 12 characters, digits and the letters a to f.`
    return entry === null
      ? `None of these entries is ${typed}: it belongs to another order, or entries were written again since.`
      : `${fits} That number is entry ${entry}: all up to it is as it was when the number was sent.`
  },
  fits: ({ head }) =>
    `This device recomputed every entry, and they fit: nothing was changed or left out in between. The last one is ${head}.`,
  broken: ({ entry }) => `Entry ${entry} doesn’t fit the one before it: it was changed since.`,
}
