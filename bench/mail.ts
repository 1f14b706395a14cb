// Benchmark of waiting mails: delivery rate to a mail server, and the effect of a killed server.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { english } from '#words/words.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import { startJobs } from '#server/platform/jobs/jobs.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { MAIL_CONNECTIONS } from '#server/platform/mail/mail.ts'
import { startServer } from '../e2e/server.ts'
import { CUSTOMER_IDS, type Store, type Stores } from './store.ts'
import type { Figure } from './table.ts'
import { listenLocally } from '#server/testing/local-servers.ts'

const MAILS = 1000
const MOST_SECONDS = 60
const MOST_MS = 120_000
const POLL_MS = 250
/** Longer than the mail server above takes to answer. */
const ANSWER_MS = 2000

export async function measureMail(stores: Stores, quick: boolean): Promise<Figure[]> {
  const count = quick ? 200 : MAILS
  const undisturbed = await deliverMails(stores, count, 'undisturbed')
  const killed = await deliverMails(stores, count, 'killed')
  const takenOver =
    stores.engine === 'postgresql' ? await deliverMails(stores, count, 'taken over') : null
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
    { name: 'of them in doubt', value: killed.inDoubt, atMost: MAIL_CONNECTIONS },
    ...(takenOver
      ? [
          {
            name: 'one of two servers killed halfway: until the other has sent the rest',
            value: takenOver.secondsAfterKill,
            unit: 's' as const,
            atMost: 30,
          },
          { name: 'of them received twice', value: takenOver.twice, atMost: 0 },
          { name: 'of them in doubt', value: takenOver.inDoubt, atMost: MAIL_CONNECTIONS },
        ]
      : []),
  ]
}

export interface Delivery {
  /** From the start of the server to the last mail, a second start included. */
  seconds: number
  /** From the kill to the last mail; all of the time where nothing was killed. */
  secondsAfterKill: number
  /** Mails that the mail server took in more than once, each time under the same Message-ID. */
  twice: number
  /** Mails that never came, though the killed server had begun to hand them over: staff see them. */
  inDoubt: number
}

/**
 * Has `count` waiting mails delivered.
 * @param fate the server is `killed` when half of them are there, and started again; or a second one,
 * with a data folder of its own, has run beside it and takes over what it had begun
 * @throws Error when a mail is still missing after two minutes
 */
export async function deliverMails(
  stores: Stores,
  count: number,
  fate: 'undisturbed' | 'killed' | 'taken over',
): Promise<Delivery> {
  const mailbox = await openMailbox()
  const store = await stores.create((database) => queueMails(database, count))
  const start = (dataDir = store.dataDir) =>
    startServer({
      demo: false,
      dataDir,
      // Servers of one laundry have the same secret.
      env: {
        ...store.env,
        SMTP_URL: mailbox.url,
        AUTH_SECRET: 'a-benchmark-of-laundry-with-two-servers',
      },
    })
  const began = performance.now()
  const besides = await mkdtemp(join(tmpdir(), 'washline-bench-'))
  const [first, survivor] = await Promise.all([
    start(),
    fate === 'taken over' ? start(besides) : null,
  ])
  let server = first
  let killedAt = began
  let inDoubt = 0
  try {
    if (fate !== 'undisturbed') {
      await mailbox.has(Math.floor(count / 2))
      await server.kill()
      killedAt = performance.now()
      if (fate === 'killed') {
        await mailbox.isQuiet()
        inDoubt = (await handedOver(store.dataDir)).filter(mailbox.lacks).length
        server = await start()
      }
    }
    if (fate === 'taken over') inDoubt = await untilShared(store, mailbox.lacks)
    await mailbox.has(count - inDoubt)
    const now = performance.now()
    return {
      seconds: (now - began) / 1000,
      secondsAfterKill: (now - killedAt) / 1000,
      twice: mailbox.receivedTwice(),
      inDoubt,
    }
  } finally {
    if (fate !== 'taken over') await server.stop()
    await survivor?.stop()
    await rm(besides, { recursive: true, force: true })
    await mailbox.close()
    await store.remove()
  }
}

/**
 * Waits until every mail has come or bears the note of a process that handed it over.
 * @returns how many bear the note alone
 */
async function untilShared(store: Store, lacks: (messageId: string) => boolean): Promise<number> {
  const database = await openDatabase(store)
  try {
    for (const until = Date.now() + MOST_MS; Date.now() < until; await wait(POLL_MS)) {
      const messages = await database.db
        .selectFrom('outbox_messages')
        .select(['id', 'handed_over_at'])
        .execute()
      const missing = messages.filter(({ id }) => lacks(id))
      // What a living process holds comes within a moment.
      const answered = Date.now() - ANSWER_MS
      if (missing.every(({ handed_over_at: at }) => at !== null && at.getTime() < answered))
        return missing.length
    }
    throw new Error('Mails that nobody has taken up are still waiting.')
  } finally {
    await database.close()
  }
}

/** The ids of the mails that a server noted as handed over, and did not strike. */
async function handedOver(dataDir: string): Promise<string[]> {
  const notes = (await readFile(join(dataDir, 'mails-handed-over'), 'utf8')).split('\n')
  const ids = notes.filter((note) => note.startsWith('+')).map((note) => note.slice(1))
  return ids.filter((id) => !notes.includes(`-${id}`))
}

async function queueMails(database: Database, count: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'washline-bench-'))
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const jobs = await startJobs(database, pino({ level: 'silent' }))
  const at = new Date()
  for (let from = 0; from < count; from += 100)
    await inTransaction(database.db, async (tx) => {
      for (let number = from; number < Math.min(from + 100, count); number += 1)
        await notify(
          tx,
          { jobs, staffWords: english, config },
          {
            userId: CUSTOMER_IDS[number % CUSTOMER_IDS.length]!,
            dedupeKey: `bench ${number}`,
            kind: 'text',
            params: {
              title: `Order number ${number} is booked`,
              message: 'We come on Thursday, 19 June, 9-11 AM. Total ₹260.',
            },
            link: '/track-order',
            at,
          },
        )
    })
  await jobs.stop()
  await rm(dataDir, { recursive: true })
}

/** A mail server that counts each mail when it has taken it, as one that stores mails would. */
async function openMailbox() {
  const received = new Map<string, number>()
  let look = (): void => {}
  let onQuiet = (): void => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onClose() {
      if (server.connections.size === 0) onQuiet()
    },
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
  const port = await listenLocally(server.server)
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Waits until so many different mails are there. */
    has: (count: number) =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`Only ${received.size} of ${count} mails came.`)),
          MOST_MS,
        )
        look = () => {
          if (received.size < count) return
          clearTimeout(timer)
          resolve()
        }
        look()
      }),
    /** Waits until every connection has ended, and what came through it was taken or was cut off. */
    isQuiet: () =>
      new Promise<void>((resolve) => {
        onQuiet = resolve
        if (server.connections.size === 0) resolve()
      }),
    lacks: (messageId: string) => ![...received.keys()].some((id) => id.includes(messageId)),
    receivedTwice: () => [...received.values()].filter((times) => times > 1).length,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
