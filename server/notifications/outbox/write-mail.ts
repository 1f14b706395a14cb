/** Makes a mail of an outbox message: who it comes from, its plain words, and the same in the house's style. */
import type { BusinessSettings } from '#domain/business-settings.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { EmailContent } from './email-content.ts'
import type { MessageRow } from './store.ts'

/** Where people choose what is sent to them. */
const SETTINGS_PATH = '/profile?tab=notifications'

/** What a mail is made from. */
export type MailedMessage = Pick<
  MessageRow,
  | 'id'
  | 'notification_id'
  | 'person'
  | 'recipient'
  | 'reply_to_name'
  | 'reply_to_address'
  | 'subject'
  | 'body'
  | 'link'
>

/** @param baseUrl the site's address, without a slash at the end */
export async function writeMail(
  message: MailedMessage,
  settings: BusinessSettings,
  baseUrl: string,
): Promise<Mail> {
  const { name, address, phone, email } = settings
  const words: EmailContent = {
    subject: message.subject,
    greeting:
      message.person === null || message.reply_to_address !== null
        ? null
        : `Hello ${message.person},`,
    paragraphs: message.body.split(/\n{2,}/),
    button: message.link === null ? null : buttonOf(message.link, baseUrl),
    business: { name, address, phone, email },
    home: baseUrl,
    settingsUrl: message.notification_id === null ? null : `${baseUrl}${SETTINGS_PATH}`,
  }
  // Loaded with the first mail, for it takes longer to load than the rest of the server.
  const { mailHtml } = await import('./mail-html.ts')
  return {
    id: message.id,
    from: { name, address: email || `no-reply@${new URL(baseUrl).hostname}` },
    to: message.recipient,
    replyTo:
      message.reply_to_address === null
        ? undefined
        : { name: message.reply_to_name ?? '', address: message.reply_to_address },
    subject: message.subject,
    text: plainText(words),
    html: await mailHtml(words),
    settingsUrl: words.settingsUrl ?? undefined,
  }
}

function buttonOf(link: string, baseUrl: string): EmailContent['button'] {
  const label = BUTTONS.find(([path]) => link.startsWith(path))?.[1] ?? 'See it here'
  return { label, url: `${baseUrl}${link}` }
}

const BUTTONS = [
  ['/track-order', 'Follow your order'],
  ['/subscription-management', 'See your Laundry Club'],
  ['/profile?confirm-email=', 'Confirm this email'],
  ['/profile?tab=loyalty', 'See your points'],
  ['/help', 'Read the answer'],
  ['/reset-password', 'Choose a new password'],
  ['/forgot-password', 'Get a link to a new password'],
] as const

function plainText({ greeting, paragraphs, button, business, settingsUrl }: EmailContent): string {
  const foot = [business.name, business.address, business.phone, business.email].filter(Boolean)
  return [
    greeting,
    ...paragraphs,
    button && `${button.label}: ${button.url}`,
    `-- \n${foot.join('\n')}`,
    settingsUrl && `Change what we send you: ${settingsUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}
