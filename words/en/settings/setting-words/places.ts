// Words of the settings on the tab of places.
import type { WordsOnTab } from './words-of-setting.ts'

export const placesSettings: WordsOnTab<'places'> = {
  capacities: {
    title: 'Places per slot',
    intro:
      'How many pickups can be booked in each slot. A lower number doesn’t affect pickups already booked. For a single date, see Dates.',
    done: 'The places are saved.',
    audit: 'Places per pickup slot',
    fields: { capacities: { label: 'Places', audit: ['the week', () => 'places'] } },
  },
  deliveryPlaces: {
    title: 'Deliveries per window',
    intro:
      'How many orders can come back in the same two hours. A full window is not offered to customers. A lower number doesn’t affect deliveries already promised.',
    done: 'The places are saved.',
    audit: 'Places per delivery window',
    fields: {
      deliveryPlaces: { label: 'Deliveries in a window', name: 'Deliveries', audit: 'deliveries' },
    },
  },
  orderLimits: {
    title: 'New customers',
    intro:
      'Until their first order is back with them, customers can have this many under way. You can always place more for them.',
    done: 'The limit is saved.',
    audit: 'New customers',
    fields: {
      newCustomerOrders: { label: 'Orders under way', name: 'Orders', audit: 'orders under way' },
    },
  },
  limits: {
    title: 'Limits',
    intro:
      'What one order can hold, and what one customer can place in an hour and keep. Customers who want more read the limit and your phone number. A lower number doesn’t affect orders already placed.',
    done: 'The limits are saved.',
    audit: 'Limits',
    fields: {
      kilograms: { label: 'Kilograms an order', name: 'Kilograms', audit: 'kilograms of an order' },
      piecesOfItem: { label: 'Pieces of one item', audit: 'pieces of one item' },
      pieces: { label: 'Pieces an order', name: 'Pieces', audit: 'pieces of an order' },
      items: { label: 'Different items', audit: 'different items of an order' },
      bags: { label: 'Bag tags an order', name: 'Bags', audit: 'bags of an order' },
      ordersPerHour: {
        label: 'Orders an hour',
        name: 'Orders',
        audit: 'orders of a customer within an hour',
      },
      addresses: { label: 'Saved addresses', name: 'Addresses', audit: 'addresses of a customer' },
      garments: { label: 'Garments', audit: 'garments of a customer' },
    },
  },
}
