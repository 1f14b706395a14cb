// Browser notifications: a customer turns them on, and the service worker shows each push message.
// @phone
import type { Page } from '@playwright/test'
import {
  deliverPush,
  openPushContext,
  PUSH_KEYS,
  readShownNotices,
  showNothing,
  untilServiceWorker,
} from '../steps/browser-push.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: PUSH_KEYS })
})
test.afterAll(() => server.stop())

test('a customer turns browser notifications on and off, and sees the ones that arrive', async ({
  browser,
}) => {
  const context = await openPushContext(browser, server.url)
  await signUpAs(context, server.url, 'Asha Rao')
  const page = await context.newPage()
  await page.goto('/profile?tab=notifications')
  await untilServiceWorker(page)

  const here = page.getByRole('switch', { name: 'This browser' })
  await expect(here).not.toBeChecked()
  const [sent] = await Promise.all([saved(page, 'POST'), here.click()])
  expect(sent.request().postDataJSON()).toMatchObject({
    endpoint: expect.stringContaining(`key=${PUSH_KEYS.WEB_PUSH_PUBLIC_KEY}`),
  })
  await expect(here).toBeChecked()
  await page.reload()
  await expect(here).toBeChecked()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(showNothing)
  await deliverPush(page, server.url, {
    tag: 'message-1',
    title: 'We’ll pick up soon',
    body: 'ನಾವು ಬರುತ್ತಿದ್ದೇವೆ. Please keep the clothes ready.',
    link: '/track-order',
  })
  await expect
    .poll(() => worker.evaluate(readShownNotices), { timeout: 10_000 })
    .toEqual([
      [
        'We’ll pick up soon',
        {
          renotify: true,
          tag: 'message-1',
          body: 'ನಾವು ಬರುತ್ತಿದ್ದೇವೆ. Please keep the clothes ready.',
          icon: '/icons/192.png',
          data: { link: '/track-order' },
        },
      ],
    ])

  await Promise.all([saved(page, 'DELETE'), here.click()])
  await expect(here).not.toBeChecked()
  await context.close()
})

function saved(page: Page, method: 'POST' | 'DELETE') {
  return page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/notifications/push') &&
      response.request().method() === method &&
      response.ok(),
  )
}
