// A rider's unsent stops on a shared phone: a colleague hands them in, and a manager decides.
// @phone
import type { Page } from '@playwright/test'
import { joinStaffAs } from '../steps/join-staff-as.ts'
import { openSheetWithOrders, readOrderStatus, stopRow } from '../steps/sheet-of.ts'
import { loginAs, signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

test('a colleague hands in a rider’s unsent stops, and the manager accepts them', async ({
  page,
  browser,
  server,
}) => {
  const { order } = await openSheetWithOrders(page, server.url)
  await leaveUnsent(page, () =>
    stopRow(page, 'Pickup', order)
      .getByRole('button', { name: /^Picked up/ })
      .click(),
  )

  const office = await openPrivateWindow(browser, server.url)
  await loginAs(office.request, server.url, 'admin')
  await joinStaffAs(page.request, office.request, server, 'rider', 'Meena Iyer')
  await page.goto('/admin/today')
  const left = page.getByText(/^1 stop that \S+ made is still on this phone\.$/)
  await expect(left).toBeVisible()
  await expectUsable(page)
  // Nothing of the customer is shown to a rider whose stop it isn't.
  await expect(page.getByText(order.number)).toHaveCount(0)
  await page.getByRole('button', { name: /^Hand in for / }).click()
  await expect(page.getByText('1 stop is handed in. A manager decides.')).toBeVisible()
  await expect(left).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Run sheet' })).toBeVisible()
  await expect(left).toHaveCount(0)

  expect(await readOrderStatus(office, order)).toBe('pickup_scheduled')
  await office.goto('/admin/now')
  const row = office
    .getByRole('region', { name: 'Stops to decide' })
    .getByRole('listitem')
    .filter({ hasText: order.number })
  await expect(row).toContainText(/Handed in by Meena Iyer from .+’s phone\./)
  await expectUsable(office)
  await row.getByRole('button', { name: 'Accept' }).click()
  await expect(row).toHaveCount(0)
  expect(await readOrderStatus(office, order)).toBe('picked_up')
  await office.context().close()
})

test('a stop that can’t be handed in yet stays on the phone', async ({ page, browser, server }) => {
  const { order } = await openSheetWithOrders(page, server.url)
  await leaveUnsent(page, () =>
    stopRow(page, 'Pickup', order)
      .getByRole('button', { name: /^Picked up/ })
      .click(),
  )
  const office = await openPrivateWindow(browser, server.url)
  await loginAs(office.request, server.url, 'admin')
  await joinStaffAs(page.request, office.request, server, 'rider', 'Meena Iyer')
  await page.route('**/api/late-stops/*/pickup', (route) => route.abort('internetdisconnected'))
  await page.goto('/admin/today')
  await page.getByRole('button', { name: /^Hand in for / }).click()
  await expect(page.getByText('Not everything could be handed in.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/made is still on this phone\.$/)).toBeVisible()

  // Its rider is back, and it counts as their own.
  await page.unroute('**/api/admin/run-sheet/*/pickup')
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/today')
  await expect.poll(() => readOrderStatus(page, order)).toBe('picked_up')
  await expect(page.getByText(/still on this phone/)).toHaveCount(0)
  await office.context().close()
})

/** Marks a stop that doesn't reach the server. */
async function leaveUnsent(page: Page, mark: () => Promise<void>): Promise<void> {
  await page.route('**/api/admin/run-sheet/*/pickup', (route) =>
    route.abort('internetdisconnected'),
  )
  page.on('dialog', (dialog) => void dialog.accept())
  await mark()
  await expect(page.getByRole('alert')).toContainText('Not saved yet')
}
