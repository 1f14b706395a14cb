// Two people on one browser: a logout removes all personal data from storage and every open tab.
// @phone @translated
import type { Page } from '@playwright/test'
import { fillAddress, orderUpToAddress } from '../steps/fill-address.ts'
import { logOut } from '../steps/log-out.ts'
import { PASSWORD, signUpAs } from '../steps/new-customer.ts'
import { placeOrderAs } from '../steps/place-order.ts'
import type { RunningServer } from '../server.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'

const STREET = '7 Langford Gardens'
const TRACES = [STREET, 'asha.rao', 'Asha Rao', 'Ring the bell twice']

test('a logout removes all personal data from every tab of the browser', async ({
  page,
  server,
}) => {
  await page.addInitScript(subscribed)
  await signUpAs(page.context(), server.url, 'Asha Rao')
  const other = await page.context().newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await beginOrder(page)
  await beginOrder(other)
  await page.evaluate(() => localStorage.setItem('testSubscription', 'on'))
  expect(await keptIn(page)).toContain(STREET)

  await logOut(page)
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(other.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible()
  for (const tab of [page, other]) {
    await expect.poll(() => tracesIn(tab)).toEqual([])
    await expect(tab.getByText(STREET)).toHaveCount(0)
  }
  await expect.poll(() => keptIn(page)).not.toContain('testSubscription')

  const email = await signUpAs(page.context(), server.url, 'Ravi Menon')
  await page.context().clearCookies()
  for (const tab of [page, other]) {
    await tab.goto('/new-order')
    await expect(tab.getByRole('textbox', { name: 'Wash & Fold, kg' })).toHaveValue('0')
  }
  await page.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('5')
  await logIn(page, email)
  await page.goto('/new-order')
  await expect(page.getByRole('textbox', { name: 'Wash & Fold, kg' })).toHaveValue('5')
  await expect.poll(() => tracesIn(page)).toEqual([])
})

for (const noticed of ['by a press', 'by the live stream'] as const) {
  test(`a session’s end, noticed ${noticed}, keeps an unfinished order for its owner, hidden from others`, async ({
    page,
    server,
  }) => {
    const email = await signUpAs(page.context(), server.url, 'Asha Rao')
    await endSessionAtReview(page, server, email, noticed)
    await expect(page.getByText('Your order is saved')).toBeVisible()
    await page.goto('/new-order')
    await expect(page.getByText('3 kg').first()).toBeVisible()
    await expect(page.getByText(STREET)).toHaveCount(0)
    await page.goBack()

    await logIn(page, email)
    await expect(page).toHaveURL(/\/new-order/)
    await expect(page.getByRole('heading', { name: 'Review your order' })).toBeVisible()
    await expect(page.getByText(STREET).first()).toBeVisible()
    await expect(page.getByText('Ring the bell twice').first()).toBeVisible()
    await expect(page.getByText('Please login to place an order.')).toHaveCount(0)
    await page.getByRole('button', { name: /^Place order/i }).click()
    await expect(page).toHaveURL(/\/my-orders/)
  })

  test(`a login by another person after a session’s end, noticed ${noticed}, deletes an unfinished order`, async ({
    page,
    server,
  }) => {
    const email = await signUpAs(page.context(), server.url, 'Asha Rao')
    await endSessionAtReview(page, server, email, noticed)
    await signUpAs(page.context(), server.url, 'Ravi Menon')
    await page.goto('/new-order')
    await expect(page.getByRole('textbox', { name: 'Wash & Fold, kg' })).toHaveValue('0')
    await expect.poll(() => tracesIn(page)).toEqual([])
  })
}

test('an unfinished order stays complete for its owner in a second tab when the session ends', async ({
  page,
  server,
}) => {
  const email = await signUpAs(page.context(), server.url, 'Asha Rao')
  // The first tab has the live stream: it notices, and tells the other.
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await page.context().newPage()
  await endSessionAtReview(other, server, email, 'by the live stream')
  await logIn(other, email)
  await expect(other.getByRole('heading', { name: 'Review your order' })).toBeVisible()
  await expect(other.getByText(STREET).first()).toBeVisible()
})

test('a rider who logs out is asked about unsent stops, which stay for them when another person logs in', async ({
  page,
  server,
}) => {
  const date = await placeOrder(page, server)
  await signInAs(page.context(), server.url, 'admin')
  let sent = 0
  await page.context().route('**/api/admin/run-sheet/*/pickup', (route) => {
    sent += 1
    return route.abort('internetdisconnected')
  })
  await page.goto(`/admin/today?date=${date}`)
  await page
    .getByRole('button', { name: /^Picked up/ })
    .first()
    .click()
  await expect(page.getByRole('alert')).toContainText('Not saved yet')
  page.on('dialog', (dialog) => void dialog.accept())

  const question = page.getByRole('dialog', { name: '1 stop is not saved yet' })
  await logOut(page)
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await question.getByRole('button', { name: 'Stay and send' }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/today/)
  await expect(page.getByRole('heading', { level: 1, name: 'Run sheet' })).toBeVisible()
  expect(await completionsIn(page)).toBe(1)

  await logOut(page)
  await question.getByRole('button', { name: 'Log out anyway' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  const before = sent
  await signUpAs(page.context(), server.url, 'Asha Rao')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([await completionsIn(page), sent]).toEqual([1, before])

  await signInAs(page.context(), server.url, 'admin')
  await page.goto(`/admin/today?date=${date}`)
  await expect(page.getByRole('alert')).toContainText('Not saved yet')
  expect(sent).toBeGreaterThan(before)
})

/** Fills the wizard up to the address, which stays in the tab. */
async function beginOrder(page: Page): Promise<void> {
  await orderUpToAddress(page)
  await fillAddress(page, { flat: 'House 3', street: STREET, pin: '560025' })
  await page.getByRole('textbox', { name: /instructions/i }).fill('Ring the bell twice')
}

/** Takes an order to its review and ends its session; then the person presses "Place order", or the open page hears of it. */
async function endSessionAtReview(
  page: Page,
  server: RunningServer,
  email: string,
  noticed: 'by a press' | 'by the live stream',
): Promise<void> {
  if (noticed === 'by a press')
    await page.context().route(/\/api\/.*live/, (route) => route.abort())
  await beginOrder(page)
  await page.getByRole('button', { name: 'Next' }).click()
  const placing = page.getByRole('button', { name: /^Place order/i })
  await expect(placing).toBeEnabled()
  await signOutElsewhere(page, server, email)
  if (noticed === 'by a press') await placing.click()
  await expect(page).toHaveURL(/\/login/)
}

/** Logs in on the form that is open, or on a new one. */
async function logIn(page: Page, email: string): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Ends the page's session from another device of its person. */
async function signOutElsewhere(page: Page, server: RunningServer, email: string): Promise<void> {
  const device = await page.context().browser()!.newContext({ baseURL: server.url })
  await device.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect((await device.request.delete('/api/account/devices')).ok()).toBe(true)
  await device.close()
}

/** An order of somebody new for the last bookable day; gives that day. */
async function placeOrder(page: Page, server: RunningServer): Promise<string> {
  await signUpAs(page.context(), server.url, 'Sheet Person')
  const { pickupDate } = await placeOrderAs(page.context(), server.url)
  return pickupDate
}

/** Everything that the tab and the browser keep as text. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
}

async function tracesIn(page: Page): Promise<string[]> {
  const kept = await keptIn(page)
  return TRACES.filter((trace) => kept.includes(trace))
}

/** How many completions of anybody wait on the device. */
function completionsIn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('washline-run-sheet')
        opening.addEventListener('error', () => reject(new Error('no storage')))
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('taps').objectStore('taps').count()
          count.addEventListener('success', () => {
            opening.result.close()
            resolve(count.result)
          })
        })
      }),
  )
}

/** Runs in the page: its subscription to notices lies in the storage, for there is no push service to ask. */
function subscribed(): void {
  const registration = {
    pushManager: {
      getSubscription: () =>
        Promise.resolve(
          localStorage.getItem('testSubscription') === null
            ? null
            : {
                unsubscribe() {
                  localStorage.removeItem('testSubscription')
                  return Promise.resolve(true)
                },
              },
        ),
    },
  }
  Object.defineProperty(navigator.serviceWorker, 'getRegistration', {
    value: () => Promise.resolve(registration),
  })
}
