/** Texts the requested codes: the only text that an unproven number receives. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { PHONE_CODE_MINUTES } from '#contract/accounts/phone-proof.ts'
import { recordUnsentCode } from '../../../notifications/outbox/unsent/record-unsent-code.ts'
import { writeDltText } from '../../../notifications/templates/write-dlt-text.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import type { Queues } from '../../../platform/jobs/queues.ts'
import { dialableNumber } from '../../../platform/mail/sms.ts'
import { newPhoneCode, sendCodeText, sendPhoneCodes } from '../numbers/send-phone-codes.ts'
import { codeHash } from './code-hash.ts'
import { findPhone, storeProofCode } from './store.ts'
import { needsVerificationCode } from './needs-verification-code.ts'

type Job = Queues['text-phone-code']
type Needs = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'laundry' | 'events' | 'staffWords' | 'wordsFor' | 'sms'
>

const GOOD_FOR_MS = PHONE_CODE_MINUTES * 60_000

/**
 * A code is sent at once and stored as a hash alone, so staff never read one in the outbox.
 * @returns the jobs whose text could not be sent, each with why
 */
export function sendProofCodes(
  deps: Needs,
  jobs: readonly Job[],
): Promise<ReadonlyMap<Job, unknown>> {
  return sendPhoneCodes(jobs, (job) => textCode(deps, job))
}

async function textCode(deps: Needs, { userId, askedAt }: Job): Promise<void> {
  const { db, clock, config, laundry, staffWords, wordsFor, sms } = deps
  const now = clock()
  const found = await findPhone(db, userId)
  if (!found || !needsVerificationCode(found)) return
  const to = { userId, number: found.phone }
  // Anyone who waited longer has given up, and a late code only puzzles.
  if (now.getTime() - Date.parse(askedAt) > GOOD_FOR_MS) {
    await recordUnsentCode(deps, { ...to, reason: staffWords.deliveryProblems.codeExpired })
    return
  }
  const number = dialableNumber(found.phone)
  const code = newPhoneCode()
  await storeProofCode(db, {
    user_id: userId,
    number,
    code_hash: codeHash({ userId, number, code }, config.authSecret),
    expires_at: new Date(now.getTime() + GOOD_FOR_MS),
  })
  const { name } = await laundry(branchOfPerson({ id: userId })).settings.current()
  const words = wordsFor(found)
  const text = words.texts.phoneCode({ code, laundry: name, minutes: PHONE_CODE_MINUTES })
  await sendCodeText(deps, to, async () => {
    const filled = { name: 'phone_code', values: { code } }
    const approved = await writeDltText(deps, words, filled, null)
    // The file that holds it in the outbox begins with whose it is, and so can be found.
    await sms.send({ id: `${userId}.${newId(now)}`, to: found.phone, ...(approved ?? { text }) })
  })
}
