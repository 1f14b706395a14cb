// Login and Sign Up for a visitor with an order under way.

export const orderBeforeSignIn = {
  keptTitle: 'Your order is kept',
  kept: 'Once you are in, it is there as you left it, ready to be placed.',
  backToIt: 'Back to your order',
  firstTitle: 'No need to log in yet',
  first:
    'Choose your items, day and address and see the price. You sign in when you place the order.',
  buildFirst: 'Build your order first',
}
