// Requests to other services follow no redirect, which could lead into the operator's own network.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fetchFacebookUser } from './fetch-facebook-user.ts'
import { socialConfigs } from './social.ts'
import { s3FileStore } from '../../../platform/files/s3-file-store.ts'
import { razorpayPayments } from '../../../platform/payments/razorpay.ts'
import { stripePayments } from '../../../platform/payments/stripe.ts'
import type { Deps } from '../../../platform/deps.ts'

let followed = 0
const inside = createServer((_, answer) => {
  followed += 1
  answer.setHeader('content-type', 'application/json').end('{"id":"1","items":[]}')
})
const redirecting = createServer((request, answer) => {
  answer.writeHead(307, { location: `${addressOf(inside)}${request.url}` }).end()
})

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  for (const server of [inside, redirecting])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  inside.close()
  redirecting.close()
})
beforeEach(() => {
  followed = 0
})

const keys = { webhookSecret: 'w', scriptUrl: 'https://pay.example/script.js' }

it.each([
  [
    'the bucket',
    () =>
      s3FileStore({
        endpoint: addressOf(redirecting),
        bucket: 'laundry',
        region: 'us-east-1',
        accessKeyId: 'a',
        secretAccessKey: 'b',
        prefix: '',
      }).get('pictures/one.webp'),
  ],
  [
    'Razorpay',
    () =>
      razorpayPayments({
        ...keys,
        keyId: 'a',
        keySecret: 'b',
        apiUrl: addressOf(redirecting),
      }).forgetCard({ token: 'cust_1.token_1', withPayer: true }),
  ],
  [
    'Stripe',
    () =>
      stripePayments({
        ...keys,
        secretKey: 'a',
        publishableKey: 'b',
        apiUrl: addressOf(redirecting),
      }).forgetCard({ token: 'cus_1.pm_1', withPayer: true }),
  ],
  ['Facebook', () => fetchFacebookUser(addressOf(redirecting), { accessToken: 'a' })],
])('asks %s at its own address, and follows none of its redirects', async (_, ask) => {
  await ask().catch(() => {})
  expect(followed).toBe(0)
})

it('reads Google’s configuration with the same headers as the sign-in library', () => {
  const google = { clientId: 'a', clientSecret: 'b', issuer: 'https://accounts.example' }
  const [config] = socialConfigs({ config: { google, facebook: null } } as unknown as Deps)
  expect(config!.discoveryHeaders).toEqual({ accept: 'application/json' })
})
