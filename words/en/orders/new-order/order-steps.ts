// Later steps of the order form: pickup, addresses, payment and review. Amounts come in written.

type Amount = { readonly amount: string }

export const orderSteps = {
  pickup: {
    title: 'Pickup',
    loading: 'Loading pickup times',
    notLoaded: 'The pickup times couldn’t be loaded.',
    notified: 'We’ll notify you 30 minutes before pickup.',
    delivery: 'Delivery',
    preference: 'Delivery preference',
    free: 'Free',
  },

  address: {
    label: 'Addresses',
    pickup: 'Pickup address',
    delivery: 'Delivery address',
    phoneHint: 'So that our driver can reach you. We save it in your profile.',
    instructions: 'Special instructions',
    instructionsHint: 'A stain to look at, a gate code, a neighbour who can open.',
    payment: 'Payment',
    cardNote: 'Charged when your clothes are ready and the price is final.',
  },

  review: {
    clothes: 'Your clothes',
    pricing: 'Working out the price',
    notPriced: 'The price couldn’t be worked out.',
    caption: 'Items and prices of this order',
    saved: ({ amount }: Amount) => `You save ${amount} by ordering online.`,
    /** Of the Laundry Club's allowance. */
    left: ({ kilograms, pickups }: { readonly kilograms: number; readonly pickups: number }) =>
      `Leaves you with ${kilograms} kg and ${pickups} ${pickups === 1 ? 'pickup' : 'pickups'}.`,
    garments: 'From your wardrobe',
    /** Marked: what is read out alone. */
    change: ({ part }: { readonly part: string }) => `Change[: ${part}]`,

    times: 'Pickup and delivery',
    pickup: 'Pickup',
    delivery: 'Delivery',
    estimated: 'Estimated delivery',

    contact: 'Address and payment',
    pickupAddress: 'Pickup address',
    deliveryAddress: 'Delivery address',
    sameAddress: 'Same as pickup',
    instructions: 'Special instructions',
    payment: 'Payment',
  },

  promo: {
    code: 'Promo code',
    taken: ({ label, amount }: Amount & { readonly label: string }) =>
      `${label} takes ${amount} off.`,
    remove: 'Remove',
    apply: 'Apply',
    checking: 'Checking…',
    withoutCode: 'Continue without a code',
  },
}
