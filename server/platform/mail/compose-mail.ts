/** A mail, and its bytes as they go to a mail server or into a file. */
import type { SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type MimeNode from 'nodemailer/lib/mime-node'
import { encode, wrap } from 'nodemailer/lib/qp'
import type { Config } from '../config/config.ts'

export interface MailAddress {
  name: string
  address: string
}

/** An appointment for its reader's calendar. */
export interface CalendarPart {
  method: 'PUBLISH' | 'CANCEL'
  /** The calendar file. */
  content: string
  fileName: string
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
  /** Where one click stops mails of its kind (RFC 8058), which its mail program offers beside the mail. */
  oneClickUrl?: string | undefined
  calendar?: CalendarPart | undefined
  /** It holds a link that opens an account: its file in the outbox is in no backup. */
  secret?: boolean
}

const LINE_END = '\r\n'

/** @returns what nodemailer sends as it is */
export function composeMail(
  { mailFrom, baseUrl }: Pick<Config, 'mailFrom' | 'baseUrl'>,
  mail: Mail,
): { envelope: SendMailOptions['envelope']; raw: Buffer } {
  const message = new MailComposer({
    from: mailFrom ?? mail.from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Left to itself, the library counts the letters of each part first, to find which encoding is shorter.
    textEncoding: 'quoted-printable',
    ...(mail.calendar && { icalEvent: eventOf(mail.calendar) }),
    messageId: `<${mail.id}@${new URL(baseUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.settingsUrl && { 'List-Unsubscribe': `<${mail.settingsUrl}>` }),
      ...(mail.oneClickUrl && {
        'List-Unsubscribe': `<${mail.oneClickUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }).compile()
  return { envelope: message.getEnvelope(), raw: Buffer.from(writePart(message)) }
}

function eventOf({ method, content, fileName }: CalendarPart): SendMailOptions['icalEvent'] {
  return { method, content, filename: fileName }
}

/** The library writes each part through four streams, which takes more than composing it. */
function writePart(part: MimeNode): string {
  // Boundaries are made with the headers.
  const head = `${part.buildHeaders()}${LINE_END}${LINE_END}`
  if (!part.multipart) return head + encodeContent(part)
  const opening = `--${part.boundary}`
  const inner = part.childNodes.map((child) => `${opening}${LINE_END}${writePart(child)}`)
  return head + [...inner, `${opening}--`, ''].join(LINE_END)
}

function encodeContent(part: MimeNode): string {
  const { content = '' } = part
  if (typeof content !== 'string' && !Buffer.isBuffer(content))
    throw new TypeError('A mail’s parts are texts and bytes.')
  const encoding = part.getTransferEncoding()
  if (encoding === 'quoted-printable') return wrap(encode(content))
  if (encoding !== 'base64') return content.toString()
  const base64 = Buffer.from(content).toString('base64')
  return base64.replace(/.{76}(?=.)/g, `$&${LINE_END}`)
}
