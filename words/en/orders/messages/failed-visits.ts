// A rider's failed visit, in messages and on the order's page.
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'

/** `customerMoves`: its customer may choose another delivery time; with express only staff can. */
export function afterFailedVisit(visit: StopKind, customerMoves: boolean): string {
  if (visit === 'pickup') return 'Please choose another pickup time.'
  return customerMoves
    ? 'Your clothes are safe with us. Please choose when we should come again.'
    : 'Your clothes are safe with us, and we will come again as soon as we can. Please ask us in Help if you need a certain time.'
}
