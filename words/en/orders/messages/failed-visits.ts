// A rider's failed visit, in messages and on the order's page.
import type { Paise } from '#domain/base/money.ts'
import type { FailureReason } from '#domain/run-sheet/failed-visit.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'

/** What a message about a visit in vain is made of. */
export type FailedVisitParams = {
  readonly number: string
  readonly visit: StopKind
  readonly at: string
  readonly timeZone: string
  readonly reason: string
  readonly customerMoves?: boolean | undefined
  readonly failureReason?: FailureReason
  readonly isCalled?: true
  /** It got another time since. */
  readonly isMoved?: true
  /** What the next visit costs; left out where it costs nothing. */
  readonly feePaise?: Paise
  /** It reached the laundry hours later. */
  readonly isLate?: true
}

/** `customerMoves`: its customer may choose another delivery time; with express only staff can. */
export function afterFailedVisit(visit: StopKind, customerMoves: boolean): string {
  if (visit === 'pickup') return 'Please choose another pickup time.'
  return customerMoves
    ? 'Your clothes are safe with us. Please choose when we should come again.'
    : 'Your clothes are safe with us, and we will come again as soon as we can. Please ask us in Help if you need a certain time.'
}

/** Of a visit that the laundry hears of after its customer chose another time. */
export const chosenSince = 'You chose another time since, and we’ll come then.'

const sentences: Readonly<Record<Exclude<FailureReason, 'other'>, string>> = {
  nobody_there: 'Nobody opened the door.',
  not_ready: 'Your clothes weren’t ready yet.',
  wrong_address: 'We couldn’t find the address.',
  refused: 'You decided against it at the door.',
  gate_closed: 'The gate was closed.',
  come_later: 'We were asked to come another time.',
}

/** Why a visit failed, as its customer reads it; null where the rider says it in their own words. */
export function failureSentence(reason: FailureReason): string | null {
  return reason === 'other' ? null : sentences[reason]
}
