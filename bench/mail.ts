// Owns measuring how fast waiting mails reach a mail server, and what a killed server does to them.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { inTransaction } from '#server/database/transaction.ts'
import type { Database } from '#server/database/open.ts'
import { announce } from '#server/notifications/announce.ts'
import { startJobs } from '#server/platform/jobs.ts'
import { startServer } from '../e2e/server.ts'
import { CUSTOMER_IDS, type Stores } from './store.ts'
import type { Figure } from './table.ts'

const MAILS = 1000
const MOST_SECONDS = 60

export async function measureMail(stores: Stores, quick: boolean): Promise<Figure[]> {
  const count = quick ? 200 : MAILS
  const undisturbed = await deliver(stores, count, false)
  const killed = await deliver(stores, count, true)
  return [
    {
      name: `${count} mails to an SMTP server`,
      value: undisturbed.seconds,
      unit: 's',
      atMost: MOST_SECONDS,
    },
    { name: 'of them received twice', value: undisturbed.twice, atMost: 0 },
    {
      name: 'the same, killed halfway and started again',
      value: killed.seconds,
      unit: 's',
      atMost: MOST_SECONDS,
    },
    { name: 'of them received twice', value: killed.twice, atMost: 0 },
  ]
}

export interface Delivery {
  /** From the start of the server to the last mail, a second start included. */
  seconds: number
  /** Mails that the mail server took in more than once, each time under the same Message-ID. */
  twice: number
}

/**
 * Has `count` waiting mails delivered.
 * @param isKilled the server is killed when half of them are there, and started again
 * @throws Error when a mail is still missing after two minutes
 */
export async function deliver(stores: Stores, count: number, isKilled: boolean): Promise<Delivery> {
  const mailbox = await openMailbox()
  const store = await stores.create((database) => queueMails(database, count))
  const start = () =>
    startServer({
      demo: false,
      dataDir: store.dataDir,
      env: { ...store.env, SMTP_URL: mailbox.url },
    })
  const began = performance.now()
  let server = await start()
  try {
    if (isKilled) {
      await mailbox.has(Math.floor(count / 2))
      await server.kill()
      server = await start()
    }
    await mailbox.has(count)
    const seconds = (performance.now() - began) / 1000
    return { seconds, twice: mailbox.receivedTwice() }
  } finally {
    await server.stop()
    await mailbox.close()
    await store.remove()
  }
}

async function queueMails(database: Database, count: number): Promise<void> {
  const jobs = await startJobs(database, pino({ level: 'silent' }))
  const at = new Date()
  for (let from = 0; from < count; from += 100)
    await inTransaction(database.db, async (tx) => {
      for (let number = from; number < Math.min(from + 100, count); number += 1)
        await announce(
          tx,
          { jobs },
          {
            userId: CUSTOMER_IDS[number % CUSTOMER_IDS.length]!,
            subject: `bench ${number}`,
            title: `Order number ${number} is booked`,
            message: 'We come on Thursday, 19 June, 9-11 AM. Total ₹260.',
            link: '/track-order',
            at,
          },
        )
    })
  await jobs.stop()
}

/** A mail server that counts each mail when it has taken it, as one that stores mails would. */
async function openMailbox() {
  const received = new Map<string, number>()
  let look = (): void => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => {
        text += part.toString('latin1')
      })
      stream.on('end', () => {
        const id = /^message-id: (<.+>)/im.exec(text)?.[1] ?? ''
        received.set(id, (received.get(id) ?? 0) + 1)
        look()
        done()
      })
    },
  })
  // A client that is killed leaves its connections broken.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Waits until so many different mails are there. */
    has: (count: number) =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`Only ${received.size} of ${count} mails came.`)),
          120_000,
        )
        look = () => {
          if (received.size < count) return
          clearTimeout(timer)
          resolve()
        }
        look()
      }),
    receivedTwice: () => [...received.values()].filter((times) => times > 1).length,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
