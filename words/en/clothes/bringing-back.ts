// Failed stops: the rider's report at the door, and the run sheet afterwards.
import type { FailureReason } from '#domain/run-sheet/failed-visit.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { failureSentence } from '../orders/messages/failed-visits.ts'

type OfKind = { readonly kind: StopKind }
type OfOrder = { readonly number: string }

export const bringingBack = {
  /** Opens the dialog; the order's number follows, unseen. */
  cant: ({ kind }: OfKind) => (kind === 'pickup' ? 'Couldn’t pick up' : 'Couldn’t deliver'),
  title: ({ kind, number }: OfKind & OfOrder) =>
    kind === 'pickup' ? `Couldn’t pick up ${number}?` : `Bring ${number} back?`,
  about: ({ kind }: OfKind) =>
    kind === 'pickup'
      ? 'The customer is told why and chooses another time.'
      : 'The order is ready and packed at the laundry again. The customer is told why and chooses another time.',
  why: 'What happened?',
  reasons: {
    nobody_there: 'Nobody there',
    not_ready: 'Not ready',
    wrong_address: 'Wrong address',
    refused: 'Refused',
    gate_closed: 'Gate closed',
    come_later: 'Come later',
    other: 'Something else',
  } satisfies Record<FailureReason, string>,
  sentence: failureSentence,
  /** What the customer is told for the chosen reason. */
  reads: ({ sentence }: { readonly sentence: string }) => `The customer reads: “${sentence}”`,
  own: 'In your words; the customer reads it',
  whyNeeded: 'Please say why.',
  /** A link that calls. */
  call: 'Call the customer',
  proofHint: 'A call or a photo is your proof that you were there.',
  called: ({ at }: { readonly at: string }) => `Your call: ${at}`,
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
