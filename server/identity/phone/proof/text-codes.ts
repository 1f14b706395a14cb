/** Texts the requested codes: the only text that an unproven number receives. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { PHONE_CODE_MINUTES } from '#contract/accounts/phone-proof.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import type { Queues } from '../../../platform/jobs/queues.ts'
import { dialled } from '../../../platform/mail/sms.ts'
import { newCode, sendCodes } from '../numbers/send-codes.ts'
import { codeHash } from './code-hash.ts'
import { findPhone, storeCode } from './store.ts'
import { wantsCode } from './wants-code.ts'

type Job = Queues['text-phone-code']
type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'laundry' | 'wordsFor' | 'sms'>

const GOOD_FOR_MS = PHONE_CODE_MINUTES * 60_000

/**
 * A code is sent at once and stored as a hash alone, so staff never read one in the outbox.
 * @returns the jobs whose text could not be sent, each with why
 */
export function textCodes(deps: Needs, jobs: readonly Job[]): Promise<ReadonlyMap<Job, unknown>> {
  return sendCodes(jobs, (job) => textCode(deps, job))
}

async function textCode(
  { db, clock, config, laundry, wordsFor, sms }: Needs,
  { userId, askedAt }: Job,
): Promise<void> {
  const now = clock()
  // Anyone who waited longer has given up, and a late code only puzzles.
  if (now.getTime() - Date.parse(askedAt) > GOOD_FOR_MS) return
  const found = await findPhone(db, userId)
  if (!found || !wantsCode(found)) return
  const number = dialled(found.phone)
  const code = newCode()
  await storeCode(db, {
    user_id: userId,
    number,
    code_hash: codeHash({ userId, number, code }, config.authSecret),
    expires_at: new Date(now.getTime() + GOOD_FOR_MS),
  })
  const { name } = await laundry(branchOfPerson({ id: userId })).settings.current()
  await sms.send({
    // The file that holds it in the outbox begins with whose it is, and so can be found.
    id: `${userId}.${newId(now)}`,
    to: found.phone,
    text: wordsFor(found).texts.phoneCode({ code, laundry: name, minutes: PHONE_CODE_MINUTES }),
  })
}
