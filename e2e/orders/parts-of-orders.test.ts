// An order split in two, both parts in one delivery, and an order repeated.
// @desktop
import type { Page } from '@playwright/test'
import { signUpAs } from '../steps/new-customer.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

test('staff split an order, join both parts in one delivery, and repeat an order', async ({
  page,
  context,
  browser,
  server,
}) => {
  const customer = await openPrivateWindow(browser, server.url)
  await signUpAs(customer.context(), server.url, 'Leela Nair')
  const number = await placeOrder(customer, server.url)
  await signInAs(context, server.url, 'admin')
  await page.goto(`/admin/orders/${number}`)

  await chooseFromMenu(page, number, 'Split…')
  const dialog = page.getByRole('dialog', { name: `Split order ${number}` })
  const suits = dialog.getByRole('textbox', { name: 'Suit, dry cleaning' })
  // Where the menu's entry was it counts as a double press until somebody could have read the question.
  await expect(async () => {
    if ((await suits.inputValue()) === '0')
      await dialog.getByRole('button', { name: 'One more: Suit, dry cleaning' }).click()
    await expect(suits).toHaveValue('1', { timeout: 1000 })
  }).toPass()
  await expect(dialog).toContainText('Together ₹610, as now.')
  await expect(dialog).toContainText('The first order comes back then, too.')
  for (const [size, colorScheme] of [
    [PHONE, 'dark'],
    [PHONE, 'light'],
    [DESK, 'light'],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await expectUsable(page)
  }
  const when = dialog.getByRole('region', { name: 'When the second order comes back' })
  await when.getByRole('radio', { disabled: false }).last().check({ force: true })
  await expect(dialog).not.toContainText('The first order comes back then, too.')
  await dialog.getByRole('button', { name: 'Split order' }).click()
  const made = page.getByText(/^Order \S+ is created$/)
  await expect(made).toBeVisible()
  const part = /Order (\S+) is created/.exec(await made.innerText())![1]!
  await expect(page.getByRole('heading', { name: `Order ${part}` })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('1 × Suit')

  // Both are the customer's own, at what the one cost.
  await customer.goto('/my-orders')
  const cards = customer.getByRole('listitem').filter({ has: customer.getByRole('heading') })
  await expect(cards.filter({ hasText: part })).toContainText('₹200')
  await expect(cards.filter({ hasText: number })).toContainText('₹410')

  await chooseFromMenu(page, part, 'Deliver together…')
  const join = page.getByRole('dialog', { name: 'Deliver together' })
  await expect(join.getByRole('checkbox', { name: number })).toBeChecked()
  await expectUsable(page)
  await join.getByRole('button', { name: 'Deliver together' }).click()
  await expect(join).toContainText('They come together on')
  expect(await windowsOf(customer, number, part)).toHaveLength(1)
  await join.getByRole('button', { name: 'Undo' }).click()
  await expect(join).toHaveCount(0)
  expect(await windowsOf(customer, number, part)).toHaveLength(2)

  await page.goto(`/admin/orders/${number}`)
  await chooseFromMenu(page, number, 'Repeat')
  await expect(page).toHaveURL(/\/admin\/orders\/new\?repeats=/)
  await expect(page.getByText('Same as')).toBeVisible()
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await expectUsable(page)
  await customer.context().close()
})

async function chooseFromMenu(page: Page, number: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `More for order ${number}` }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

/** The windows that these orders come in, each once. */
async function windowsOf(customer: Page, ...numbers: string[]): Promise<string[]> {
  const windows = numbers.map(async (number) => {
    const answer = await customer.request.get(`/api/orders/details/${number}`)
    return JSON.stringify(((await answer.json()) as { deliveryWindow: unknown }).deliveryWindow)
  })
  return [...new Set(await Promise.all(windows))]
}

/** Three kilograms and two suits, ₹610, in the first slot that is to be had. */
async function placeOrder(customer: Page, url: string): Promise<string> {
  const { dates } = (await (await customer.request.get(`${url}/api/slots?days=7`)).json()) as {
    dates: { date: string; slots: { pickupTime: string; placesLeft: number }[] }[]
  }
  const [pickup] = dates
    .slice(1)
    .flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })))
    .filter(({ placesLeft }) => placesLeft > 0)
  const answer = await customer.request.post(`${url}/api/orders`, {
    data: {
      lines: [
        { itemId: 'wash-fold', quantity: 3 },
        { itemId: 'dry-cleaning-suit', quantity: 2 },
      ],
      pickupDate: pickup!.date,
      pickupTime: pickup!.pickupTime,
      address: '12 Lavelle Road, Bengaluru 560001',
    },
  })
  if (!answer.ok()) throw new Error(`The order was refused: ${await answer.text()}`)
  return ((await answer.json()) as { number: string }).number
}
