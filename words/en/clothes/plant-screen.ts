// The plant's page: clothes to process, and the one button of each.
import type { PlantStatus } from '#domain/clothes/plant-list.ts'

const NEXT: Readonly<Record<PlantStatus, string>> = {
  picked_up: 'Back to received',
  washing: 'Start',
  ready: 'Ready',
}

export const plantScreen = {
  title: 'Plant',
  scan: 'Scan a tag',
  loading: 'Loading the clothes to process',
  notLoaded: 'The clothes to process couldn’t be loaded.',
  empty: 'Nothing to process',
  emptyHint: 'Clothes appear here as soon as they come in.',
  count: ({ count }: { readonly count: number }) =>
    count === 1 ? 'One order to process' : `${count} orders to process`,
  groups: { washing: 'In processing', picked_up: 'Waiting' },
  due: ({ when }: { readonly when: string }) => `Back by ${when}`,
  late: 'Late',
  express: 'Express',
  pieces: ({ pieces }: { readonly pieces: number }) =>
    `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`,
  care: 'Care',
  careful: 'Handle with care',
  /** Its number among the bags and items of its order. */
  unit: ({ unit }: { readonly unit: number }) => `(number ${unit})`,
  tag: 'Bag tag',
  newTab: ' (opens in a new tab)',
  /** Names the press for one order; it stands on the button without the number. */
  next: ({ status }: { readonly status: PlantStatus }) => NEXT[status],
  /** On a card that keeps its place while others are pressed. */
  moved: {
    picked_up: 'Back to received',
    washing: 'Being processed',
    ready: 'Ready',
    gone: 'No longer on this list',
  },
  ofOrder: ({ number }: { readonly number: string }) => ` of order ${number}`,
  saving: 'Saving…',
  notSaved: 'That was not saved. Please press it again.',
  done: ({ number, status }: { readonly number: string; readonly status: PlantStatus }) =>
    status === 'ready' ? `${number} is ready` : `${number} is being processed`,
  undo: 'Undo',
}
