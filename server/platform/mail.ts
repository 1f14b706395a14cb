/** Sending mail: through SMTP where it is set up, otherwise as .eml files in the data folder's outbox. */
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import { writeToOutbox } from './outbox.ts'
import { Refused } from './refused.ts'

export interface MailAddress {
  name: string
  address: string
}

export interface Mail {
  /** Stays the same when the same mail is tried again: a mailbox knows the second one by its Message-ID. */
  id: string
  /** Who it comes from, unless the operator's settings say so. */
  from: MailAddress
  to: string
  /** Whom an answer goes to, when that is not the sender. */
  replyTo?: MailAddress | undefined
  subject: string
  text: string
  html: string
  /** Where its reader chooses what is sent to them. */
  settingsUrl?: string | undefined
}

export interface Mailer {
  /** @throws Refused when the mail server will never take it; any other error is worth another try */
  send(mail: Mail): Promise<void>
  close(): void
}

/** How many mails are on their way to the mail server at a time. */
export const MAIL_CONNECTIONS = 4

export function openMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'baseUrl' | 'dataDir'>,
): Mailer {
  const host = new URL(config.baseUrl).hostname
  const message = (mail: Mail): SendMailOptions => ({
    from: config.mailFrom ?? mail.from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.settingsUrl && { 'List-Unsubscribe': `<${mail.settingsUrl}>` }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  if (config.smtpUrl) {
    const transport = createTransport({
      url: config.smtpUrl,
      pool: true,
      maxConnections: MAIL_CONNECTIONS,
      maxMessages: 200,
      idleTimeout: 30_000,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 60_000,
    })
    return {
      async send(mail) {
        try {
          await transport.sendMail(message(mail))
        } catch (error) {
          throw isFinal(error) ? new Refused(error.message, { cause: error }) : error
        }
      },
      close: () => transport.close(),
    }
  }
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message: bytes } = await composer.sendMail(message(mail))
      await writeToOutbox(config.dataDir, `${mail.id}.eml`, bytes as Buffer)
    },
    close: () => composer.close(),
  }
}

/** A mailbox that is not there, or a mail that is not wanted; a failed sign-in can still be mended. */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500
}
