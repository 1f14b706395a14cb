/** Starts the product: settings, database, application, listening, and an orderly shutdown. */
import { enableCompileCache, setSourceMapsSupport } from 'node:module'
import { join } from 'node:path'

enableCompileCache()
// Stack traces of the bundle name lines of the sources.
setSourceMapsSupport(true)
// What the product writes is for its own user alone.
process.umask(0o077)
// Loaded after both are on, so that they cover everything else.
const [
  { openLog },
  { readDataFolderKind },
  { readConfig },
  { warnAboutSettings },
  { errorText },
  { openDatabase },
  { stopProcessAtOnce, shutDownOnSignal },
  { logUnhandledFailures },
] = await Promise.all([
  import('./platform/log.ts'),
  import('./demo/read-data-folder-kind.ts'),
  import('./platform/config/config.ts'),
  import('./platform/config/warn-about-settings.ts'),
  import('./database/error-text.ts'),
  import('./database/open.ts'),
  import('./shutdown.ts'),
  import('./unhandled-failures.ts'),
])

/** Anyone who waited for the server is served first. */
const FIRST_REST_MS = 3000

async function start(): Promise<void> {
  const config = readConfig(process.env, { kind: await readDataFolderKind(process.env) })
  const log = openLog(config.logLevel)
  logUnhandledFailures(log)
  for (const warning of warnAboutSettings(process.env)) process.stderr.write(`${warning}\n`)
  const opening = openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    log: (error) => log.error({ err: error }, 'the database reports'),
    onLost: stopProcessAtOnce,
  })
  // PGlite compiles itself beside this thread; the rest is loaded in the meantime.
  const [database, { openProduct }, { warmUpInvoiceDrawing }, { releaseMemory }] =
    await Promise.all([
      opening,
      import('./boot.ts'),
      import('./billing/invoices/warm-up-invoice-drawing.ts'),
      import('./platform/release-memory.ts'),
    ])
  const product = await openProduct(config, database, {
    clock: () => new Date(),
    log,
    webFolder: join(import.meta.dirname, '../build/client'),
    tell: (line) => process.stdout.write(`${line}\n`),
  })
  await product.app.listen({ port: config.port, host: config.host })

  setTimeout(() => {
    product.deps.auth
      .warmUp()
      .catch((error: unknown) => log.error({ err: error }, 'nobody can sign in'))
      .then(() => warmUpInvoiceDrawing(product.deps.staffWords))
      .catch((error: unknown) => log.error({ err: error }, 'no invoice can be drawn'))
  }, FIRST_REST_MS).unref()
  releaseMemory()

  const close = async () => {
    await product.close()
    await database.close()
  }
  const { drainSeconds } = config
  shutDownOnSignal({ leave: () => product.app.leave(), drainSeconds, close }, log)
  // Said last: what reads it may end the server at once, in order.
  process.stdout.write(`Washline is open at ${config.baseUrl}\n`)
}

start().catch((error: unknown) => {
  const cause = error instanceof Error && error.cause ? `\n${errorText(error.cause)}` : ''
  process.stderr.write(`Washline could not start.\n${errorText(error)}${cause}\n`)
  process.exit(1)
})
