// Search of the console.
import { claimFacts } from '../help/claims-screen.ts'

export const consoleSearch = {
  open: 'Search',
  title: 'Search',
  /** On the button, for those who use a keyboard. */
  shortcut: 'Ctrl K',
  shortcutOnMac: '⌘K',
  field: 'Order, name, phone, company or ticket',
  camera: 'Scan a tag with the camera',
  hint: 'An order or ticket number, a name or email, a company or its GSTIN, or the last three digits of a phone. Scanned links and the tags on bags work, too.',
  recent: 'Opened recently',
  /** What a part of the list is of. */
  kinds: {
    order: 'Orders',
    customer: 'Customers',
    company: 'Companies',
    ticket: 'Tickets',
    claim: 'Claims',
    stop: 'Your stops',
    plant: 'At the plant',
  },
  stops: { pickup: 'Pickup', delivery: 'Delivery' },
  claims: { problems: claimFacts.problems, statuses: claimFacts.statuses },
  done: 'Done',

  searching: 'Searching',
  found: ({ count }: { readonly count: number }) => `${count} found. Enter opens the first.`,
  none: ({ text }: { readonly text: string }) => `No results for “${text}”.`,
  noneHint: 'Check the spelling, or type fewer digits.',
  offline: 'You’re offline. We’ll search when you’re back.',
  failed: 'The search failed.',
}
