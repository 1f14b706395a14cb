import { expect, it } from 'vitest'
import { noticeSecretChange } from './changed-secret.ts'
import { openServerNotices } from './platform/notices/notices.ts'
import { testProduct } from './testing/test-product.ts'

const product = await testProduct()

/** What a start with this secret notices; the product's own start has had its own. */
async function start(authSecret: string) {
  const { deps } = product
  const notices = openServerNotices(deps.log, deps.clock)
  await noticeSecretChange({ ...deps, notices, config: { ...deps.config, authSecret } })
  return notices.list().map(({ code }) => code)
}

it('notices once that the secret differs from the last start', async () => {
  const { authSecret } = product.deps.config
  expect(product.deps.notices.list()).toEqual([])
  expect(await start(authSecret)).toEqual([])
  const other = 'a-secret-that-nobody-had-before-this-day'
  expect(await start(other)).toEqual(['secret-changed'])
  expect(await start(other)).toEqual([])
  expect(await start(authSecret)).toEqual(['secret-changed'])
})

it('stores nothing that reveals the secret', async () => {
  const rows = await product.db.selectFrom('auth_secret_check').selectAll().execute()
  expect(rows).toEqual([{ id: 1, value: expect.stringMatching(/^[\w-]{32}$/) as unknown }])
  expect(rows[0]!.value).not.toContain(product.deps.config.authSecret.slice(0, 8))
})
