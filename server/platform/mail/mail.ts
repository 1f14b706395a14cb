/** Sends mail: through SMTP where configured, otherwise as .eml files in the data folder's outbox. */
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/public-address.ts'
import { composeMail, type Mail } from './compose-mail.ts'
import { openSendLog } from './hand-over.ts'
import { SECRET_ENDING, writeToOutbox } from './outbox-folder.ts'
import { Refused } from './refused.ts'

/** Keeps a mail for this process, from just before its last byte until it is stored as sent. */
export interface Claim {
  /** @throws when another process has it: the mail's end is then not sent */
  take(): Promise<void>
  release(): Promise<void>
}

export interface Mailer {
  /** @throws Refused when the mail server will never take it; any other error is worth another try */
  send(mail: Mail): Promise<void>
  /**
   * Sends a mail and then has it stored that it was sent. Where only the storing failed, the mail is
   * not sent again: called once more, this only stores it.
   * @param claim keeps other processes from handing the same mail over
   * @throws as `send` does, and whatever `store` and `claim` throw
   */
  sendOnce(mail: Mail, store: () => Promise<void>, claim?: Claim): Promise<void>
  /** Whether this process has handed a mail over that is not yet stored as sent. */
  isHandedOver(id: string): boolean
  /** Whether an earlier process on this data folder ended while it handed a mail over: it left or not. */
  isInDoubt(id: string): boolean
  /** It is stored that the mail is in doubt. */
  forgetDoubt(id: string): void
  /** How many mails may be on their way at a time. */
  readonly atOnce: number
  close(): void
}

/** How many mails are on their way to the mail server at a time. */
export const MAIL_CONNECTIONS = 4

/** Files wait for no connection; with many on their way, what is read and stored of them goes in one statement. */
const FILES_AT_ONCE = 16

export function openMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'baseUrl' | 'dataDir'>,
): Mailer {
  if (config.smtpUrl) return throughSmtp(config.smtpUrl, config)
  const send = async (mail: Mail) => {
    const name = `${mail.id}${mail.secret ? SECRET_ENDING : ''}.eml`
    await writeToOutbox(config.dataDir, name, composeMail(config, mail).raw)
  }
  return {
    send,
    // The same mail again only takes its file's place.
    async sendOnce(mail, store) {
      await send(mail)
      await store()
    },
    isHandedOver: () => false,
    isInDoubt: () => false,
    forgetDoubt: () => {},
    atOnce: FILES_AT_ONCE,
    close: () => {},
  }
}

/** Whether mail may go to its server in the clear. */
function isLineOwn({ hostname, searchParams }: URL): boolean {
  return isLoopback(hostname) || searchParams.get('ignoreTLS') === 'true'
}

function throughSmtp(url: string, config: Parameters<typeof openMailer>[0]): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    maxMessages: 200,
    idleTimeout: 30_000,
    // Whoever sits between would read what customers are told; an operator whose line is their own says so.
    requireTLS: !isLineOwn(new URL(url)),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  })
  const handOver = openSendLog(join(config.dataDir, 'mails-handed-over'))
  transport.use('stream', (mail, next) => {
    const { onHandOver } = mail.data as Outgoing
    if (onHandOver) mail.message?.processFunc((content) => untilLast(content, onHandOver))
    next()
  })
  const send = async (mail: Mail, onHandOver?: HandingOver) => {
    const outgoing: Outgoing = { ...composeMail(config, mail), onHandOver }
    try {
      await transport.sendMail(outgoing)
    } catch (error) {
      throw isFinal(error) ? new Refused(error.message, { cause: error }) : error
    }
  }
  return {
    send: (mail) => send(mail),
    isHandedOver: (id) => handOver.has(id),
    isInDoubt: (id) => handOver.isInDoubt(id),
    forgetDoubt: (id) => handOver.forget(id),
    async sendOnce(mail, store, claim) {
      if (!handOver.has(mail.id)) {
        let isClaimed = false
        const note = () => handOver.note(mail.id)
        const claimAndNote = async () => {
          await claim?.take()
          isClaimed = true
          note()
        }
        try {
          await send(mail, claim ? claimAndNote : note)
        } catch (error) {
          handOver.strike(mail.id)
          if (isClaimed) await claim?.release()
          throw error
        }
      }
      await store()
      handOver.forget(mail.id)
    },
    atOnce: MAIL_CONNECTIONS,
    close() {
      transport.close()
      handOver.close()
    },
  }
}

type HandingOver = () => void | Promise<void>
type Outgoing = SendMailOptions & { onHandOver?: HandingOver | undefined }

/**
 * A mail's content, with a word just before its end is sent to the mail server. The server takes a
 * mail with its end; so a mail without that word was not taken, and one with it will be.
 */
function untilLast(content: Readable, onEnd: HandingOver): Readable {
  let isRead = false
  return new Readable({
    // No more is asked for than the connection takes at once, so that the end is asked for last.
    highWaterMark: 1,
    read() {
      if (!isRead) {
        isRead = true
        buffer(content).then(
          (bytes) => this.push(bytes),
          (error: Error) => this.destroy(error),
        )
        return
      }
      // Where there is nothing to wait for, the end follows in the same breath.
      const ready = onEnd()
      if (!ready) this.push(null)
      else
        ready.then(
          () => this.push(null),
          (error: Error) => this.destroy(error),
        )
    },
  })
}

/** A mailbox that is not there, or a mail that is not wanted; a failed sign-in can still be mended. */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500
}
