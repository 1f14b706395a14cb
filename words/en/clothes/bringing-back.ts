// Failed stops: the rider's report at the door, and the run sheet afterwards.
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'

type OfKind = { readonly kind: StopKind }
type OfOrder = { readonly number: string }

const reasons = [
  'Nobody opened the door.',
  'We were asked to come another time.',
  'We couldn’t find the address.',
]

export const bringingBack = {
  /** Opens the dialog; the order's number follows, unseen. */
  cant: ({ kind }: OfKind) => (kind === 'pickup' ? 'Couldn’t pick up' : 'Couldn’t deliver'),
  title: ({ kind, number }: OfKind & OfOrder) =>
    kind === 'pickup' ? `Couldn’t pick up ${number}?` : `Bring ${number} back?`,
  about: ({ kind }: OfKind) =>
    kind === 'pickup'
      ? 'The customer is told why and chooses another time.'
      : 'The order is ready and packed at the laundry again. The customer is told why and chooses another time.',
  why: 'Why? The customer reads it.',
  reasons,
  other: 'Something else',
  own: 'What happened',
  whyNeeded: 'Please say why.',
  bring: ({ kind }: OfKind) => (kind === 'pickup' ? 'Couldn’t pick up' : 'Bring it back'),
  notNow: 'Not now',
  done: ({ kind, number }: OfKind & OfOrder) =>
    kind === 'pickup'
      ? `${number}: the customer is told that you were there.`
      : `${number} goes back to the laundry.`,
  /** On the stop, which is to be made again. */
  was: ({ kind, at, reason }: OfKind & { readonly at: string; readonly reason: string }) =>
    `${kind === 'pickup' ? 'Couldn’t pick up' : 'Brought back'} ${at}: “${reason}”`,
}
