/** Making and texting codes, for any purpose. */
import { randomInt } from 'node:crypto'
import { CODE_LENGTH } from '#domain/base/pasted.ts'
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
      // A number that the gateway refuses stays so.
      if (!(error instanceof Refused)) again.set(job, error)
    })
  return again
}
