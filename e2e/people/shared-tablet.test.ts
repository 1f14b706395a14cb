// A shared tablet: set up, used by two people with PINs, locked when idle, and cut off.
// @phone
import type { APIRequestContext, Page } from '@playwright/test'
import { joinStaffAs } from '../steps/join-staff-as.ts'
import { openSheetWithOrders, openStop, readOrderStatus, stopRow } from '../steps/sheet-of.ts'
import { loginAs, signInAs } from '../sign-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'

const PIN = '480291'
const OTHER_PIN = '905173'

test('staff take turns on a shared tablet until it is disconnected', async ({
  page,
  server,
  playwright,
}) => {
  const owner = await playwright.request.newContext()
  await loginAs(owner, server.url, 'admin')
  await choosePin(owner, server.url, PIN)
  const divya = await playwright.request.newContext()
  await joinStaffAs(divya, owner, server)
  await choosePin(divya, server.url, OTHER_PIN)

  await page.clock.install()
  await signInAs(page.context(), server.url, 'admin')
  await makeShared(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Divya' }).click()
  await page.keyboard.type(PIN)
  await expect(page.getByRole('alert').getByText('4 attempts left')).toBeVisible()
  await expectAccessible(page)
  for (const digit of OTHER_PIN)
    await page.getByRole('button', { name: `Digit ${digit}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Now' })).toBeVisible()

  await page.clock.fastForward(121_000)
  await expectLocked(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Now' })).toHaveCount(0)

  await unlock(page, 'Washline Staff', PIN)

  const tablets = `${server.url}/api/admin/tablets`
  const [tablet] = (await (await owner.get(tablets)).json()) as { _id: string }[]
  expect((await owner.delete(`${tablets}/${tablet!._id}`)).ok()).toBe(true)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
})

test('an unsent stop waits on the tablet for its rider while a colleague has a turn', async ({
  page,
  server,
  playwright,
}) => {
  const owner = await playwright.request.newContext()
  await loginAs(owner, server.url, 'admin')
  await choosePin(owner, server.url, PIN)
  const kavita = await playwright.request.newContext()
  await joinStaffAs(kavita, owner, server, 'manager', 'Kavita')
  await choosePin(kavita, server.url, OTHER_PIN)
  const { order, date } = await openSheetWithOrders(page, server.url)
  await makeShared(page)
  await unlock(page, 'Washline Staff', PIN)

  const isSending = (url: URL) => url.pathname.endsWith(`/${order._id}/pickup`)
  await page.context().route(isSending, (route) => route.abort('internetdisconnected'))
  await page.goto(`/admin/today?date=${date}`)
  await openStop(page, order)
  await stopRow(page, 'Pickup', order)
    .getByRole('button', { name: /^Picked up/ })
    .click()
  await expect(page.getByRole('alert')).toContainText('Not saved yet')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await expectLocked(page)

  await page.context().unroute(isSending)
  await unlock(page, 'Kavita', OTHER_PIN)
  await page.goto(`/admin/today?date=${date}`)
  await expect(stopRow(page, 'Pickup', order)).toBeVisible()
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  expect(await readOrderStatus(page, order)).toBe('pickup_scheduled')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()

  await unlock(page, 'Washline Staff', PIN)
  await page.goto(`/admin/today?date=${date}`)
  await expect.poll(() => readOrderStatus(page, order)).toBe('picked_up')
  await expect(stopRow(page, 'Pickup', order)).toHaveCount(0)
})

/** Makes the page's browser a shared tablet; its owner is signed in there, and it is locked then. */
async function makeShared(page: Page): Promise<void> {
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Make this a shared tablet' }).click()
  const making = page.getByRole('dialog')
  await making.getByLabel('Name').fill('Counter')
  await making.getByRole('button', { name: 'Make this a shared tablet' }).click()
  await expectLocked(page)
}

async function unlock(page: Page, name: string, pin: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.keyboard.type(pin)
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible()
}

async function expectLocked(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Who is working?' })).toBeVisible()
}

async function choosePin(person: APIRequestContext, url: string, pin: string): Promise<void> {
  expect((await person.put(`${url}/api/account/pin`, { data: { pin } })).ok()).toBe(true)
}
