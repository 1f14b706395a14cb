// A short version of the mail benchmark.
// @soak
import { expect, test } from 'vitest'
import { MAIL_CONNECTIONS } from '#server/platform/mail/mail.ts'
import { deliver } from './mail.ts'
import { openStores } from './store.ts'

test(
  'every waiting mail arrives once or is marked as in doubt when the server is killed',
  { timeout: 180_000 },
  async () => {
    const stores = await openStores('pglite')
    const delivery = await deliver(stores, 60, 'killed')
    await stores.close()
    expect(delivery.twice).toBe(0)
    expect(delivery.inDoubt).toBeLessThanOrEqual(MAIL_CONNECTIONS)
  },
)

test(
  'the other server sends the mails of a killed server, each once',
  { timeout: 180_000 },
  async () => {
    const stores = await openStores('postgresql')
    const { twice, inDoubt } = await deliver(stores, 400, 'taken over')
    await stores.close()
    expect(twice).toBe(0)
    expect(inDoubt).toBeLessThanOrEqual(MAIL_CONNECTIONS)
  },
)
