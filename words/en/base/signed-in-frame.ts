// Frame of a signed-in customer's screens on a phone.

export const signedInFrame = {
  bar: 'Quick access',
  home: 'Home',
  orders: 'Orders',
  newOrder: 'New',
  club: 'Club',
  me: 'Me',

  /** The folded line in place of the footer. */
  more: ({ laundry }: { readonly laundry: string }) => `About ${laundry}, help and hours`,

  account: 'Account',
  payment: 'Payment Methods',
  loyalty: 'Loyalty Rewards',
  profile: 'Profile & Settings',
  myOrders: 'My Orders',
  help: 'Help & Support',
  logout: 'Logout',
  stillSignedIn: 'You are still logged in.',
  tryAgain: 'Please try again.',
}
