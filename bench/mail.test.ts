// A short version of the mail benchmark.
// @soak
import { expect, test } from 'vitest'
import { MAIL_CONNECTIONS } from '#server/platform/mail/mail.ts'
import { deliverMails } from './mail.ts'
import { openStores } from './store.ts'

test(
  'delivers every waiting mail once or marks it as in doubt when the server is killed',
  { timeout: 180_000 },
  async () => {
    const stores = await openStores('pglite')
    const delivery = await deliverMails(stores, 60, 'killed')
    await stores.close()
    expect(delivery.twice).toBe(0)
    expect(delivery.inDoubt).toBeLessThanOrEqual(MAIL_CONNECTIONS)
  },
)

test(
  'sends a killed server’s mails once, from the other server',
  { timeout: 180_000 },
  async () => {
    const stores = await openStores('postgresql')
    const { twice, inDoubt } = await deliverMails(stores, 400, 'taken over')
    await stores.close()
    expect(twice).toBe(0)
    expect(inDoubt).toBeLessThanOrEqual(MAIL_CONNECTIONS)
  },
)
