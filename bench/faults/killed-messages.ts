/** Messages over three channels, of which each refuses a third, while their server is killed again and again. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { buffer, text as readText } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { sql } from 'kysely'
import { whatsAppTemplate } from '#domain/messages/templates/approved-text.ts'
import { english } from '#words/words.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { Config } from '#server/platform/config/config.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { startJobs } from '#server/platform/jobs/jobs.ts'
import { listenLocally } from '#server/testing/local-servers.ts'
import { openWhatsAppCloud } from '#server/testing/stand-ins/whatsapp-cloud.ts'
import { startServer } from '../../e2e/server.ts'
import { proveNumbers } from '../stores/proven-numbers.ts'
import { CUSTOMER_IDS, type Store, type Stores } from '../store.ts'

export interface KilledMessages {
  /** Awaited messages that a carrier took more than once, on one channel or on two. */
  twice: number
  /** Those that no carrier took, and that staff don't see as failed either. */
  lost: number
  /** Those that may have been sent as their server ended: staff see them. */
  inDoubt: number
  /** Messages that could wait and left during quiet hours. */
  atNight: number
  /** How many left on each channel. */
  taken: Readonly<Record<'email' | 'whatsapp' | 'sms', number>>
}

/** Nothing more is on its way once the carriers heard nothing for so long: longer than a server waits between tries. */
const QUIET_MS = 20_000
const POLL_MS = 200
const MOST_MS = 300_000

/**
 * @param stores of an engine that the server holds alone
 * @param count awaited messages; half as many could wait for the morning
 * @param kills at equal parts of the messages that leave
 * @throws Error when the carriers are still busy after five minutes
 */
export async function sendWhileKilled(
  stores: Stores,
  count: number,
  kills: number,
): Promise<KilledMessages> {
  const carriers = await openCarriers()
  const store = await stores.create((database) => queueMessages(database, carriers.env, count))
  const start = () =>
    startServer({ demo: false, dataDir: store.dataDir, env: { ...store.env, ...carriers.env } })
  let server = await start()
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await carriers.took((count * kill) / (kills + 1))
      await server.kill()
      server = await start()
    }
    await carriers.areQuiet()
    await server.end()
    return await judge(store, carriers.takes)
  } finally {
    await server.stop()
    await carriers.close()
    await store.remove()
  }
}

async function queueMessages(
  database: Database,
  env: Record<string, string>,
  count: number,
): Promise<void> {
  const { db } = database
  await sql`update business set time_zone = ${zoneAtNight(new Date())}`.execute(db)
  await proveNumbers(database, CUSTOMER_IDS)
  await db
    .insertInto('notification_choices')
    .values(
      CUSTOMER_IDS.map((id) => ({
        user_id: id,
        channel: 'whatsapp' as const,
        is_on: true,
        chosen_at: new Date(),
      })),
    )
    .execute()
  const sender = { laundry: 'Washline', site: 'http://127.0.0.1' }
  await db
    .insertInto('registered_texts')
    .values({
      channel: 'whatsapp',
      language: english.language,
      name: 'news',
      state: 'approved',
      template_id: '594425479261596',
      template: JSON.stringify(whatsAppTemplate(english.approvedTexts.messages.news, sender)),
      changed_at: new Date(),
    })
    .execute()
  const config = readConfig({ ...env, DEMO: '0' })
  for (let from = 0; from < count; from += 100) await queueSome(database, config, from)
}

/** A hundred that are awaited, and fifty that can wait. */
async function queueSome(database: Database, config: Config, from: number): Promise<void> {
  const jobs = await startJobs(database, pino({ level: 'silent' }))
  const numbers = Array.from({ length: 150 }, (_, index) => from * 10 + index)
  await inTransaction(database.db, async (tx) => {
    for (const number of numbers)
      await notify(
        tx,
        { jobs, staffWords: english, config },
        {
          userId: CUSTOMER_IDS[number % CUSTOMER_IDS.length]!,
          dedupeKey: `bench ${number}`,
          ...(number % 3 === 0
            ? { kind: 'order.message', params: { number: `LC-${number}`, text: 'A button.' } }
            : { kind: 'text', params: { title: `News ${number}`, message: 'We are open.' } }),
          link: '/track-order',
          at: new Date(),
        },
      )
  })
  await jobs.stop()
}

