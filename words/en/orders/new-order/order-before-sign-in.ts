// Login and Sign Up for a visitor with an order under way.

export const orderBeforeSignIn = {
  keptTitle: 'Your order is saved',
  kept: 'Log in or sign up, and it’s ready to place, just as you left it.',
  backToIt: 'Back to your order',
  firstTitle: 'No need to log in yet',
  first:
    'Choose your items, day and address and see the price. You log in when you place the order.',
  buildFirst: 'Build your order first',
}
