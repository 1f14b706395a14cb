// A rider falls ill at noon: their run is handed over at a desk, and both phones hear of it.
// @desktop
import type { Browser, Page } from '@playwright/test'
import type { RunningServer } from '../server.ts'
import { joinStaffAs } from '../steps/join-staff-as.ts'
import { openSheetWithOrders, stopRow } from '../steps/sheet-of.ts'
import { expect, expectUsable, test } from '../test.ts'

async function openPhoneOf(
  name: string,
  { page, browser, server }: { page: Page; browser: Browser; server: RunningServer },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await joinStaffAs(context.request, page.request, server, 'rider', name)
  return context.newPage()
}

test('a run is handed over whole, live on both phones, and a removed rider’s stops are counted', async ({
  page,
  browser,
  server,
}) => {
  const { orders, date } = await openSheetWithOrders(page, server.url, 2, 'next')
  const ravi = await openPhoneOf('Ravi Kumar', { page, browser, server })
  const sunil = await openPhoneOf('Sunil Das', { page, browser, server })
  await page.reload()
  for (const order of orders)
    await stopRow(page, 'Pickup', order).getByLabel('Rider').selectOption('Ravi Kumar')
  for (const phone of [ravi, sunil]) await phone.goto(`/admin/today?date=${date}`)
  for (const order of orders) await expect(stopRow(ravi, 'Pickup', order)).toBeVisible()
  await expect(sunil.getByText('No stops')).toBeVisible()

  await page.getByRole('button', { name: 'Hand over a run' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over a run' })
  await dialog.getByLabel('Whose run').selectOption('Ravi Kumar')
  await expect(dialog).toContainText('Ravi Kumar still has:2 stops')
  await dialog.getByLabel('New rider').selectOption('Sunil Das')
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText('2 stops handed over to Sunil Das')).toBeVisible()

  await expect(sunil.getByText('2 stops added to your run')).toBeVisible()
  for (const order of orders) await expect(stopRow(sunil, 'Pickup', order)).toBeVisible()
  await expectUsable(sunil)
  await expect(ravi.getByText('2 stops taken off your run')).toBeVisible()
  await expect(ravi.getByText('This stop is no longer on this sheet.').first()).toBeAttached()

  // Who leaves with stops: it is said before, and they have no rider then.
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Manage Sunil Das' }).click()
  await page.getByRole('menuitem', { name: 'Remove from the staff' }).click()
  const removal = page.getByRole('dialog', { name: 'Remove Sunil Das from the staff?' })
  await expect(removal).toContainText('Sunil Das still has:2 stops')
  await expectUsable(page)
  await removal.getByRole('button', { name: 'Remove from the staff' }).click()
  await expect(page.getByText('Sunil Das', { exact: true })).toHaveCount(0)
  await page.goto('/admin/now')
  const unassigned = page.getByRole('region', { name: 'Stops without a rider' })
  await unassigned.getByRole('link').last().click()
  await page.goto(`/admin/today?date=${date}&show=unassigned`)
  for (const order of orders) await expect(stopRow(page, 'Pickup', order)).toBeVisible()
  await expectUsable(page)
  await ravi.context().close()
  await sunil.context().close()
})
