// The screen on which an order is followed.

export const trackOrderScreen = {
  title: 'Track Order',
  intro: 'Enter your order ID and watch your clothes come down the line.',
  order: ({ number }: { readonly number: string }) => `Order ${number}`,
  looking: 'Looking for your order',
  found: ({ number }: { readonly number: string }) => `Order ${number} found`,
  failed: 'An error occurred while fetching your order.',

  call: 'Call us',
  help: 'Help',
  another: 'Track another order',
  others: 'Your other orders under way',
  /** Above the progress of an order that was cancelled. */
  howFar: 'How far it had come',

  items: 'Items',
}
