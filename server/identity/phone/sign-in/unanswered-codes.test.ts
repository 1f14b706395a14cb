/** Codes that a gateway took without an answer, or not in time: staff see them as those that can't leave. */
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendPhoneCode } from '#contract/accounts/phone-proof.ts'
import { sendSignInCode } from '#contract/accounts/phone-sign-in.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { readOutbox } from '#contract/messages/outbox.ts'
import { listenLocally } from '../../../testing/local-servers.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'

let isBusy = false
let asked = 0
const gateway = createServer((request, response) => {
  asked += 1
  if (isBusy) response.writeHead(503).end()
  else request.on('end', () => request.socket.destroy()).resume()
})
const url = `http://127.0.0.1:${await listenLocally(gateway)}/`
const product = await testProduct({
  config: { sms: { url, token: 'key', from: 'WASHLN', preset: 'msg91' } },
})
afterAll(() => {
  gateway.closeAllConnections()
  gateway.close()
})

let owner: SignedIn
beforeAll(async () => {
  owner = await product.person({ preset: 'owner' })
})

const reasons = async () =>
  (await owner.call(readOutbox, { query: { state: 'failed' } })).body.map(
    ({ to, lastError }) => `${to}: ${lastError}`,
  )

const askToSignIn = (phone: string) =>
  product.newBrowser().call(sendSignInCode, { body: { phone } })

it('shows staff a code that its gateway took without an answer', async () => {
  await askToSignIn('+919845022221')
  await expect
    .poll(reasons, { timeout: 20_000 })
    .toEqual([expect.stringMatching(/^…2221: .*may or may not have been sent/)])
  const { body } = await owner.call(notifications, {})
  expect(body.notifications.map(({ title }) => title)).toContain('A code couldn’t be sent')
})

it('shows staff codes that no try could send before they expired', async () => {
  isBusy = true
  const before = asked
  const phone = '+91 98450 22223'
  const asha = await product.person({ name: 'Asha', phone })
  await askToSignIn('+919845022222')
  await asha.call(sendPhoneCode, { params: { id: asha.user._id } })
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThanOrEqual(before + 2)
  expect(await reasons()).toHaveLength(1)

  product.clock.set(new Date(product.clock.read().getTime() + 11 * 60_000).toISOString())
  await expect
    .poll(async () => (await reasons()).toSorted(), { timeout: 40_000 })
    .toEqual([
      expect.stringContaining(`${phone}: This code couldn’t be sent before it expired`),
      expect.stringContaining('…2221'),
      expect.stringContaining('…2222: This code couldn’t be sent before it expired'),
    ])
})
