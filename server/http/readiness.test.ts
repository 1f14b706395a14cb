// A server about to end: not ready for the proxy, but still answering requests.
import { expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue/catalogue.ts'
import { testProduct } from '../testing/test-product.ts'

const product = await testProduct()

it('reports not ready once it shuts down, and still answers requests', async () => {
  const app = await product.withSettings({})
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.headers.connection]).toEqual([200, 'keep-alive'])

  app.leave()
  const leaving = await app.inject('/readyz')
  expect(leaving.statusCode).toBe(503)
  expect(leaving.json()).toMatchObject({
    code: 'unavailable',
    message: 'This server is shutting down; another one will answer.',
  })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  const answer = await app.inject(catalogue.path)
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
})
