// Choice of a way to pay an order.
export const paymentWays = {
  label: 'Payment method',
  cardExpired: 'This card has expired.',
  defaultCard: 'Default',
  cardsNotLoaded: 'Your saved cards couldn’t be loaded.',
}
