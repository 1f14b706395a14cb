// What Login and Sign Up say to somebody on the way to an order.

export const orderBeforeSignIn = {
  keptTitle: 'Your order is kept',
  kept: 'Once you are in, it is there as you left it, ready to be placed.',
  backToIt: 'Back to your order',
  firstTitle: 'No need to log in yet',
  first:
    'Choose your items, day and address and see the price. You sign in when you place the order.',
  buildFirst: 'Build your order first',
}
