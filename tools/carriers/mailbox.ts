/** A mail server that keeps what it takes. */
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { listenLocally } from '#server/testing/local-servers.ts'

export interface TakenMail {
  to: string[]
  subject: string
  text: string
}

/** @param at its port; 0 for a free one */
export async function openMailbox(at: number) {
  const mails: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      // A laundry that ends leaves its mail cut off.
      const mail = await buffer(stream).catch(() => null)
      if (mail === null) return
      const { subject = '', text = '' } = await PostalMime.parse(mail)
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), subject, text })
      done()
    },
  })
  const port = await listenLocally(server.server, at)
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}
