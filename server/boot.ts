/** Assembles the product on a database: schema, first content, live events, queues, HTTP application. */
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { languages as furtherLanguages } from '#words/languages.ts'
import { english, type Words } from '#words/words.ts'
import { createAuth } from './identity/accounts/sign-in/auth.ts'
import { buildApp } from './app.ts'
import { noticeSecretChange } from './changed-secret.ts'
import { makeIdsSortAfterStoredRows, correctFutureDates } from './clock-recovery.ts'
import { cacheWebhookTypes } from './backoffice/webhooks/keep-interest.ts'
import { cacheLaundries } from './catalog/catalogue/cache-laundries.ts'
import { applyDueScheduledPrices } from './scheduled-prices.ts'
import type { Config } from './platform/config/config.ts'
import { type Disk, type FreeSpace, watchFreeSpace } from './database/engines/free-space.ts'
import { checkServersAgree } from './cluster-check.ts'
import { migrateToLatest } from './database/migrate.ts'
import type { Lead } from './database/notify/lead.ts'
import type { Database } from './database/open.ts'
import { storeInitialCatalogue } from './catalog/catalogue/first-content.ts'
import { CONSUMERS, JOBS } from './capabilities.ts'
import { startWorkers } from './capability/start-workers.ts'
import { removeAbandonedFolders } from './operate/rehearsal/scratch-folder.ts'
import { storeOrSecureDemo } from './demo/store-or-secure-demo.ts'
import type { Deps } from './platform/deps.ts'
import type { Consumer } from './events/consumer.ts'
import { openEventDelivery } from './events/deliver-events.ts'
import { watchFileStore, withFailureNotices } from './platform/files/with-failure-notices.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { scheduleErasedListUpkeep } from './platform/erased-list.ts'
import { announceServer } from './platform/servers.ts'
import { createWordsFinder } from '#words/words-for.ts'
import { scheduleFolderCleanUp } from './platform/files/delete-old-files.ts'
import { type Jobs, startJobs } from './platform/jobs/jobs.ts'
import { openLiveUpdates } from './platform/live.ts'
import { openServerNotices } from './platform/notices/notices.ts'
import { openHandOvers } from './platform/mail/hand-overs.ts'
import { openMessageSenders } from './platform/mail/senders.ts'
import { openPayments } from './platform/payments/open-payments.ts'
import { openMetricsAndTraces } from './operate/open-metrics-and-traces.ts'
import type { Watch } from './operate/watching/watch.ts'
import { observeJobs } from './operate/watching/watched.ts'

export interface Product {
  app: FastifyInstance
  deps: Deps
  /** Lets running requests and jobs end, and closes everything but the database. */
  close(): Promise<void>
}

interface ProductOptions {
  clock: () => Date
  log: FastifyBaseLogger
  webFolder: string | null
  tell?: (line: string) => void
  readDisk?: (folder: string) => Promise<Disk>
  consumers?: readonly Consumer[]
  words?: Words
  languages?: readonly Words[]
}

/**
 * @param options.webFolder the built web app; null serves the API alone
 * @param options.consumers what follows from events; all of them if left out
 * @param options.words what people read; English if left out
 * @param options.languages further languages of people; the product's if left out
 * @param options.readDisk reads the space of a folder's disk; asks the system if left out
 * @param options.tell prints a line for the operator at once: what a demo is opened with may be printed only here
 * @throws Error when the database holds a demo and the settings want a laundry
 */
