// Several orders of one customer in one delivery: the dialog on an order's page, and the run sheet.
export const together = {
  menu: 'Deliver together…',
  title: 'Deliver together',
  about:
    'One stop and one window for all of them. Each keeps its number, its price and its invoice.',
  with: 'With',
  loading: 'Looking for other orders',
  notLoaded: 'The other orders couldn’t be loaded.',
  none: 'This customer has no other order with a delivery time for the same address.',
  /** Follows an order's number. */
  comes: ({ when, items }: { readonly when: string; readonly items: string }) =>
    `${when}: ${items}`,
  /** `moved`: the numbers of those that move. */
  all: ({ when, moved }: { readonly when: string; readonly moved: readonly string[] }) =>
    moved.length === 0
      ? `All of them come on ${when} already: they are one stop.`
      : `All of them come on ${when}. ${list(moved)} ${moved.length === 1 ? 'moves' : 'move'} there, and the customer is notified.`,
  join: 'Deliver together',
  joined: (count: number) => (count === 1 ? 'One order moved' : `${count} orders moved`),
  /** Kept where the window is full: they take no other stop of it. */
  why: ({ number }: { readonly number: string }) => `Delivered together with ${number}.`,
  isTogether: ({ when }: { readonly when: string }) => `They come together on ${when}.`,
  undo: 'Undo',
  undone: 'Each has its own delivery again',
  notUndone: 'This couldn’t be undone.',
  whyApart: 'No longer delivered together.',
  done: 'Done',
  /** On the run sheet. */
  ordersOfStop: ({ count }: { readonly count: number }) => `${count} orders, one stop`,
}

function list(numbers: readonly string[]): string {
  return new Intl.ListFormat('en-IN').format(numbers)
}
