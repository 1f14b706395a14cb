/** A server's end on request: a real process with real connections. */
// @both-engines @soak
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest'
import { login, me, signup } from '#contract/accounts/accounts.ts'
import { live } from '#contract/messages/notifications.ts'
import { type RunningServer, startServer } from '../../e2e/server.ts'
import { openTestDatabase, type TestDatabase, testEngine } from '../testing/test-database.ts'
import { openEventStream } from '../testing/event-stream.ts'

const PERSON = { name: 'Asha Rao', email: 'asha@end.example', password: 'an-orderly-end-24' }

let database: TestDatabase
let server: RunningServer | undefined
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(() => server?.stop())
afterAll(() => database.close())

async function start(): Promise<RunningServer> {
  const { databaseUrl } = database
  server = await startServer({
    demo: false,
    ...(databaseUrl && { env: { DATABASE_URL: databaseUrl } }),
  })
  return server
}

/** A request as it goes over the wire. */
function written(method: string, path: string, body = '', headers: string[] = []): string {
  const length = body ? [`Content-Length: ${body.length}`] : []
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Content-Type: application/json']
  return `${[...lines, ...length, ...headers].join('\r\n')}\r\n\r\n${body}`
}

async function connected(to: RunningServer): Promise<Socket> {
  const socket = connect({ port: Number(new URL(to.url).port), host: '127.0.0.1' })
  await once(socket, 'connect')
  return socket
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

test('answers every request sent before the shutdown', { timeout: 180_000 }, async () => {
  const { url, pid } = await start()
  const signedUp = await fetch(`${url}${signup.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PERSON),
  })
  expect(signedUp.status).toBe(201)

  // Half of the connections have carried a request before, as those of browsers have.
  const sockets = await Promise.all(Array.from({ length: 16 }, () => connected(server!)))
  for (const socket of sockets.slice(8)) {
    socket.write(written('GET', '/healthz'))
    await once(socket, 'data')
  }
  const { email, password } = PERSON
  const long = written('POST', login.path, JSON.stringify({ email, password }))
  const short = written('GET', '/readyz')
  await Promise.all(
    sockets.map(
      (socket, at) => new Promise((sent) => socket.write(at % 8 === 0 ? long : short, sent)),
    ),
  )
  process.kill(pid, 'SIGTERM')
  // Npm sends the Ctrl-C on that the terminal has sent already.
  process.kill(pid, 'SIGINT')

  const answers = await Promise.all(sockets.map((socket) => text(socket).catch(String)))
  expect(answers.map(statusOf)).toEqual(Array(16).fill(200))
  expect(await server!.exited).toBe(0)
})

// What ends a process is the same over both engines, from here on.
test.runIf(testEngine === 'postgresql')(
  'ends although a visitor still holds a connection',
  { timeout: 180_000 },
  async () => {
    const { url, pid } = await start()
    const [silent, half, stalled, idle] = [
      await connected(server!),
      await connected(server!),
      await connected(server!),
      await connected(server!),
    ]
    half.write('POST /api/auth/login HTTP/1.1\r\nHost: 127.0')
    stalled.write(written('POST', login.path, '', ['Content-Length: 1000']))
    stalled.write('{"email":')
    idle.write(written('GET', me.path))
    await once(idle, 'data')
    const stream = await openEventStream(`${url}${live.path}`, { cookie: await cookieOf(url) })
    expect(stream.status).toBe(200)
    const left = [silent, half, stalled, idle].map((socket) => once(socket, 'close'))
    // A reset is an end too.
    for (const socket of [silent, half, stalled, idle]) socket.on('error', () => {}).resume()

    process.kill(pid, 'SIGTERM')
    expect(await server!.exited).toBe(0)
    await Promise.all([...left, stream.ended])
  },
)

test.runIf(testEngine === 'postgresql')(
  'ends at once on a second, later signal',
  { timeout: 180_000 },
  async () => {
    const { pid } = await start()
    const stalled = await connected(server!)
    stalled.on('error', () => {})
    stalled.write(written('POST', login.path, '', ['Content-Length: 1000']))
    process.kill(pid, 'SIGINT')
    // Until it is answered, as somebody impatient would.
    let code: number | null | undefined
    while (code === undefined) {
      code = await Promise.race([server!.exited, wait(100, undefined)])
      if (code === undefined) process.kill(pid, 'SIGINT')
    }
    expect(code).toBe(1)
  },
)

test.runIf(testEngine === 'postgresql')(
  'ends when the npm process that started it ends',
  { timeout: 180_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'washline-end-'))
    const { databaseUrl } = database
    const main = join(import.meta.dirname, '../main.ts')
    // The shell that npm starts scripts with, and which it alone ends.
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${main}"; true`], {
      env: {
        PATH: process.env.PATH,
        npm_lifecycle_event: 'start',
        PORT: '0',
        DEMO: '0',
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    shell.stdout.on('data', (chunk) => (printed += String(chunk)))
    // This data folder's own secret isn't the one that the database knows, which is said first.
    await expect.poll(() => printed, { timeout: 60_000 }).toContain('Washline is open')
    shell.kill('SIGKILL')
    // The server holds the other end until its own.
    await once(shell.stdout, 'end')
    await rm(dataDir, { recursive: true })
  },
)

async function cookieOf(url: string): Promise<string> {
  const email = 'meera@end.example'
  const answer = await fetch(`${url}${signup.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...PERSON, email }),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
