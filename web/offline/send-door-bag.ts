// Sending a bag of no order: its rider's own, or a colleague's for them.
import { takeDoorBag } from '#contract/run-sheet/door-bags.ts'
import { deedOfKind } from '#domain/run-sheet/deed.ts'
import { addressOf, call } from '#web/lib/api.ts'
import type { Completion } from './kept-completions.ts'
import { completionTimes } from './deed-times.ts'

const askTake = addressOf(takeDoorBag)

/** A deed that is a bag of no order. */
export type DoorBag = Completion & Required<Pick<Completion, 'service'>>

export function isDoorBag(deed: Completion): deed is DoorBag {
  return deed.service !== undefined
}

/**
 * @param handedInFor the rider, where a colleague sends it
 * @returns the sentence that its rider reads
 * @throws ApiError of the server's refusal or of the line
 */
export function sendDoorBag(deed: DoorBag, handedInFor?: string): Promise<{ message: string }> {
  const { entry, input } = callOfDoorBag(deed, handedInFor)
  return call(entry, input)
}

/** The call that sends a bag, and what it takes. */
export function callOfDoorBag(deed: DoorBag, handedInFor?: string) {
  const { key, at, userId, orderId, kind, service, bags = 1 } = deed
  const input = {
    headers: { 'idempotency-key': key },
    body: {
      ...deedOfKind(deed, 'bag'),
      service,
      bags,
      orderId,
      kind,
      markedBy: userId,
      ...completionTimes(at),
      ...(handedInFor !== undefined && { handedInFor }),
    },
  }
  return { entry: askTake, input }
}
