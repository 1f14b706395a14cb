// The board: stops are dragged, moved by keys or shared out, and riders' phones hear of it.
import type { Browser, Locator, Page } from '@playwright/test'
import type { RunningServer } from '../server.ts'
import { signInAs } from '../sign-in.ts'
import { joinStaffAs } from '../steps/join-staff-as.ts'
import { openSheetWithOrders } from '../steps/sheet-of.ts'
import { expect, expectUsable, test } from '../test.ts'

type Given = { page: Page; browser: Browser; server: RunningServer }

async function openPhoneOf(name: string, { page, browser, server }: Given): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await joinStaffAs(context.request, page.request, server, 'rider', name)
  return context.newPage()
}

const LONG_NAME = 'Venkatanarasimharajuvaripeta Subramaniam Iyer'

async function moveByKeys(page: Page, card: Locator, to: string) {
  await card.getByRole('button', { name: /^Move to another rider/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: to }).press('Enter')
}

test('stops are moved and shared out on the board, live on a rider’s phone', async ({
  page,
  browser,
  server,
  isMobile,
}) => {
  const { orders, date, pickupTime } = await openSheetWithOrders(page, server.url, 3, 'next')
  const [first, second] = orders
  const phone = await openPhoneOf('Ravi Board', { page, browser, server })
  const other = await openPhoneOf(LONG_NAME, { page, browser, server })
  await phone.goto(`/admin/today?date=${date}`)
  await expect(phone.getByText('No stops')).toBeVisible()

  await page.goto(`/admin/today?date=${date}`)
  await page.getByRole('link', { name: 'This day’s board' }).click()
  const column = (name: string) => page.getByRole('group', { name, exact: true })
  const cardIn = (name: string, { number }: { number: string }) =>
    column(name).getByRole('listitem', { name: `Pickup ${number}` })
  for (const order of orders) await expect(cardIn('No rider', order)).toBeVisible()
  await expectUsable(page)

  await moveByKeys(page, cardIn('No rider', first!), 'Ravi Board')
  await expect(page.getByText(`${first!.number} moved to Ravi Board`)).toBeVisible()
  await expect(cardIn('Ravi Board', first!)).toBeAttached()
  await expect(phone.getByText('1 stop added to your run')).toBeVisible()

  if (isMobile) {
    const riders = page.getByRole('navigation', { name: 'Riders' })
    await riders.getByRole('button', { name: /^Ravi Board/ }).click()
    await expect(cardIn('Ravi Board', first!)).toBeInViewport()
    await moveByKeys(page, cardIn('Ravi Board', first!), LONG_NAME)
    await riders.getByRole('button', { name: /^No rider/ }).click()
  } else {
    await cardIn('No rider', second!).dragTo(column(LONG_NAME))
    await expect(cardIn(LONG_NAME, second!)).toBeVisible()
    await cardIn(LONG_NAME, second!).dragTo(column('No rider'))
    await expect(cardIn('No rider', second!)).toBeVisible()
    await cardIn('Ravi Board', first!).dragTo(column(LONG_NAME))
  }
  await expect(cardIn(LONG_NAME, first!)).toBeAttached()
  await expect(phone.getByText('1 stop taken off your run')).toBeVisible()

  await column('No rider')
    .getByRole('button', { name: `Share out, ${pickupTime}` })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Share out \d+ stops?/ })
  await expect(dialog.getByRole('checkbox', { name: /^Ravi Board/ })).toBeVisible()
  for (const box of await dialog.getByRole('checkbox').all()) await box.setChecked(false)
  await expect(dialog.getByText('Tick at least one rider.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /^Ravi Board/ }).check()
  await expectUsable(page)
  await dialog.getByRole('button', { name: /^Share out/ }).click()
  await expect(cardIn('Ravi Board', second!)).toBeAttached()
  await expect(phone.getByText(/\d+ stops? added to your run/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cardIn('No rider', second!)).toBeAttached()
  await expect(column('Ravi Board').getByRole('listitem')).toHaveCount(0)

  // Without a line the stop goes back to where it is.
  await page.context().setOffline(true)
  await moveByKeys(page, cardIn('No rider', second!), 'Ravi Board')
  await expect(page.getByText('The stop couldn’t be moved. Please try again.')).toBeVisible()
  await expect(cardIn('No rider', second!)).toBeAttached()
  await page.context().setOffline(false)
  await phone.context().close()
  await other.context().close()
})

test('new stops go to the rider whom the laundry sets', async ({ page, browser, server }) => {
  await signInAs(page.context(), server.url, 'admin')
  const phone = await openPhoneOf('Asif Allstops', { page, browser, server })
  await page.goto('/admin/board')
  await page.getByRole('button', { name: 'Change who gets new stops' }).click()
  const dialog = page.getByRole('dialog', { name: 'New stops' })
  await dialog.getByLabel('Asif Allstops').fill('560001, Koramangala')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('“Koramangala” isn’t a PIN code.')).toBeVisible()
  await dialog.getByLabel('Asif Allstops').fill('560001')
  await dialog.getByLabel('Stops go to').selectOption('Asif Allstops')
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('All others go to Asif Allstops.')).toBeVisible()

  const { order } = await openSheetWithOrders(page, server.url)
  await expect(page.getByText('Asif Allstops’s areas: 560001.')).toBeVisible()
  await page.getByRole('link', { name: 'This day’s board' }).click()
  const column = page.getByRole('group', { name: 'Asif Allstops' })
  await expect(column.getByRole('listitem', { name: `Pickup ${order.number}` })).toBeAttached()

  await page.getByRole('button', { name: 'Change who gets new stops' }).click()
  await dialog.getByLabel('Asif Allstops').fill('')
  await dialog.getByLabel('Stops go to').selectOption('Nobody')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('New stops go to nobody.')).toBeVisible()
  await phone.context().close()
})
