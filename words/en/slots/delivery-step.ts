// Delivery choices in the order form.

export const deliveryStep = {
  day: 'Delivery day',
  laterDay: 'Choose a later day',
  timeOn: ({ date }: { readonly date: string }) => `Delivery time on ${date}`,
  /** Names a window beside the times of pickup. */
  deliveryAt: ({ time, isFull }: { readonly time: string; readonly isFull: boolean }) =>
    `Delivery ${time}${isFull ? ', full' : ''}`,
  full: 'Full',
  pickupFirst: 'Choose a pickup time to see the delivery days.',
  estimateFirst: 'Choose a pickup time to see when your clothes are back.',
  estimated: 'Estimated delivery:',
  /** The services of an order that take two days, by their names. */
  slow: ({ services }: { readonly services: readonly string[] }) =>
    `${services.join(' and ')} ${services.length === 1 ? 'takes' : 'take'} 48 hours.`,

  /** The promise of the standard delivery, and of express that evening; `date` and `time` as people read them. */
  standard: ({ date }: { readonly date: string }) => `Back on ${date}.`,
  express: ({ time }: { readonly time: string }) => `Back the same evening, ${time}.`,
  expressMornings: ({ times }: { readonly times: readonly string[] }) =>
    `Same day, for morning pickups only: ${times.join(' or ')}.`,
  eveningFull: 'That evening’s deliveries are full. Please choose another day or delivery.',
}
