/** Sending mail: through SMTP where it is set up, otherwise as .eml files in the data folder's outbox. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export interface Mail {
  /** Stays the same when the same mail is tried again. */
  id: string
  to: string
  /** Whom an answer goes to, when that is not the sender. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): void
}

export function openMailer(config: Config, business: { name: string; address: string }): Mailer {
  const sender = config.mailFrom ?? business
  const host = new URL(config.baseUrl).hostname
  const letter = (mail: Mail) => ({
    from: sender,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    messageId: `<${mail.id}@${host}>`,
  })
  if (config.smtpUrl) {
    const transport = createTransport(config.smtpUrl)
    return {
      send: async (mail) => void (await transport.sendMail(letter(mail))),
      close: () => transport.close(),
    }
  }
  const outbox = join(config.dataDir, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(letter(mail))
      await mkdir(outbox, { recursive: true })
      const file = join(outbox, `${mail.id}.eml`)
      // Written aside and renamed, so that a file in the outbox is always a whole mail.
      await writeFile(`${file}.part`, message as Buffer)
      await rename(`${file}.part`, file)
    },
    close: () => composer.close(),
  }
}
