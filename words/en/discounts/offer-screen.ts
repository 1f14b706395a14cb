// Offer screen, opened by an offer's link: its code, and one press that stops offers.

export const offerScreen = {
  title: 'Offers',
  description: 'Use an offer, or stop offers.',
  loading: 'Opening the link',
  code: ({ code }: { readonly code: string }) => `Your code is ${code}`,
  useCode: 'Type it at the end of your order.',
  book: 'Book a pickup',

  stopTitle: 'No more offers?',
  stopLine: 'Offers and the newsletter end with one press. Messages about your orders go on.',
  stop: 'Stop offers',
  stopping: 'Stopping…',
  failed: 'Offers couldn’t be stopped. Please try again.',

  stopped: 'Offers are stopped',
  stoppedLine:
    'You get no more offers and no newsletter. Messages about your orders go on. You can turn each of them on or off in your profile.',
  profile: 'Open your profile',

  badLink: 'This link doesn’t work.',
  badLinkLine:
    'It wasn’t copied in full. You can turn offers off in your profile, under Notifications.',
}
