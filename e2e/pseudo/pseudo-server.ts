/** The product in the pseudo-language, for browser tests: its own language, so that visitors read it too. */
import { join } from 'node:path'
import { openProduct } from '#server/boot.ts'
import { openDatabase } from '#server/database/open.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openLog } from '#server/platform/log.ts'
import { stopProcessAtOnce, shutDownOnSignal } from '#server/shutdown.ts'
import { pseudoLanguage } from '#words/testing/pseudo-language.ts'
import { english } from '#words/words.ts'

const config = readConfig(process.env)
const log = openLog(config.logLevel)
const { dataDir, databaseUrl, drainSeconds } = config
const database = await openDatabase({
  dataDir,
  databaseUrl,
  log: (error) => log.error({ err: error }, 'the database reports'),
  onLost: stopProcessAtOnce,
})
const product = await openProduct(config, database, {
  clock: () => new Date(),
  log,
  words: pseudoLanguage(english),
  webFolder: join(import.meta.dirname, '../../build/client'),
})
await product.app.listen({ port: config.port, host: config.host })
const close = async () => {
  await product.close()
  await database.close()
}
shutDownOnSignal({ leave: () => product.app.leave(), drainSeconds, close }, log)
process.stdout.write(`Washline is open at ${config.baseUrl}\n`)
