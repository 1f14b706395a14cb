/** Texts the requested sign-in codes. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { SIGN_IN_CODE_MINUTES } from '#contract/accounts/phone-sign-in.ts'
import { recordUnsentCode } from '../../../notifications/outbox/unsent/record-unsent-code.ts'
import { writeDltText } from '../../../notifications/templates/write-dlt-text.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import type { Queues } from '../../../platform/jobs/queues.ts'
import { findPhoneOwner } from '../numbers/find-phone-owner.ts'
import { newPhoneCode, sendCodeText, sendPhoneCodes } from '../numbers/send-phone-codes.ts'
import { codeHash } from './code-hash.ts'
import { findWaitingNumber, storeSignInCode } from './store.ts'

type Job = Queues['text-sign-in-code']
type Needs = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'laundry' | 'events' | 'staffWords' | 'wordsFor' | 'sms'
>

const GOOD_FOR_MS = SIGN_IN_CODE_MINUTES * 60_000

/**
 * A code is sent at once and stored as a hash alone, so staff never read one in the outbox.
 * @returns the jobs whose text could not be sent, each with why
 */
export function sendSignInCodes(
  deps: Needs,
  jobs: readonly Job[],
): Promise<ReadonlyMap<Job, unknown>> {
  return sendPhoneCodes(jobs, (job) => textCode(deps, job))
}

async function textCode(deps: Needs, { ticketHash, askedAt }: Job): Promise<void> {
  const { db, clock, config, laundry, staffWords, wordsFor, sms } = deps
  const now = clock()
  // Anyone who waited longer has given up, and a late code only puzzles.
  const isLate = now.getTime() - Date.parse(askedAt) > GOOD_FOR_MS
  const code = newPhoneCode()
  const number = isLate
    ? await findWaitingNumber(db, ticketHash)
    : await storeSignInCode(
        db,
        ticketHash,
        codeHash(ticketHash, code, config.authSecret),
        new Date(now.getTime() + GOOD_FOR_MS),
      )
  if (number === null) return
  const owner = await findPhoneOwner(db, number)
  const to = { userId: owner?.id ?? null, number }
  if (isLate) {
    await recordUnsentCode(deps, { ...to, reason: staffWords.deliveryProblems.codeExpired })
    return
  }
  const { name } = await laundry(MAIN_BRANCH).settings.current()
  const words = wordsFor(owner ?? {})
  const text = words.texts.signInCode({
    code,
    laundry: name,
    minutes: SIGN_IN_CODE_MINUTES,
    host: new URL(config.baseUrl).hostname,
  })
  await sendCodeText(deps, to, async () => {
    const filled = { name: 'sign_in_code', values: { code } }
    const approved = await writeDltText(deps, words, filled, null)
    await sms.send({ id: newId(now), to: number, ...(approved ?? { text }) })
  })
}
