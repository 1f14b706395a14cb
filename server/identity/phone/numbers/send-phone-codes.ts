/** Making and texting codes, for any purpose. */
import { randomInt } from 'node:crypto'
import { CODE_LENGTH } from '#domain/base/pasted.ts'
import { recordUnsentCode } from '../../../notifications/outbox/unsent/record-unsent-code.ts'
import { Refused } from '../../../platform/mail/refused.ts'

/** Six random digits. */
export function newPhoneCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

/**
 * Sends the text of each job, one after the other.
 * @returns the jobs whose text could not be sent, each with why
 */
export async function sendPhoneCodes<Job>(
  jobs: readonly Job[],
  send: (job: Job) => Promise<void>,
): Promise<ReadonlyMap<Job, unknown>> {
  const again = new Map<Job, unknown>()
  for (const job of jobs)
    await send(job).catch((error: unknown) => {
      again.set(job, error)
    })
  return again
}

/** Sends the text with a code. What is refused stays so: it is recorded for staff, and not tried again. */
export async function sendCodeText(
  deps: Parameters<typeof recordUnsentCode>[0],
  to: { userId: string | null; number: string },
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await recordUnsentCode(deps, { ...to, reason: error.message })
  }
}
