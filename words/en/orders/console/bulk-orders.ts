// Bulk actions on orders in the list's bar: actions, dialogs and the result for each order.
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { formatPaise, type Paise } from '#domain/base/money.ts'
import { orderCountText } from './set-status.ts'

export const bulkOrders = {
  actions: 'For all selected orders',
  bagTags: 'Bag tags',
  bagsEach: 'Bags per order…',
  assign: 'Assign…',
  move: 'Reschedule…',
  markPaid: 'Mark paid…',
  message: 'Message…',
  export: 'Export',
  tooMany: ({ most }: { most: number }) => `At most ${most} orders at once.`,

  cancel: 'Cancel',
  close: 'Close',
  working: 'Working…',
  failed: 'That could not be done. Please try again.',
  /** Above the list of what failed. */
  notDone: (count: number) =>
    `${orderCountText(count)} stayed as ${count === 1 ? 'it was' : 'they were'}:`,
  noNumber: 'An order',
  nothingLeft: (count: number) => `${orderCountText(count)} needed no change.`,

  tagsTitle: (count: number) => `Bag tags of ${orderCountText(count).toLowerCase()}`,
  tagsAbout: 'One label a bag, numbered 1 of 3, 2 of 3 and so on, in one PDF.',
  bagsOf: (number: string) => `Bags of ${number}`,
  bagsLoading: 'Looking up the bags',
  bagsFailed: 'How many bags came in couldn’t be loaded: each order has one here.',
  printTags: (count: number) =>
    count === 0 ? 'Open labels' : count === 1 ? 'Open one label' : `Open ${count} labels`,
  newTab: ' (opens in a new tab)',

  assignTitle: (count: number) => `Assign ${orderCountText(count).toLowerCase()}`,
  stops: 'Which stops',
  kinds: { pickup: 'Pickups', delivery: 'Deliveries' } satisfies Record<StopKind, string>,
  rider: 'Rider',
  chooseRider: 'Choose a rider…',
  unassigned: 'Not assigned',
  ridersLoading: 'Loading the riders',
  ridersFailed: 'The riders couldn’t be loaded.',
  assignThem: 'Assign',
  assigned: (count: number) => `${orderCountText(count)} assigned`,

  moveTitle: (count: number) => `Reschedule ${orderCountText(count).toLowerCase()}`,
  moveAbout: 'Each customer gets one message about it.',
  whatMoves: 'What to reschedule',
  day: 'To which day',
  time: 'Time',
  ownTime: 'The time each order has now',
  chooseTime: 'Choose a time…',
  noPickups: 'There are no pickups on that day.',
  notOffered: (label: string) => `${label}, not on that day`,
  placesLeft: ({ label, left }: { label: string; left: number }) =>
    left === 0 ? `${label}, full` : `${label}, ${left} ${left === 1 ? 'place' : 'places'} left`,
  whyFull: 'Why more fit into a full slot',
  whyFullHint:
    'Only to overbook; otherwise orders without room stay where they are. It is kept in the audit log. Please don’t name customers.',
  moveThem: 'Reschedule them',
  moved: (count: number) => `${orderCountText(count)} rescheduled`,

  paidTitle: (count: number) => `Mark ${orderCountText(count).toLowerCase()} as paid`,
  paidAbout: ({ duePaise, count }: { duePaise: Paise; count: number }) =>
    count === 0
      ? 'Nothing is due on these orders.'
      : `${formatPaise(duePaise)} is due on ${orderCountText(count).toLowerCase()}. Each customer gets a receipt.`,
  messageTitle: (count: number) =>
    `Write to the customers of ${orderCountText(count).toLowerCase()}`,
  messageAbout: 'Each customer gets it once, through the channels they chose. It can’t be undone.',
  messageText: 'Message',
  send: 'Send',
  notSent: (count: number) =>
    `${count === 1 ? 'One customer' : `${count} customers`} couldn’t be reached:`,
  sent: (count: number) => `${count === 1 ? 'One message' : `${count} messages`} sent`,

  method: 'How it was paid',
  methods: { cash: 'In cash', upi: 'By UPI' },
  markThem: 'Mark as paid',
  marked: (count: number) => `${orderCountText(count)} marked as paid`,
}
