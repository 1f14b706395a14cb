// Messages over three channels while their server is killed twice.
// @soak
import { expect, test } from 'vitest'
import { MAIL_CONNECTIONS } from '#server/platform/mail/mail.ts'
import { openStores } from '../store.ts'
import { sendWhileKilled } from './killed-messages.ts'

test(
  'sends each of 1,000 messages once, loses none and sends none at night that can wait',
  { timeout: 600_000 },
  async () => {
    const stores = await openStores('pglite')
    const { twice, lost, atNight, inDoubt, taken } = await sendWhileKilled(stores, 1000, 2)
    await stores.close()
    expect({ twice, lost, atNight }).toEqual({ twice: 0, lost: 0, atNight: 0 })
    for (const count of Object.values(taken)) expect(count).toBeGreaterThan(0)
    expect(inDoubt).toBeLessThanOrEqual(2 * MAIL_CONNECTIONS)
  },
)
