/** Tests for the links of text messages: each leads to a page of this site. */
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveShortLinks, shortLink } from './short-links.ts'

const SITE = 'https://sunrise.example'
const ORDER = '/track-order?orderId=019ab1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b'

const app = Fastify()
serveShortLinks(app, SITE)
afterAll(() => app.close())

async function leadsTo(link: string): Promise<string | undefined> {
  const answer = await app.inject(link.slice(SITE.length).replace(/#.*/, ''))
  expect(answer.statusCode).toBe(302)
  return answer.headers.location
}

test.each([
  ORDER,
  '/help?ticket=HD-ABC234',
  '/subscription-management',
  '/',
  '/profile?tab=loyalty',
])('leads to %s', async (path) => {
  expect(await leadsTo(shortLink(SITE, path))).toBe(path)
})

test('shortens an order’s link', () => {
  expect(shortLink(SITE, ORDER)).toBe('https://sunrise.example/o?tAZqxwtPkf1aKmwwdLj9KWw')
})

test('has the key of an offer in the part that changes, and leads to its page', async () => {
  const key = '0123456789-_abcdefghijABCDEFGHIJ012345'
  const link = shortLink(SITE, `/offer?code=WELCOME-20#key=${key}`)
  expect(link).toBe(`https://sunrise.example/o?p${key}WELCOME-20`)
  expect(await leadsTo(link)).toBe(`/offer?code=WELCOME-20#key=${key}`)
})

test('leads a link with a key to its question alone, and leaves the key behind the #', async () => {
  const link = shortLink(SITE, `${ORDER}#key=abc`)
  expect(link).toBe('https://sunrise.example/o?aAZqxwtPkf1aKmwwdLj9KWw#key=abc')
  expect(await leadsTo(link)).toBe('/approve?orderId=019ab1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b')
})

test('leads a reminder’s link to its pickup alone', async () => {
  const link = shortLink(SITE, `${ORDER}#skip=abc`)
  expect(link).toBe('https://sunrise.example/o?sAZqxwtPkf1aKmwwdLj9KWw#skip=abc')
  expect(await leadsTo(link)).toBe('/skip?orderId=019ab1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b')
})

test('leads the link of a failed visit to the choice of the next one', async () => {
  const id = '019ab1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b'
  const link = shortLink(SITE, `/next-visit?orderId=${id}#key=abc`)
  expect(link).toBe('https://sunrise.example/o?vAZqxwtPkf1aKmwwdLj9KWw#key=abc')
  expect(await leadsTo(link)).toBe(`/next-visit?orderId=${id}`)
})

test.each([
  '',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example/..//evil.example',
  '/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/o?/o?/',
  '/api/me',
  '/\t/evil.example',
  't0123',
  '/:80',
])('leads nowhere else: %j', async (query) => {
  const to = await leadsTo(`${SITE}/o?${query}`)
  expect(new URL(to!, SITE).origin).toBe(SITE)
  expect(to).toMatch(/^\/(?![/\\])/)
  expect(to).not.toMatch(/^\/(o|api)\b/)
})
