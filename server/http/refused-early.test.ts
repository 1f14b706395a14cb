import { describe, expect, it } from 'vitest'
import { failure } from '#contract/base/errors.ts'
import { exchangeRawText, firstAnswer } from '../testing/raw-requests.ts'
import { testProduct } from '../testing/test-product.ts'

const product = await testProduct()
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })

const close = 'Host: washline\r\nConnection: close\r\n'

describe('a request refused before routing', () => {
  it.each([
    ['an address that is none', `GET /%E0%A4%A HTTP/1.1\r\n${close}\r\n`, 400],
    [
      'an address with a far too long part',
      `GET /api/coverage/${'1'.repeat(300)} HTTP/1.1\r\n${close}\r\n`,
      400,
    ],
    ['a line that is no request', 'HELLO\r\n\r\n', 400],
    [
      'a request that names no host',
      'GET /api/business HTTP/1.1\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'a write from another site',
      `POST /api/auth/login HTTP/1.1\r\n${close}Origin: https://evil.example\r\n\r\n`,
      403,
    ],
    [
      'a compressed body',
      `POST /api/auth/login HTTP/1.1\r\n${close}Content-Encoding: gzip\r\nContent-Length: 0\r\n\r\n`,
      415,
    ],
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\n${close}X: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    [
      'an expectation that nobody can meet',
      `GET /api/business HTTP/1.1\r\n${close}Expect: cake\r\n\r\n`,
      417,
    ],
    [
      'a piece of a body with a far too long extension',
      `POST /api/contact HTTP/1.1\r\n${close}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
      413,
    ],
  ])('answers %s with the headers and the shape of any other refusal', async (_, text, status) => {
    const answer = firstAnswer(await exchangeRawText(address, text))
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(failure.safeParse(JSON.parse(answer.body)).success).toBe(true)
  })
})

it('redirects a browser from a malformed address to a page', async () => {
  const text = `GET /% HTTP/1.1\r\n${close}Accept: text/html\r\n\r\n`
  const answer = firstAnswer(await exchangeRawText(address, text))
  expect([answer.status, answer.headers['location']]).toEqual([302, '/404'])
})

describe('answers of the API', () => {
  it('forbid caching, for any address', async () => {
    const asha = await product.person()
    for (const url of ['/api/business', '/api/auth/me', '/api/nothing', '/api/notifications']) {
      const { headers } = await asha.send({ method: 'GET', url })
      expect([url, headers['cache-control']]).toEqual([url, 'no-store'])
    }
  })

  it('forbid caching of streams', async () => {
    const asha = await product.person()
    const abort = new AbortController()
    const { headers } = await fetch(`${address}/api/live`, {
      headers: { cookie: asha.cookieHeader(), accept: 'text/event-stream' },
      signal: abort.signal,
    })
    abort.abort()
    expect(headers.get('cache-control')).toContain('no-store')
  })
})
