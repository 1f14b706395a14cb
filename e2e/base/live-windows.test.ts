// Many windows of one browser, limited to six connections a site: all load, all get live updates, one is connected.
// @phone
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { placeOrderAs } from '../steps/place-order.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { signInAs } from '../sign-in.ts'
import { expect, test } from '../test.ts'

/** Gives how many streams the windows of a browser have open. */
function streamsOf(context: BrowserContext): () => number {
  const open = new Set<Request>()
  context.on('request', (request) => {
    if (request.resourceType() === 'eventsource') open.add(request)
  })
  context.on('requestfailed', (request) => void open.delete(request))
  context.on('requestfinished', (request) => void open.delete(request))
  // Nothing is said of what a closed window had open.
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length
}

async function windowsOf(context: BrowserContext, paths: string[]): Promise<Page[]> {
  const windows: Page[] = []
  for (const path of paths) {
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    windows.push(page)
  }
  return windows
}

test('eight console windows show a new order, also after the connected one is closed', async ({
  context,
  browser,
  server,
}) => {
  await shareAmongEight(context, browser, server.url)
})

test('eight console windows show a new order without TLS, where browsers give no locks', async ({
  context,
  browser,
  server,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
  })
  await shareAmongEight(context, browser, server.url)
})

async function shareAmongEight(context: BrowserContext, browser: Browser, url: string) {
  await signInAs(context, url, 'admin')
  const streams = streamsOf(context)
  const windows = await windowsOf(context, [
    '/admin/now',
    '/admin/plant',
    '/admin/help-desk',
    '/admin/outbox',
    ...Array<string>(4).fill('/admin/dashboard'),
  ])
  await expect.poll(streams).toBe(1)
  const customer = await browser.newContext()
  await signUpAs(customer, url, 'Meera Pillai')
  const sees = async (page: Page, number: string) =>
    expect(page.getByText(number).first()).toBeVisible()

  const first = await placeOrderAs(customer, url)
  for (const page of windows.slice(4)) await sees(page, first.number)
  await windows[0]!.close()
  await expect(windows[7]!.getByText('Live', { exact: true })).toBeVisible()
  const second = await placeOrderAs(customer, url)
  for (const page of windows.slice(4)) await sees(page, second.number)
  await expect.poll(streams).toBe(1)
}

test('ten windows of a customer show a new status', async ({ context, browser, server }) => {
  await signUpAs(context, server.url, 'Meera Pillai')
  const order = await placeOrderAs(context, server.url)
  const streams = streamsOf(context)
  const windows = await windowsOf(context, [
    '/dashboard',
    '/my-orders',
    '/garments',
    '/help',
    ...Array<string>(6).fill(`/track-order?orderId=${order.number}`),
  ])
  await expect.poll(streams).toBe(1)
  const staff = await browser.newContext()
  await signInAs(staff, server.url, 'admin')
  const set = await staff.request.put(`${server.url}/api/admin/orders/${order._id}`, {
    data: { status: 'picked_up' },
  })
  expect(set.ok(), await set.text()).toBe(true)
  for (const page of windows.slice(4))
    await expect(page.getByText('Picked Up').first()).toBeVisible()
})

test('a window opened in the background connects when it is shown', async ({ context, server }) => {
  await signUpAs(context, server.url, 'Meera Pillai')
  const order = await placeOrderAs(context, server.url)
  const streams = streamsOf(context)
  const page = await context.newPage()
  await page.addInitScript(() => {
    let state: DocumentVisibilityState = 'hidden'
    Object.defineProperty(document, 'visibilityState', { get: () => state })
    document.addEventListener('test:look', () => {
      state = 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    })
  })
  await page.goto(`/track-order?orderId=${order.number}`)
  await expect(page.getByText('Connecting…')).toBeVisible()
  expect(streams()).toBe(0)
  await page.evaluate(() => document.dispatchEvent(new Event('test:look')))
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect.poll(streams).toBe(1)
})

test('a window takes over the stream from a frozen one', async ({ context, browser, server }) => {
  await signUpAs(context, server.url, 'Meera Pillai')
  const order = await placeOrderAs(context, server.url)
  const path = `/track-order?orderId=${order.number}`
  const frozen = await context.newPage()
  await frozen.goto(path)
  await expect(frozen.getByText('Live', { exact: true })).toBeVisible()
  const devtools = await context.newCDPSession(frozen)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })

  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const staff = await browser.newContext()
  await signInAs(staff, server.url, 'admin')
  await staff.request.put(`${server.url}/api/admin/orders/${order._id}`, {
    data: { status: 'picked_up' },
  })
  await expect(page.getByText('Picked Up').first()).toBeVisible()
})
