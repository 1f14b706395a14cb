// The board: riders side by side with their stops, for staff who plan the run.
const stopsText = (count: number) => (count === 1 ? '1 stop' : `${count} stops`)

type Count = { readonly count: number }
type Named = { readonly name: string }

export const runBoard = {
  title: 'Board',
  /** On the run sheet; the console's own link opens today's. */
  open: 'This day’s board',
  toSheet: 'Run sheet',
  day: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  loading: 'Loading the board',
  notLoaded: 'The board couldn’t be loaded.',
  noStops: 'No stops',
  noStopsHint: 'Nothing to pick up or to deliver on this day.',
  noRiders: 'Nobody rides yet',
  noRidersHint: 'Invite a colleague as a rider under People, and their column stands here.',

  nobody: 'No rider',
  nobodyEmpty: 'Every stop has a rider.',
  riderEmpty: 'No stops yet.',
  left: ({ count }: Count) => (count === 0 ? 'none left' : `${count} left`),
  done: ({ count }: Count) => `${count} done`,
  overdue: 'Left from earlier days',
  otherTimes: 'Other times',
  columns: 'Riders',
  pickup: 'Pickup',
  delivery: 'Delivery',
  orders: ({ count }: Count) => (count === 1 ? '1 order' : `${count} orders`),
  bags: ({ count }: Count) => (count === 1 ? '1 bag or item' : `${count} bags and items`),

  moveTo: 'Move to…',
  /** Names the button for screen readers. */
  moveStop: ({ number, name }: Named & { readonly number: string }) =>
    `Move to another rider: ${number}, ${name}`,
  moved: ({ number, to }: { readonly number: string; readonly to: string | null }) =>
    to === null ? `${number} has no rider now` : `${number} moved to ${to}`,
  moveFailed: 'The stop couldn’t be moved. Please try again.',
  /** Another planner was faster. */
  stale: ({ count }: Count) =>
    count === 1
      ? '1 stop had another rider by now, and stays with them.'
      : `${count} stops had other riders by now, and stay with them.`,

  shareOut: 'Share out',
  shareOutOf: ({ slot }: { readonly slot: string }) => `Share out, ${slot}`,
  shareTitle: ({ count, slot }: Count & { readonly slot: string }) =>
    `Share out ${stopsText(count)}, ${slot}`,
  shareAbout: 'Evenly, with what each rider has in this slot. Stops near each other stay together.',
  shareAmong: 'Share among',
  shareOf: ({ added, all }: { readonly added: number; readonly all: number }) =>
    added === 0 ? `no more, ${all} in all` : `${added} more, ${all} in all`,
  shareNone: 'Tick at least one rider.',
  shareSubmit: ({ count }: Count) => `Share out ${stopsText(count)}`,
  shareBusy: 'Sharing out…',
  shareFailed: 'The stops couldn’t be shared out. Please try again.',
  shared: ({ count }: Count) => `${stopsText(count)} shared out.`,
  undo: 'Undo',
  undone: ({ count }: Count) => `${stopsText(count)} moved back`,
}
