// Deeds that a rider's phone sends while My run is closed, as browsers with background sync do.
// @phone
import type { CDPSession, Page } from '@playwright/test'
import {
  assignTwoStops,
  joinAsRider,
  openOwnRun,
  openOwnStop,
  type Rider,
} from '../steps/own-run.ts'
import { readOrderStatus } from '../steps/sheet-of.ts'
import { expect, test } from '../test.ts'

test('what was done without a network is sent while the app is closed, and counts once', async ({
  page,
  browser,
  server,
}) => {
  const rider = await joinAsRider({ page, browser, server })
  const { pickup, delivery } = await assignTwoStops(page, server, rider)
  const app = await openOwnRun(rider)
  await rider.phone.setOffline(true)
  const card = await openOwnStop(app, 'Pickup', pickup)
  await card.getByRole('button', { name: /^Picked up/ }).click()
  await expect(app.getByText('1 to send')).toBeVisible()
  const failing = await openOwnStop(app, 'Delivery', delivery)
  await failing.getByRole('button', { name: /^Couldn’t deliver/ }).click()
  await failing.getByText('Nobody there').click()
  await failing.getByRole('button', { name: /^Bring it back/ }).click()
  await expect(app.getByText('2 to send')).toBeVisible()
  await app.getByText(/^Done: /).click()
  await app.getByRole('button', { name: `Take back ${delivery.number}` }).click()
  await expect(app.getByText('1 to send')).toBeVisible()

  const before = await readOrderStatus(page, delivery)
  await app.close()
  await rider.phone.setOffline(false)
  const other = await rider.phone.newPage()
  await connectInBackground(rider, other, server.url)
  await expect.poll(() => readOrderStatus(page, pickup)).toBe('picked_up')
  const proofs = async ({ _id }: { _id: string }) => {
    const answer = await page.request.get(`/api/orders/${_id}/proofs`)
    return ((await answer.json()) as object[]).length
  }
  expect(await proofs(pickup)).toBe(1)
  expect(await readOrderStatus(page, delivery)).toBe(before)

  await other.goto('/run')
  await expect(other.getByText('All sent')).toBeVisible()
  expect([await proofs(pickup), await readOrderStatus(page, pickup)]).toEqual([1, 'picked_up'])
  await rider.phone.close()
})

/** Has the browser do what it does once a phone has a network again. */
async function connectInBackground(rider: Rider, page: Page, origin: string): Promise<void> {
  const session = await rider.phone.newCDPSession(page)
  const registrationId = await workerRegistration(session)
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'deeds',
    lastChance: false,
  })
}

async function workerRegistration(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/run'))
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return found
}
