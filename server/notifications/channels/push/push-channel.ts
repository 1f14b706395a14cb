/** Push notices to each signed-in, subscribed browser of a person. */
import { sql } from 'kysely'
import { shortenText } from '../../../platform/shorten-text.ts'
import { SubscriptionGone } from '../../../platform/mail/push.ts'
import { Refused } from '../../../platform/mail/refused.ts'
import type { Channel } from '../channel.ts'
import { pushData } from './personal-data.ts'
import { deletePushEndpoint, findPushKeys } from './push-store.ts'
import { pushReceiptToken } from './receipt-token.ts'

/** A person's browsers that take notices; the latest few are enough. */
const BROWSERS = 10

/**
 * What a browser shows of a notice, and more. Push services refuse what is longer than 4 KiB sealed,
 * and a character of an Indian script takes three bytes.
 */
const NOTICE_TITLE = 200
const NOTICE_BODY = 600

export const pushChannel: Channel = {
  name: 'push',
  // The next notice replaces the last, and one that was shown may never have been read.
  joins: false,
  alertsStaff: false,
  reaches: false,
  isContact: true,
  file: null,
  goesToPhones: false,
  personalData: pushData,
  isOffered: () => true,
  reports: () => 'reads',
  hasCarrier: ({ webPush }) => webPush !== null,
  recipients: (isWanted, at) => sql`
    select endpoint from push_subscriptions
    join sessions on sessions.id = push_subscriptions.session_id
      and sessions.expires_at > ${sql.ref(at)}
    where push_subscriptions.user_id = users.id and ${isWanted}
    order by push_subscriptions.created_at desc limit ${sql.lit(BROWSERS)}`,
  // A browser's whole address is the key to it.
  shownRecipient: (endpoint) => (URL.canParse(endpoint) ? new URL(endpoint).host : ''),
  write: async (_deps, _message, { text }) => `${text.title}\n\n${text.message}`,
  async send({ push, db, config, staffWords }, message, { text }, { store }) {
    const { recipient: endpoint, user_id: userId } = message
    const keys = userId && (await findPushKeys(db, userId, endpoint))
    if (!keys) throw new Refused(staffWords.deliveryProblems.notSubscribed)
    const notice = {
      // A browser shows one notice with a tag: the newest.
      tag: message.topic ?? message.id,
      title: shortenText(text.title, NOTICE_TITLE),
      body: shortenText(text.message, NOTICE_BODY),
      link: message.link ?? '/',
      receipt: { message: message.id, token: pushReceiptToken(config, message.id) },
    }
    try {
      await push.send({ endpoint, ...keys }, notice)
    } catch (error) {
      if (error instanceof SubscriptionGone) await deletePushEndpoint(db, endpoint)
      throw error
    }
    await store()
  },
}
