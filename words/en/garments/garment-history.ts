// A garment's history at the laundry, for its customer.
import type { PhotoStage } from '#domain/clothes/custody.ts'

export const garmentHistory = {
  open: 'History',
  loading: 'Loading the history',
  failed: 'The history couldn’t be loaded.',
  tag: 'Tag',
  tagHint: 'It stays on the garment, so that we recognise it next time.',
  noTag: 'None yet',
  care: 'Care',
  noCare: 'Nothing special',
  visits: 'Visits',
  none: 'It hasn’t been with us yet',
  noneText: 'Add it to an order, and each visit appears here with its photos.',
  cleaned: 'Cleaned',
  notCleaned: 'Not cleaned yet',
  order: (number: string) => `Order ${number}`,
  stages: { intake: 'Before', packing: 'After' } satisfies Record<PhotoStage, string>,
  openPhoto: ({ name, stage }: { readonly name: string; readonly stage: PhotoStage }) =>
    `${name}, ${stage === 'intake' ? 'as it came' : 'as it was packed'}: open the photo in full`,
  claim: (status: string) => `Your claim: ${status}`,
  earlier: (count: number) =>
    count === 1 ? 'And 1 visit before these.' : `And ${count} visits before these.`,
}
