// A short version of the mail benchmark, on the embedded database.
import { expect, test } from 'vitest'
import { deliver } from './mail.ts'
import { openStores } from './store.ts'

test(
  'every waiting mail arrives, and once, though the server is killed',
  { timeout: 180_000 },
  async () => {
    const stores = await openStores('pglite')
    const delivery = await deliver(stores, 60, true)
    await stores.close()
    expect(delivery.twice).toBe(0)
  },
)
