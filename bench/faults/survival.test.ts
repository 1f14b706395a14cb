// A short version of `npm run soak`, on the embedded database.
// @soak
import { expect, test } from 'vitest'
import { openStores } from '../store.ts'
import { killServerRepeatedly } from './survival.ts'

test('loses no acknowledged order when the server is killed', { timeout: 180_000 }, async () => {
  const stores = await openStores('pglite')
  const survival = await killServerRepeatedly(stores, 2)
  await stores.close()
  expect(survival.kills).toBe(2)
  expect(survival.acknowledged).toBeGreaterThan(0)
})
