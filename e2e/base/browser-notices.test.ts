// Browser notifications: a customer turns them on, and the service worker shows each push message.
// @phone
import type { CDPSession, Page } from '@playwright/test'
import { signUpAs } from '../steps/new-customer.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'

/** Keys made for this test alone, as `npx web-push generate-vapid-keys` makes them. */
const KEYS = {
  WEB_PUSH_PUBLIC_KEY:
    'BOGhYCvDDnrXsmioiGzrfm7q6tB5igI8xj4q9RdGqKzRaq7C59pSjvtl7XZebqaB_NN3gaE5VeKWkT0HOj5oDX8',
  WEB_PUSH_PRIVATE_KEY: 'gHZIeVK0WZPzN1698_PaUUA8B0gQeUoJrs5hfTv4ijg',
}

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: KEYS })
})
test.afterAll(() => server.stop())

test('a customer turns browser notifications on and off, and sees the ones that arrive', async ({
  browser,
}) => {
  const { viewport, isMobile, hasTouch } = test.info().project.use
  const context = await browser.newContext({
    baseURL: server.url,
    serviceWorkers: 'allow',
    ...(viewport !== undefined && { viewport }),
    ...(isMobile !== undefined && { isMobile }),
    ...(hasTouch !== undefined && { hasTouch }),
  })
  await context.grantPermissions(['notifications'], { origin: server.url })
  await context.addInitScript(subscribeWithoutNetwork)
  await signUpAs(context, server.url, 'Asha Rao')
  const page = await context.newPage()
  await page.goto('/profile?tab=notifications')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))

  const here = page.getByRole('switch', { name: 'This browser' })
  await expect(here).not.toBeChecked()
  const [sent] = await Promise.all([saved(page, 'POST'), here.click()])
  expect(sent.request().postDataJSON()).toMatchObject({
    endpoint: expect.stringContaining(`key=${KEYS.WEB_PUSH_PUBLIC_KEY}`),
  })
  await expect(here).toBeChecked()
  await page.reload()
  await expect(here).toBeChecked()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(showNothing)
  await deliver(await context.newCDPSession(page), server.url, {
    tag: 'message-1',
    title: 'We’ll pick up soon',
    body: 'ನಾವು ಬರುತ್ತಿದ್ದೇವೆ. Please keep the clothes ready.',
    link: '/track-order',
  })
  await expect
    .poll(() => worker.evaluate(shown), { timeout: 10_000 })
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

/** Runs in the page: this browser has no push service to ask, so it makes up what one would answer. */
function subscribeWithoutNetwork(): void {
  const KEPT = 'testSubscription'
  const made = (endpoint: string): PushSubscription =>
    ({
      endpoint,
      toJSON: () => ({
        endpoint,
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      }),
      unsubscribe() {
        localStorage.removeItem(KEPT)
        return Promise.resolve(true)
      },
    }) as unknown as PushSubscription
  PushManager.prototype.subscribe = (options) => {
    const key = options?.applicationServerKey
    const endpoint = `https://fcm.googleapis.com/fcm/send/test?key=${typeof key === 'string' ? key : ''}`
    localStorage.setItem(KEPT, endpoint)
    return Promise.resolve(made(endpoint))
  }
  PushManager.prototype.getSubscription = () => {
    const endpoint = localStorage.getItem(KEPT)
    return Promise.resolve(endpoint === null ? null : made(endpoint))
  }
}

function saved(page: Page, method: 'POST' | 'DELETE') {
  return page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/notifications/push') &&
      response.request().method() === method &&
      response.ok(),
  )
}

/** Hands the service worker a message as the browser does once it has opened it. */
async function deliver(cdp: CDPSession, origin: string, notice: object): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const data = JSON.stringify(notice)
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data,
  })
}

type Worker = { registration: { showNotification: unknown }; shown: unknown[] }

/** Runs in the service worker: a browser without a screen shows no notices, so they are only kept. */
function showNothing(): void {
  const self = globalThis as unknown as Worker
  self.shown = []
  self.registration.showNotification = (...notice: unknown[]) => {
    self.shown.push(notice)
    return Promise.resolve()
  }
}

function shown(): unknown[] {
  return (globalThis as unknown as Worker).shown
}
