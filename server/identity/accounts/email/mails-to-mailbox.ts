/**
 * Limits the mails that strangers can trigger to one mailbox: accounts are cheap, so the mailbox has its own count.
 */
import { countInWindows, type LimitNeeds } from '../../../http/limits/limit.ts'
import { say } from '../../../platform/app-error.ts'
import { tryLaterError } from '../../../http/limits/wait.ts'
import { normalizeMailbox } from '../../normalize-mailbox.ts'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 86_400

/** So many reach one mailbox, no matter who asks and how its email is written. Each kind is counted apart. */
const LIMITS = {
  /** By the hour, for each link is good that long: whoever asks, its owner has one that works. */
  'reset links': { most: 5, seconds: HOUR_SECONDS },
  'links to a new email': { most: 10, seconds: DAY_SECONDS },
  /** Apart, so that who wants another's email keeps nobody from proving their own. */
  'links to the own email': { most: 10, seconds: DAY_SECONDS },
  'notices of a changed email': { most: 10, seconds: DAY_SECONDS },
  'notices of a changed password': { most: 5, seconds: HOUR_SECONDS },
  invitations: { most: 5, seconds: DAY_SECONDS },
} as const

export type Mail = keyof typeof LIMITS

/**
 * Counts one more mail to a mailbox.
 * @returns for how many seconds the mailbox gets no more of this kind; 0 when this one is within the limit
 */
export function countMailToMailbox(needs: LimitNeeds, kind: Mail, email: string): Promise<number> {
  const { most, seconds } = LIMITS[kind]
  const what = `${kind} to mailbox ${normalizeMailbox(email)}`
  return countInWindows(needs, [{ what, most: most * needs.config.limitFactor, seconds }])
}

/** @throws AppError `too_many_requests`, which says when to try again */
export async function enforceMailLimit(
  needs: LimitNeeds,
  kind: Mail,
  email: string,
): Promise<void> {
  const seconds = await countMailToMailbox(needs, kind, email)
  if (seconds > 0) throw tryLaterError(say('manyMails', { seconds }), seconds)
}