export async function openProduct(
  config: Config,
  database: Database,
  options: ProductOptions,
): Promise<Product> {
  const { clock, log, words = english, languages = furtherLanguages } = options
  const { db } = database
  const notices = openServerNotices(log, clock)
  const bucket = config.s3?.bucket ?? null
  const files = withFailureNotices(openFileStore(config), bucket, { notices, words })
  const watch = await openMetricsAndTraces(config, database, notices, clock, log)
  const { demo, jobs, lead } = await prepare(config, database, {
    ...options,
    words,
    files,
    notices,
    watch,
  })

  const live = await openLiveUpdates(database)
  const webhooks = await cacheWebhookTypes(db, live)
  const events = openEventDelivery(options.consumers ?? CONSUMERS, webhooks)
  const freeSpace = await watchRoom(config, { ...options, words, notices })
  const deps: Deps = {
    config,
    db,
    withCopy: database.withCopy,
    watchStatements: database.watchStatements,
    clock,
    laundry: cacheLaundries({ db, live, events, clock }, applyDueScheduledPrices),
    live,
    events,
    jobs,
    ...openMessageSenders(config, watch && ((channel, send) => watch.message(channel, send))),
    handOvers: openHandOvers(join(config.dataDir, 'messages-handed-over')),
    payments: await openPayments({
      ...config,
      simulatedPayments: config.simulatedPayments || demo.kind !== 'none',
    }),
    webhooks,
    files,
    staffWords: words,
    wordsFor: createWordsFinder(words, languages),
    log,
    demo: demo.kind,
    notices,
    auth: createAuth({ db, config, log, jobs, staffWords: words, clock, demo: demo.kind, events }),
    hasRoomToWrite: () => freeSpace.hasRoomToWrite(),
  }
  const stopErasedList = await scheduleErasedListUpkeep(database, config.dataDir, (error) =>
    log.error({ err: error }, 'the list of erased people could not be kept'),
  )
  const leaveServers = await announceServer(database.engine, deps, (error) =>
    log.error({ err: error }, 'this server could not be announced'),
  )
  const stopLooking = config.s3 ? watchFileStore(files) : () => {}
  const stopTidying = scheduleFolderCleanUp(config.dataDir, (error) =>
    log.error({ err: error }, 'the data folder could not be tidied'),
  )
  await removeAbandonedFolders(config.dataDir)
  await startWorkers(deps, JOBS)
  events.start(deps, lead)
  const app = await buildApp(deps, options.webFolder, watch)
  return {
    app,
    deps,
    async close() {
      await lead.resign()
      jobs.pause()
      await app.close()
      await events.stop()
      await jobs.stop()
      await live.close()
      freeSpace.stop()
      stopErasedList()
      stopTidying()
      stopLooking()
      await leaveServers()
      deps.mailer.close()
      deps.handOvers.close()
      await watch?.close()
    },
  }
}

type Prepared = { demo: Awaited<ReturnType<typeof storeOrSecureDemo>>; jobs: Jobs; lead: Lead }

/** Of several processes that start at once, one makes what is missing, and the others find it. */
function prepare(
  config: Config,
  database: Database,
  {
    clock,
    log,
    tell,
    words,
    files,
    notices,
    watch,
  }: Pick<ProductOptions, 'clock' | 'log' | 'tell'> &
    Pick<Deps, 'files' | 'notices'> & { words: Words; watch: Watch | null },
): Promise<Prepared> {
  const { db } = database
  return database.alone(async () => {
    await checkServersAgree(database, config)
    await migrateToLatest(db)
    await noticeSecretChange({ db, config, notices, staffWords: words })
    const demo = await storeOrSecureDemo(db, config, { now: clock(), files, words })
    for (const line of demo.lines) tell?.(line)
    await storeInitialCatalogue(db)
    await makeIdsSortAfterStoredRows(db)
    const lead = await database.standForLead()
    const queue = await startJobs(database, log, {
      lead,
      clock,
      onClockSetBack: () => continueWithRightClock(db, log),
    })
    return { demo, jobs: watch ? observeJobs(queue, watch) : queue, lead }
  })
}

function continueWithRightClock(db: Deps['db'], log: FastifyBaseLogger): void {
  log.warn('The clock had run ahead and is right again: what was dated in the future is due now.')
  correctFutureDates(db).catch((error: unknown) =>
    log.error({ err: error }, 'not everything dated in the future was set right'),
  )
}

/** Says, in the log and to staff, when the disk is almost full. */
function watchRoom(
  { dataDir }: Config,
  {
    log,
    readDisk,
    words,
    notices,
  }: Pick<ProductOptions, 'log' | 'readDisk'> & Pick<Deps, 'notices'> & { words: Words },
): Promise<FreeSpace> {
  return watchFreeSpace({
    folder: dataDir,
    ...(readDisk && { read: readDisk }),
    onLook({ disk, isLittle, floorBytes: floor }) {
      if (isLittle) notices.add('little-room', words.notices.littleRoom({ ...disk, floor }))
      else notices.end('little-room')
    },
    onChange: (hasRoom, freeBytes) =>
      log.warn(
        { freeBytes },
        hasRoom ? 'There is room again.' : 'The disk is almost full: writes are refused.',
      ),
  })
}
