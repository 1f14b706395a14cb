import { once } from 'node:events'
import type { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { exchangeRawText, openSocket } from '../../testing/raw-requests.ts'
import { testProduct } from '../../testing/test-product.ts'
import { CONNECTIONS_OF_ADDRESS, UNANSWERED_OF_CONNECTION } from './bounds.ts'

const product = await testProduct()
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })

const ask = (pin: number, more = '') =>
  `GET /api/coverage/56000${pin} HTTP/1.1\r\nHost: washline\r\n${more}\r\n`

it('answers requests of one packet in their order', async () => {
  const text = await exchangeRawText(
    address,
    `${ask(1)}GET /nowhere HTTP/1.1\r\nHost: washline\r\n\r\n${ask(3, 'Connection: close\r\n')}`,
  )
  expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    '200',
    '404',
    '200',
  ])
})

it('handles requests in one packet one by one, so that a log-in after a sign-up succeeds', async () => {
  const post = (path: string, body: object, more = '') => {
    const text = JSON.stringify(body)
    return `POST ${path} HTTP/1.1\r\nHost: washline\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n${more}\r\n${text}`
  }
  const asha = { email: 'asha@example.com', password: 'monsoon-terrace-7' }
  const signUp = post('/api/auth/signup', { ...asha, name: 'Asha' })
  const text = await exchangeRawText(
    address,
    signUp + post('/api/auth/login', asha, 'Connection: close\r\n'),
  )
  expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    '201',
    '200',
  ])
})

it('closes a connection with more pending requests than allowed', async () => {
  const text = await exchangeRawText(address, ask(1).repeat(UNANSWERED_OF_CONNECTION + 1))
  expect(text.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(UNANSWERED_OF_CONNECTION)
  expect((await fetch(`${address}/api/coverage/560001`)).status).toBe(200)
})

it('keeps answering on a connection with exactly the allowed number of pending requests', async () => {
  const socket = await openSocket(address)
  let received = ''
  socket.on('data', (bytes: Buffer) => {
    received += bytes.toString()
  })
  for (let round = 1; round <= 3; round += 1) {
    socket.write(ask(1).repeat(UNANSWERED_OF_CONNECTION))
    await expect
      .poll(() => received.match(/HTTP\/1\.1 200/g)?.length)
      .toBe(round * UNANSWERED_OF_CONNECTION)
  }
  socket.destroy()
})

it('holds a limited number of connections from one address, and accepts new ones once some are closed', async () => {
  const held: Socket[] = []
  while (held.length < CONNECTIONS_OF_ADDRESS) held.push(await openSocket(address))
  const oneMore = await openSocket(address)
  await once(oneMore, 'close')

  for (const socket of held) socket.destroy()
  await expect
    .poll(() =>
      fetch(`${address}/api/coverage/560001`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
})
