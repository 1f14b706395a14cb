// Data of a first start for the browser tests' servers, made once and copied for each.
import { rm } from 'node:fs/promises'
import { FIRST_STARTS } from '#server/testing/first-start.ts'
import { endMessageWait } from './steps/message-wait.ts'
import { PRELOADED, startServer } from './server.ts'

/** Playwright's global setup; what it gives back is called at the end. */
export default async function makeFirstStarts(): Promise<() => Promise<void>> {
  process.env[PRELOADED] = import.meta.resolve('./quick-passwords.ts')
  await Promise.all([makeFirstStart('demo'), makeFirstStart('empty')])
  return async () => {
    for (const variable of Object.values(FIRST_STARTS))
      await rm(process.env[variable]!, { recursive: true, force: true })
  }
}

async function makeFirstStart(kind: keyof typeof FIRST_STARTS): Promise<void> {
  const server = await startServer({ demo: kind === 'demo' })
  if (kind === 'demo')
    await endMessageWait(server.url).catch((cause: unknown) => {
      throw new Error(`The demo didn't answer. Its server printed:\n${server.output()}`, { cause })
    })
  await server.end()
  process.env[FIRST_STARTS[kind]] = server.dataDir
}
