// Browser tests of a product with Stripe's keys set, against a stand-in for Stripe.
import { type FakeStripe, openFakeStripe } from '#server/testing/stand-ins/fake-stripe.ts'
import { startServer } from '../server.ts'
import { test as base } from '../test.ts'

export const SECRET_KEY = 'sk_test_of_the_laundry'
export const WEBHOOK_SECRET = 'whsec_of_the_laundry'

export const test = base.extend<object, { stripe: FakeStripe }>({
  stripe: [
    async ({}, use) => {
      const stripe = await openFakeStripe()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ stripe }, use) => {
      const env = {
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_laundry',
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_URL: stripe.url,
        STRIPE_JS_URL: `${stripe.url}/v3/`,
      }
      const server = await startServer({ env })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})
