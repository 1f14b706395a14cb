/**
 * Runs several servers of one demo behind a small proxy, to try what only several servers show: `npm run many -- 3`.
 * A server that ends is replaced; Ctrl+C ends all and deletes their data.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { startManyServers } from '../e2e/many-servers.ts'

const MOST = 9
const LONGEST_WAIT_MS = 2 ** 30

const count = Number(process.argv[2] ?? 3)
if (!Number.isInteger(count) || count < 1 || count > MOST) {
  console.error(`Say how many servers, 1 to ${MOST}: npm run many -- 3`)
  process.exit(1)
}
const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort())

const many = await startManyServers(count, {
  port: Number(process.env['PORT'] ?? 3000),
  tell: (line) => console.log(line),
})
console.log(`${count} servers are open at ${many.url}`)
await wait(LONGEST_WAIT_MS, undefined, { signal: ending.signal }).catch(() => {})
await many.stop()
