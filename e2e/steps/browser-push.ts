// Push notices in a browser test: a subscription without a push service, and messages handed to the service worker.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { test } from '../test.ts'

/** Keys made for tests alone, as `npx web-push generate-vapid-keys` makes them. */
export const PUSH_KEYS = {
  WEB_PUSH_PUBLIC_KEY:
    'BOGhYCvDDnrXsmioiGzrfm7q6tB5igI8xj4q9RdGqKzRaq7C59pSjvtl7XZebqaB_NN3gaE5VeKWkT0HOj5oDX8',
  WEB_PUSH_PRIVATE_KEY: 'gHZIeVK0WZPzN1698_PaUUA8B0gQeUoJrs5hfTv4ijg',
}

/** A browser of the test's size that takes push notices. */
export async function openPushContext(browser: Browser, url: string): Promise<BrowserContext> {
  const { viewport, isMobile, hasTouch } = test.info().project.use
  const context = await browser.newContext({
    baseURL: url,
    serviceWorkers: 'allow',
    ...(viewport !== undefined && { viewport }),
    ...(isMobile !== undefined && { isMobile }),
    ...(hasTouch !== undefined && { hasTouch }),
  })
  await context.grantPermissions(['notifications'], { origin: url })
  await context.addInitScript(subscribeWithoutNetwork)
  return context
}

/** Waits until the page's service worker is there. */
export async function untilServiceWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
}

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

/** Hands the service worker a message as the browser does once it has opened it. */
export async function deliverPush(page: Page, origin: string, notice: object): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
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

/** Runs in the service worker: a press on a notice, which a test can't make otherwise. */
export function pressNotice(data: object): void {
  const event = Object.assign(new Event('notificationclick'), {
    notification: { data, close: () => {} },
    waitUntil: (done: Promise<unknown>) => void done.catch(() => {}),
  })
  globalThis.dispatchEvent(event)
}

type Worker = { registration: { showNotification: unknown }; shown: unknown[] }

/** Runs in the service worker: a browser without a screen shows no notices, so they are only kept. */
export function showNothing(): void {
  const self = globalThis as unknown as Worker
  self.shown = []
  self.registration.showNotification = (...notice: unknown[]) => {
    self.shown.push(notice)
    return Promise.resolve()
  }
}

export function readShownNotices(): unknown[] {
  return (globalThis as unknown as Worker).shown
}
