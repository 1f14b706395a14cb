// Arrivals, on their customers' pages.
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'

export const arrivals = {
  title: ({ kind, rider }: { readonly kind: StopKind; readonly rider: string }) =>
    kind === 'pickup' ? `${rider} picks up today` : `${rider} delivers today`,
  /** Both as people read them. */
  between: ({ from, until }: { readonly from: string; readonly until: string }) =>
    `Between ${from} and ${until}`,
  late: ({ about }: { readonly about: string }) => `Later than promised: about ${about}. Sorry.`,
  later: 'A little later than we said.',
  sooner: 'A little sooner than we said.',
  next: 'You’re next.',
  changes: 'We keep this up to date as our rider goes from door to door.',
}
