// Sending a rider's completion from the device to the server.
import { bringBack, failPickup } from '#contract/run-sheet/bring-back.ts'
import { type RunStop, completeStop } from '#contract/run-sheet/run-sheet.ts'
import { deedOfKind, deedTexts } from '#domain/run-sheet/deed.ts'
import { addressOf } from '#web/lib/api.ts'
import { upload } from '#web/lib/upload.ts'
import type { Completion } from './kept-completions.ts'
import { completionTimes } from './deed-times.ts'
import { completionForm } from './late-completions.ts'

const askComplete = addressOf(completeStop)

const askBringBack = addressOf(bringBack)

const askFailPickup = addressOf(failPickup)

/**
 * Sends a completion, or a visit that failed; of several orders the first.
 * @returns the stop as it then is
 * @throws ApiError of the server's refusal or of the line
 */
export function sendCompletion(completion: Completion): Promise<RunStop> {
  const { entry, form } = callOfCompletion(completion)
  return upload(entry, form, () => {})
}

/** The call that sends a completion, or a visit that failed, and its form; of several orders the first. */
export function callOfCompletion(completion: Completion) {
  return completion.broughtBack
    ? callOfFailedVisit(completion)
    : { entry: askComplete, form: completionForm(completion) }
}

function callOfFailedVisit(completion: Completion) {
  const { key, at, userId, orderId, kind, photo } = completion
  const { note: reason = '', ...said } = deedTexts(deedOfKind(completion, 'failed'))
  const form = {
    params: { orderId },
    headers: { 'idempotency-key': key },
    texts: {
      reason,
      ...said,
      markedBy: userId,
      ...completionTimes(at),
    },
    file: photo,
    field: 'photo',
  }
  return { entry: kind === 'pickup' ? askFailPickup : askBringBack, form }
}
