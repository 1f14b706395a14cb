// Time limits on request bodies: uploads as long as they progress, others two minutes.
import { once } from 'node:events'
import type { Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { english } from '#words/words.ts'
import { readConfig } from '../../platform/config/config.ts'
import { firstAnswer, openSocket } from '../../testing/raw-requests.ts'
import { stopSlowBodies } from './bodies.ts'
import { installEarlyRefusals } from '../install-early-refusals.ts'

const MINUTE_MS = 60_000

const config = readConfig({ DATA_DIR: '/nowhere', DEMO: '0' })
const app = Fastify(installEarlyRefusals({ config, wordsFor: () => english }))
stopSlowBodies(app)
app.addContentTypeParser(/.*/, (_, payload, done) => {
  payload.resume().once('end', () => done(null))
})
app.post('/pictures', async () => ({ isTaken: true }))
const address = await app.listen({ port: 0, host: '127.0.0.1' })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())
afterAll(() => app.close())

/** Begins a request; `send` settles once the server has the bytes. */
async function begin(contentType: string, length: number) {
  const accepted = once(app.server, 'connection') as Promise<[Socket]>
  const socket = await openSocket(address)
  const [server] = await accepted
  let sent = 0
  const send = async (text: string) => {
    sent += text.length
    socket.write(text)
    await expect.poll(() => server.bytesRead).toBe(sent)
  }
  const answer = once(socket, 'data').then(([bytes]) => firstAnswer(String(bytes)))
  const head = ['POST /pictures HTTP/1.1', 'Host: washline', `Content-Type: ${contentType}`]
  await send(`${head.join('\r\n')}\r\nContent-Length: ${length}\r\n\r\n`)
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  return { send, answer }
}

const PIECE = 'x'.repeat(150_000)

it('accepts an upload of ten minutes that makes progress', async () => {
  const { send, answer } = await begin('multipart/form-data; boundary=x', 10 * PIECE.length)
  for (let minute = 0; minute < 9; minute += 1) {
    await send(PIECE)
    vi.advanceTimersByTime(MINUTE_MS)
  }
  await send(PIECE)
  expect(await answer).toMatchObject({ status: 200 })
})

it('refuses an upload that trickles in', async () => {
  const { send, answer } = await begin('multipart/form-data; boundary=x', 10 * PIECE.length)
  await send('x'.repeat(100_000))
  vi.advanceTimersByTime(MINUTE_MS)
  expect(await answer).toMatchObject({ status: 408 })
})

it('refuses an upload that stalls for a minute', async () => {
  const { send, answer } = await begin('multipart/form-data; boundary=x', 10 * PIECE.length)
  await send(PIECE)
  vi.advanceTimersByTime(MINUTE_MS)
  await send('x')
  vi.advanceTimersByTime(MINUTE_MS)
  expect(await answer).toMatchObject({ status: 408 })
})

it('refuses any other slow request body after two minutes', async () => {
  const { send, answer } = await begin('application/json', 2 * PIECE.length)
  await send(PIECE)
  vi.advanceTimersByTime(2 * MINUTE_MS)
  expect(await answer).toMatchObject({ status: 408 })
})
