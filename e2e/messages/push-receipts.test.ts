// Receipts of push notices: a service worker tells that it showed one, and that its reader opened it.
// @phone
import type { Page } from '@playwright/test'
import { pushReceiptToken } from '#server/notifications/channels/push/receipt-token.ts'
import { type RunningServer, startServer } from '../server.ts'
import { signInAs } from '../sign-in.ts'
import {
  deliverPush,
  openPushContext,
  pressNotice,
  PUSH_KEYS,
  showNothing,
  untilServiceWorker,
} from '../steps/browser-push.ts'
import { expect, test } from '../test.ts'

const AUTH_SECRET = 'a-secret-for-the-receipts-of-notices-alone'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: { ...PUSH_KEYS, AUTH_SECRET } })
})
test.afterAll(() => server.stop())

test('staff see their test delivered once a browser showed it, and read once it was opened', async ({
  browser,
}) => {
  const context = await openPushContext(browser, server.url)
  await signInAs(context, server.url, 'admin')
  const page = await context.newPage()
  await page.goto('/profile?tab=notifications')
  await untilServiceWorker(page)
  const here = page.getByRole('switch', { name: 'This browser' })
  await here.click()
  await expect(here).toBeChecked()
  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(showNothing)

  await page.goto('/admin/outbox')
  await page.getByRole('button', { name: 'Am I reachable?' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send a test' }).click()
  const row = dialog.getByRole('listitem').filter({ hasText: 'Browser notification' })
  await expect(row).not.toContainText('Ready to test')

  const notice = await writeNotice(page)
  await deliverPush(page, server.url, notice)
  await expect(row).toContainText(/Delivered \w+, /)

  await context.setOffline(true)
  await worker.evaluate(pressNotice, { link: '/', receipt: notice.receipt })
  await expect.poll(() => worker.evaluate(countKeptReceipts)).toBe(1)
  await context.setOffline(false)
  await page.goto('/admin/outbox')
  await expect.poll(() => worker.evaluate(countKeptReceipts)).toBe(0)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Test message' })
    .filter({ hasText: 'Read' })
    .getByRole('button')
    .click()
  await expect(page.getByRole('dialog').getByText('Delivered')).toBeVisible()
  await context.close()
})

/** The notice of the latest test, as the server would have sealed it for this browser. */
async function writeNotice(page: Page) {
  const answer = await page.request.get('/api/admin/reachability')
  const { channels } = (await answer.json()) as {
    channels: { channel: string; messages: { _id: string }[] }[]
  }
  const message = channels.find(({ channel }) => channel === 'push')!.messages[0]!._id
  const token = pushReceiptToken({ authSecret: AUTH_SECRET }, message)
  const receipt = { message, token }
  return { tag: message, title: 'Test message', body: 'It arrived.', link: '/', receipt }
}

/** Runs in the service worker. */
async function countKeptReceipts(): Promise<number> {
  const cache = await caches.open('washline-receipts')
  return (await cache.keys()).length
}
