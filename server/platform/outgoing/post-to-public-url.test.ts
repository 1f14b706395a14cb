// Outgoing posts to real servers of this machine, and to names that resolve to chosen addresses.
import { createServer, type Server } from 'node:http'
import type { LookupAddress } from 'node:dns'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listenLocally } from '../../testing/local-servers.ts'
import {
  isPossiblyPublicUrl,
  type Post,
  postToPublicUrl,
  PrivateAddress,
} from './post-to-public-url.ts'
import { isPublicAddress } from './public-addresses.ts'

let server: Server
let port: number
let asked: string[] = []
let answer: { status: number; headers: Record<string, string>; body: string }
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host} ${request.url}`)
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  port = await listenLocally(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  answer = { status: 204, headers: {}, body: '' }
})

const post = (url: string, fields: Partial<Post> = {}) =>
  postToPublicUrl({
    url: new URL(url),
    headers: { 'content-type': 'application/json' },
    body: '{}',
    timeoutMs: 10_000,
    allowPrivate: true,
    ...fields,
  })

const leadsTo =
  (...addresses: string[]) =>
  async (): Promise<LookupAddress[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

it.each([
  ['this machine', '127.0.0.1'],
  ['this machine, any of its addresses', '127.8.9.10'],
  ['no address', '0.0.0.0'],
  ['a private network', '10.1.2.3'],
  ['a private network', '172.16.0.1'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ['behind a carrier’s NAT', '100.64.0.1'],
  ['a cloud’s metadata', '169.254.169.254'],
  ['a cloud’s metadata', '100.100.100.200'],
  ['a cloud’s metadata', '168.63.129.16'],
  ['link-local', '169.254.1.1'],
  ['documentation', '203.0.113.9'],
  ['benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['this machine by IPv6', '::1'],
  ['no address by IPv6', '::'],
  ['IPv4 in IPv6', '::ffff:127.0.0.1'],
  ['IPv4 in IPv6', '::ffff:8.8.8.8'],
  ['IPv4 in IPv6, as bytes', '::ffff:7f00:1'],
  ['translated IPv4', '64:ff9b::7f00:1'],
  ['IPv4 in 6to4', '2002:7f00:1::1'],
  ['Teredo', '2001:0:7f00:1::1'],
  ['a unique local address', 'fd00:ec2::254'],
  ['link-local by IPv6', 'fe80::1'],
  ['link-local with its network', 'fe80::1%eth0'],
  ['documentation by IPv6', '2001:db8::1'],
  ['multicast by IPv6', 'ff02::1'],
])('refuses to connect to %s: %s', async (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
  const byName = post('https://hooks.example.com/', {
    allowPrivate: false,
    resolve: leadsTo(address),
  })
  await expect(byName).rejects.toBeInstanceOf(PrivateAddress)
  if (address.includes('%')) return
  const host = address.includes(':') ? `[${address}]` : address
  const direct = post(`https://${host}/`, { allowPrivate: false })
  await expect(direct).rejects.toBeInstanceOf(PrivateAddress)
})

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])(
  'accepts %s as public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it('refuses a host name with one private address among public ones', async () => {
  const attempt = post('https://hooks.example.com/', {
    allowPrivate: false,
    resolve: leadsTo('8.8.8.8', '10.0.0.1'),
  })
  await expect(attempt).rejects.toBeInstanceOf(PrivateAddress)
})

it.each([
  ['http://example.com/', false],
  ['https://localhost/', false],
  ['https://app.localhost./', false],
  ['https://printer.local/', false],
  ['https://metadata.google.internal/', false],
  ['https://intranet/', false],
  ['https://0x7f000001/', false],
  ['https://2130706433/', false],
  ['https://127.1/', false],
  ['https://[::1]/', false],
  ['https://example.com:8443/hooks', true],
])('judges whether the URL %s can be public: %s', (url, may) => {
  expect(isPossiblyPublicUrl(new URL(url))).toBe(may)
})

it('connects to the checked address, even when the name resolves to another one afterwards', async () => {
  const answers = [leadsTo('127.0.0.1'), leadsTo('192.0.2.1')]
  let asks = 0
  const resolve = async () => answers[asks++]!()
  expect(await post(`http://hooks.example.com:${port}/in`, { resolve })).toBe(204)
  expect([asks, asked]).toEqual([1, [`POST hooks.example.com:${port} /in`]])
})

it('does not follow a redirect', async () => {
  answer = { status: 307, headers: { location: `http://127.0.0.1:${port}/elsewhere` }, body: '' }
  expect(await post(`http://127.0.0.1:${port}/in`)).toBe(307)
  expect(asked).toEqual([`POST 127.0.0.1:${port} /in`])
})

it('reads only the status, however long the answer', async () => {
  answer = { status: 200, headers: {}, body: 'x'.repeat(5_000_000) }
  expect(await post(`http://127.0.0.1:${port}/in`)).toBe(200)
})

it('explains why there was no answer', async () => {
  const nobody = post('http://nobody.example.com/', {
    resolve: () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' })),
  })
  await expect(nobody).rejects.toMatchObject({ code: 'ENOTFOUND' })
  const silent = createServer(() => {})
  const silentPort = await listenLocally(silent)
  const late = post(`http://127.0.0.1:${silentPort}/`, { timeoutMs: 50 })
  await expect(late).rejects.toMatchObject({ cause: { name: 'TimeoutError' } })
  silent.closeAllConnections()
  silent.close()
})