/** A zone where it is between 10 and 11 pm. */
function zoneAtNight(now: Date): string {
  const ahead = ((22 - now.getUTCHours() + 36) % 24) - 12
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

interface Take {
  channel: 'email' | 'whatsapp' | 'sms'
  messageId: string
}

/** A third of the messages, whatever their order. */
const isRefused = (messageId: string) =>
  createHash('sha256').update(messageId).digest()[0]! % 3 === 0

async function openCarriers() {
  const takes: Take[] = []
  let heardAt = Date.now()
  const hear = (channel: Take['channel'], messageId: string): boolean => {
    heardAt = Date.now()
    if (isRefused(`${channel} ${messageId}`)) return false
    takes.push({ channel, messageId })
    return true
  }
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      // A server that is killed leaves its mail cut off.
      const mail = await buffer(stream).catch(() => null)
      if (mail === null) return
      const id = /^message-id: <([\w-]{36})/im.exec(String(mail))?.[1] ?? ''
      done(
        hear('email', id)
          ? null
          : Object.assign(new Error('no such mailbox'), { responseCode: 550 }),
      )
    },
  })
  mailServer.on('error', () => {})
  const gateway = createServer((request, response) => {
    void readText(request).then((given) => {
      const { id } = JSON.parse(given) as { id: string }
      // As gateways do that know the key of a message: one that is sent again is taken once.
      const isKnown = takes.some(({ channel, messageId }) => channel === 'sms' && messageId === id)
      response.writeHead(isKnown || hear('sms', id) ? 201 : 422).end()
    })
  })
  const cloud = await openWhatsAppCloud()
  cloud.templates.set('news', { variables: 0, hasButton: true })
  cloud.refuses = (messageId) => (hear('whatsapp', messageId) ? null : 131_026)
  const { keys } = cloud
  return {
    takes,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${await listenLocally(mailServer.server)}`,
      SMS_URL: `http://127.0.0.1:${await listenLocally(gateway)}/`,
      WHATSAPP_API_URL: keys.apiUrl,
      WHATSAPP_NUMBER_ID: keys.numberId,
      WHATSAPP_TOKEN: keys.token,
      WHATSAPP_APP_SECRET: keys.appSecret,
      WHATSAPP_VERIFY_TOKEN: keys.verifyToken,
    },
    took: (count: number) => until(() => takes.length >= count),
    areQuiet: () => until(() => Date.now() - heardAt > QUIET_MS),
    async close() {
      gateway.closeAllConnections()
      gateway.close()
      cloud.close()
      await new Promise<void>((resolve) => mailServer.close(() => resolve()))
    },
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + MOST_MS; Date.now() < end; await wait(POLL_MS)) if (isSo()) return
  throw new Error('The carriers are still busy.')
}

async function judge(store: Store, takes: readonly Take[]): Promise<KilledMessages> {
  const database = await openDatabase(store)
  const rows = await database.db
    .selectFrom('outbox_messages')
    .select(['id', 'notification_id', 'status', 'last_error', 'parts'])
    .execute()
  await database.close()
  const count = (channel: Take['channel']) =>
    takes.filter((take) => take.channel === channel).length
  const ofMessage = (id: string) => takes.filter(({ messageId }) => messageId === id).length
  const groups = [...Map.groupBy(rows, (row) => row.notification_id).values()].map((messages) => ({
    canWait: messages[0]!.parts.every((part) => part.canWait),
    taken: messages.reduce((sum, { id }) => sum + ofMessage(id), 0),
    isFailed: messages.some(({ status }) => status === 'failed'),
    inDoubt: messages.some(({ last_error: why }) => why === english.deliveryProblems.inDoubt),
    isWaiting: messages.some(({ status }) => status === 'waiting'),
  }))
  const awaited = groups.filter(({ canWait }) => !canWait)
  return {
    twice: awaited.filter(({ taken }) => taken > 1).length,
    lost: awaited.filter(
      ({ taken, isFailed, isWaiting }) => taken === 0 && (!isFailed || isWaiting),
    ).length,
    inDoubt: awaited.filter(({ inDoubt }) => inDoubt).length,
    atNight: groups.filter(({ canWait, taken }) => canWait && taken > 0).length,
    taken: { email: count('email'), whatsapp: count('whatsapp'), sms: count('sms') },
  }
}
