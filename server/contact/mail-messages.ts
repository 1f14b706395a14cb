/** Mails the contact page's messages to the laundry; answering such a mail answers its sender. */
import { INQUIRY_TYPES } from '#contract/contact.ts'
import type { Deps } from '../deps.ts'
import { findMessages } from './store.ts'

/** Sends the mails of some messages. While the laundry has no email of its own they stay stored alone. */
export async function mailMessages(
  { db, mailer, offer, log }: Pick<Deps, 'db' | 'mailer' | 'offer' | 'log'>,
  messageIds: string[],
): Promise<void> {
  const { email: to, timeZone } = await offer.current()
  if (!to) {
    log.warn(
      { messageIds },
      'The laundry has no email: messages of the contact page are not mailed.',
    )
    return
  }
  const receivedAt = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  for (const sent of await findMessages(db, messageIds)) {
    const about = INQUIRY_TYPES.find(({ value }) => value === sent.inquiry_type)?.label
    const lines = [
      `${sent.name} wrote to you through the contact page.`,
      '',
      `About: ${about}`,
      `Email: ${sent.email}`,
      ...(sent.phone ? [`Phone: ${sent.phone}`] : []),
      `Received: ${receivedAt.format(sent.created_at)}`,
      '',
      sent.message,
      '',
      `Reply to this mail to answer ${sent.name}.`,
      '',
    ]
    await mailer.send({
      id: sent.id,
      to,
      replyTo: { name: sent.name, address: sent.email },
      subject: `Contact: ${sent.subject}`,
      text: lines.join('\n'),
    })
  }
}
