// What staff read while they search in the console.
export const consoleSearch = {
  open: 'Search',
  title: 'Search',
  /** On the button, for those who use a keyboard. */
  shortcut: 'Ctrl K',
  shortcutOnMac: '⌘K',
  field: 'Order, name or phone',
  camera: 'Scan a tag with the camera',
  hint: 'An order’s number, a name or email, or the last three digits of a phone. Scanned links and the tags on bags work, too.',
  recent: 'Opened lately',
  /** What a part of the list is of. */
  kinds: {
    order: 'Orders',
    customer: 'Customers',
    stop: 'Your stops',
    plant: 'At the plant',
  },
  stops: { pickup: 'Pickup', delivery: 'Delivery' },
  done: 'Done',

  searching: 'Searching',
  found: ({ count }: { readonly count: number }) => `${count} found. Enter opens the first.`,
  none: ({ text }: { readonly text: string }) => `Nothing is found for “${text}”.`,
  noneHint: 'Check the spelling, or type fewer digits.',
  offline: 'There is no network now. What you typed is searched for as soon as it is back.',
  failed: 'The search didn’t work.',
}
