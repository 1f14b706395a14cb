// The demo on a server with a clock that a test sets: a day passes in a minute.
// First, as in the servers that made the demo’s accounts.
import '../quick-passwords.ts'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { openProduct } from '#server/boot.ts'
import { openDatabase } from '#server/database/open.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { makeFirstStartFolder } from '#server/testing/first-start.ts'
import { freePort } from '#server/testing/local-servers.ts'

export interface ServerWithClock {
  url: string
  /** Where its outbox lies. */
  folder: string
  setTime: (now: Date) => void
  stop: () => Promise<void>
}

/** Starts the built product in the test's own process; a browser reads its time in the answers. */
export async function startServerWithClock(start: Date): Promise<ServerWithClock> {
  const dataDir = await makeFirstStartFolder('demo')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const config = readConfig({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    BASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: '1',
    SIGN_IN_TRIES_PER_MINUTE: '1000',
    LIMIT_FACTOR: '100000',
    DRAIN_SECONDS: '0',
  })
  const database = await openDatabase({ dataDir: config.dataDir })
  let now = start
  const product = await openProduct(config, database, {
    clock: () => new Date(now),
    log: pino({ level: 'silent' }),
    webFolder: join(import.meta.dirname, '../../build/client'),
  })
  const { server } = product.app
  server.prependListener('request', (_, answer) => answer.setHeader('date', now.toUTCString()))
  await product.app.listen({ port, host: '127.0.0.1' })
  return {
    url,
    folder: config.dataDir,
    setTime(next) {
      now = next
    },
    async stop() {
      await product.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
