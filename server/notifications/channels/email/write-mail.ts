/** Writes an outbox message as a mail: sender, plain text, and HTML in the house style. */
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { MessageText } from '#words/message.ts'
import type { Words } from '#words/words.ts'
import type { Mail } from '../../../platform/mail/compose-mail.ts'
import type { EmailContent } from './email-content.ts'
import type { EmailDetails } from '../email-details.ts'
import { mailSenderOf } from './sender.ts'
import { NOTIFICATIONS_PAGE } from '../notifications-page.ts'
import type { StopLinks } from '../../consents/offer-link.ts'
import type { WrittenMessage } from '../channel.ts'

/** What a mail is made from, beside its words. */
export type MailedMessage = Pick<
  WrittenMessage,
  'id' | 'notification_id' | 'person' | 'recipient' | 'reply_to_name' | 'reply_to_address' | 'link'
>

/**
 * @param words in the language of `text`
 * @param baseUrl the site's address, without a slash at the end
 * @param details what stands below the words
 * @param stop the links of an offer
 */
export async function writeMail(
  words: Words,
  message: MailedMessage,
  text: MessageText,
  settings: BusinessSettings,
  baseUrl: string,
  details: EmailDetails | null = null,
  stop: StopLinks | null = null,
): Promise<Mail> {
  const { name, address, phone, email } = settings
  const content: EmailContent = {
    language: words.language,
    subject: text.title,
    greeting:
      message.person === null || message.reply_to_address !== null
        ? null
        : words.mail.greeting({ name: message.person }),
    paragraphs: text.message.split(/\n{2,}/),
    details,
    button: message.link === null ? null : buttonOf(words, message.link, baseUrl),
    business: { name, address, phone, email },
    home: baseUrl,
    settings: stop
      ? { label: words.mail.stopOffers, url: stop.page }
      : message.notification_id === null
        ? null
        : { label: words.mail.settings, url: `${baseUrl}${NOTIFICATIONS_PAGE}` },
  }
  // Loaded with the first mail, for it takes longer to load than the rest of the server.
  const { mailHtml } = await import('./mail-html.ts')
  return {
    id: message.id,
    from: mailSenderOf(settings, baseUrl),
    to: message.recipient,
    replyTo:
      message.reply_to_address === null
        ? undefined
        : { name: message.reply_to_name ?? '', address: message.reply_to_address },
    subject: text.title,
    text: plainText(content),
    html: mailHtml(content),
    settingsUrl: content.settings?.url,
    oneClickUrl: stop?.oneClick,
    calendar: details?.calendar ?? undefined,
  }
}

function buttonOf({ mail }: Words, link: string, baseUrl: string): EmailContent['button'] {
  const button = BUTTONS.find(([path]) => path.test(link))?.[1] ?? 'other'
  return { label: mail.buttons[button], url: `${baseUrl}${link}` }
}

/** The button of a page says what is done there; the first that fits. */
const BUTTONS: readonly (readonly [path: RegExp, button: keyof Words['mail']['buttons']])[] = [
  [/^\/(track-order\?.*|subscription-management)#pay$/, 'pay'],
  // The link of a price approval.
  [/^\/track-order\?.*[#&]key=/, 'approval'],
  [/^\/track-order/, 'order'],
  [/^\/subscription-management/, 'subscription'],
  [/^\/profile[#?]confirm-email=/, 'confirmEmail'],
  [/^\/profile\?tab=loyalty/, 'points'],
  [/^\/profile\?tab=company/, 'company'],
  [/^\/profile/, 'profile'],
  // Of a ticket that was received or closed there is no answer to read.
  [/^\/help\?ticket=/, 'ticket'],
  [/^\/help/, 'help'],
  [/^\/contact/, 'contact'],
  [/^\/new-order/, 'newOrder'],
  [/^\/reset-password/, 'resetPassword'],
  [/^\/forgot-password/, 'forgotPassword'],
  [/^\/join/, 'join'],
]

function plainText(content: EmailContent): string {
  const { greeting, paragraphs, details, button, business, settings } = content
  const foot = [business.name, business.address, business.phone, business.email].filter(Boolean)
  return [
    greeting,
    ...paragraphs,
    details?.facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    details?.sums.map(({ name, amount }) => `${name}: ${amount}`).join('\n'),
    button && `${button.label}: ${button.url}`,
    ...(details?.notes ?? []).map(({ text, link, url }) =>
      link ? `${text} ${link}: ${url}` : text,
    ),
    `-- \n${foot.join('\n')}`,
    settings && `${settings.label}: ${settings.url}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}
