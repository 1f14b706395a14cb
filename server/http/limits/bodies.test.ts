import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { addGarment } from '#contract/garments/garments.ts'
import { firstAnswer, openSocket } from '../../testing/raw-requests.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
const asha = await product.person()

describe('a compressed body', () => {
  const text = JSON.stringify({ email: 'x'.repeat(50_000), password: 'y' })
  it.each([
    ['gzip', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['deflate', gzipSync(text)],
    ['zstd', gzipSync(text)],
    ['gzip, br', gzipSync(text)],
    ['x-nonsense', Buffer.from(text)],
  ])('refuses it without unpacking: %s', async (encoding, payload) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    const answer = await product.visitor.send({
      method: 'POST',
      url: '/api/auth/login',
      headers,
      payload,
    })
    expect([answer.status, answer.code]).toEqual([415, 'unsupported_media'])
  })

  it('refuses it as a form', async () => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-encoding': 'gzip',
    }
    const answer = await asha.send({
      method: 'POST',
      url: addGarment.path,
      headers,
      payload: gzipSync('--x--\r\n'),
    })
    expect([answer.status, answer.code]).toEqual([415, 'unsupported_media'])
  })

  it('reads it when marked as not compressed', async () => {
    const answer = await product.visitor.send({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json', 'content-encoding': 'identity' },
      payload: '{}',
    })
    expect([answer.status, answer.code]).toEqual([422, 'invalid_input'])
  })
})

describe('forms of one person', () => {
  it('accept six at a time, and again once those have ended', async () => {
    const head = `POST ${addGarment.path} HTTP/1.1\r\nHost: washline\r\nContent-Length: 500\r\nContent-Type: multipart/form-data; boundary=x\r\n`
    const text = `${head}Cookie: ${asha.cookieHeader()}\r\n\r\n--x\r\n`
    const sockets = await Promise.all(Array.from({ length: 7 }, () => openSocket(address)))
    const answers = sockets.map((socket) =>
      once(socket, 'data').then(([bytes]) => firstAnswer(String(bytes))),
    )
    for (const socket of sockets) socket.write(text)
    const busy = await Promise.race(answers)
    expect([busy.status, busy.headers['retry-after']]).toEqual([503, '2'])
    expect(JSON.parse(busy.body)).toMatchObject({ code: 'busy' })

    for (const socket of sockets) socket.destroy()
    const payload = `--x--${' '.repeat(100)}`
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    await expect
      .poll(
        async () =>
          (await asha.send({ method: 'POST', url: addGarment.path, headers, payload })).status,
      )
      .toBe(422)
  })
})

describe('a chunked form of unknown length', () => {
  const head = `POST ${addGarment.path} HTTP/1.1\r\nHost: washline\r\nTransfer-Encoding: chunked\r\n`
  const form = 'Content-Type: multipart/form-data; boundary=x\r\n'
  const part = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`

  /** Sends pieces for as long as the server takes them; gives what it answered when it closed. */
  async function sendForEver(start: string): Promise<string> {
    const socket = await openSocket(address)
    const received: Buffer[] = []
    socket.on('data', (chunk: Buffer) => received.push(chunk))
    const piece = Buffer.alloc(64 * 1024, 'a')
    const chunk = (bytes: Buffer) =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
    socket.write(`${head}Cookie: ${asha.cookieHeader()}\r\n${form}\r\n`)
    socket.write(chunk(Buffer.from(start)))
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve())
      const more = () => {
        if (socket.destroyed) return
        socket.write(chunk(piece), () => setImmediate(more))
      }
      more()
    })
    return Buffer.concat(received).toString()
  }

  it('is cut off at the size limit within its file, before its first part and after its last one', async () => {
    const starts = [part(addGarment.file.name), 'x', '--x--\r\n']
    const answers = await Promise.all(starts.map(sendForEver))
    expect(answers.map((answer) => firstAnswer(answer).status)).toEqual([413, 413, 413])
    expect(await readdir(join(product.deps.config.dataDir, 'incoming'))).toEqual([])
  })
})
