/** Sends waiting letters: by mail, as text messages, to browsers. */
import type { Offer } from '../catalogue/offer.ts'
import type { Deps } from '../deps.ts'
import { LETTER_TRIES, type Queues } from '../platform/jobs.ts'
import { MAIL_CONNECTIONS } from '../platform/mail.ts'
import { removeFromOutbox } from '../platform/outbox.ts'
import { SubscriptionGone } from '../platform/push.ts'
import { Refused } from '../platform/refused.ts'
import { deleteSubscription, findWaiting, markSent, markTried, type LetterRow } from './store.ts'
import { textMessage } from './text-message.ts'
import { writeMail } from './write-mail.ts'

type Job = Queues['deliver-letter']

/** Mail servers can be wordy. */
const REASON_LENGTH = 500

/**
 * Sends letters, a few at a time. One that is no longer waiting is left alone.
 *
 * Each is marked as sent as soon as its carrier has taken it. Only a crash between these two, a
 * millisecond or two for each letter on its way, makes a letter leave again, and then under the same id.
 * @returns the jobs to try again, each with why
 */
export async function deliverLetters(
  deps: Deps,
  jobs: readonly Job[],
): Promise<ReadonlyMap<Job, unknown>> {
  const again = new Map<Job, unknown>()
  const waiting = [...jobs]
  const carry = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      try {
        await deliver(deps, job.letterId)
      } catch (error) {
        again.set(job, error)
      }
    }
  }
  await Promise.all(Array.from({ length: MAIL_CONNECTIONS }, carry))
  return again
}

async function deliver(deps: Deps, id: string): Promise<void> {
  const { db, clock, offer, config } = deps
  const letter = await findWaiting(db, id)
  if (!letter) return
  try {
    await send(deps, letter, await offer.current())
  } catch (error) {
    const isLast = error instanceof Refused
    const reason = error instanceof Error ? error.message : String(error)
    await markTried(db, id, reason.slice(0, REASON_LENGTH), { isLast, tries: LETTER_TRIES })
    if (error instanceof SubscriptionGone) await deleteSubscription(db, letter.recipient)
    if (isLast) return
    throw error
  }
  // Whoever it is for, or from, was erased meanwhile; what was erased then did not hold this yet.
  if (!(await markSent(db, id, clock()))) await removeFromOutbox(config.dataDir, new Set([id]))
}

async function send(deps: Deps, letter: LetterRow, business: Offer): Promise<void> {
  const { config, mailer, sms, push } = deps
  switch (letter.channel) {
    case 'email':
      return mailer.send(await writeMail(letter, business, config.baseUrl))
    case 'sms':
      return sms.send({
        id: letter.id,
        to: letter.recipient,
        text: textMessage(letter, config.baseUrl),
      })
    case 'push': {
      const { recipient: endpoint, p256dh, auth } = letter
      if (p256dh === null || auth === null)
        throw new Refused('The browser is no longer subscribed.')
      return push.send(
        { endpoint, p256dh, auth },
        { tag: letter.id, title: letter.subject, body: letter.body, link: letter.link ?? '/' },
      )
    }
  }
}
