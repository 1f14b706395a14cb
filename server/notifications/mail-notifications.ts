/** Mails notifications to their people. */
import type { Deps } from '../deps.ts'
import { lettersOf } from './store.ts'

/** Sends the mails of some notifications; one whose person is gone is left out. */
export async function mailNotifications(
  { db, mailer, config, offer }: Pick<Deps, 'db' | 'mailer' | 'config' | 'offer'>,
  notificationIds: string[],
): Promise<void> {
  const { name: business } = await offer.current()
  for (const letter of await lettersOf(db, notificationIds))
    await mailer.send({
      id: letter.id,
      to: letter.email,
      subject: letter.title,
      text: `Hello ${letter.name},\n\n${letter.message}\n\n${letter.link ? `See it here: ${config.baseUrl}${letter.link}\n\n` : ''}${business}\n`,
    })
}
