import { expect, it } from 'vitest'
import { socialSignIn } from '#contract/accounts/accounts.ts'
import { clientOf } from '../../../testing/client.ts'
import { startOpenIdProvider } from '../../../testing/stand-ins/openid-provider.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct()

it('refuses a provider with another issuer in its metadata', async () => {
  const other = await startOpenIdProvider()
  other.issuer = 'https://elsewhere.example'
  const google = { ...other.client, issuer: other.url }
  const browser = clientOf(await product.withSettings({ google, facebook: null }))
  const answer = await browser.call(socialSignIn, { body: { provider: 'google' } })
  expect([answer.status, answer.code]).toEqual([503, 'provider_unavailable'])
  await other.close()
})
