// Services & Pricing: every price, a basket's total, and the printed list.
// @phone @translated
import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

type Item = {
  service: string
  name: string
  unit: string
  listPrice: number
  onlinePrice: number | null
}

test('lists every price of the catalogue', async ({ page, request }) => {
  const { items } = (await (await request.get('/api/catalogue')).json()) as { items: Item[] }
  await page.goto('/services')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services & Pricing')
  await expect(page.getByText('₹70').first()).toBeVisible()
  await expect(page.getByText('5–7 kg')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(5)
  for (const { service, name, listPrice, onlinePrice } of items) {
    if (service === 'wash-fold') continue
    const table = page.locator(`table[aria-labelledby="${service}"]`)
    const row = table.getByRole('row', { name: new RegExp(`^${name} `) })
    await expect(row).toContainText(`₹${listPrice}`)
    if (onlinePrice !== null) await expect(row).toContainText(`₹${onlinePrice}`)
  }
})

test('links to the order form, the contact page and the Laundry Club', async ({ page }) => {
  await page.goto('/services')
  const main = page.getByRole('main')
  await expect(main.locator('a[href="/login?next=/new-order"]').first()).toBeVisible()
  await expect(main.locator('a[href="/contact"]').first()).toBeVisible()
  await expect(main.locator('a[href="/subscriptions"]').first()).toBeVisible()
})

test('shows staff’s new prices when they have loaded', async ({ page }) => {
  await page.route('**/api/catalogue', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { items: Item[] }
    for (const item of body.items) if (item.name === 'Lehenga') item.listPrice = 425
    await route.fulfill({ json: body })
  })
  await page.goto('/services')

  await expect(page.getByRole('row', { name: /^Lehenga / })).toContainText('₹425')
  await page.getByRole('textbox', { name: 'Lehengas' }).fill('2')
  await expect(total(page)).toHaveText('₹850')
})

test('shows an error when prices fail to load, and retries', async ({ page }) => {
  let down = true
  await page.route('**/api/catalogue', (route) => (down ? route.abort() : route.continue()))
  await page.goto('/services')

  const alert = page.getByRole('alert').filter({ hasText: 'prices couldn’t be loaded' })
  await expect(alert).toBeVisible()
  down = false
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toBeHidden()
})

test('updates the estimated total of a basket with each typed quantity', async ({ page }) => {
  await page.goto('/services')
  await expect(total(page)).toHaveText('₹0')
  await expect(page.getByText('Your basket is empty.')).toBeVisible()

  await quantity(page, 'Wash & Fold (kg)').fill('5')
  await expect(total(page)).toHaveText('₹350')

  await quantity(page, 'Shirts').fill('2')
  await expect(total(page)).toHaveText('₹548')
  await expect(bill(page).getByRole('listitem')).toHaveText([
    '2 × Shirts₹198',
    '5 kg Wash & Fold₹350',
  ])
  await expect(bill(page)).toContainText('Order online for ₹380: ₹168 less.')

  await page.getByRole('button', { name: 'One more: Sarees' }).click()
  await expect(total(page)).toHaveText('₹677')
  await page.getByRole('button', { name: 'One less: Shirts' }).click()
  await expect(total(page)).toHaveText('₹578')

  await page.getByRole('button', { name: 'Empty the basket' }).click()
  await expect(total(page)).toHaveText('₹0')
})

test('the estimated basket starts the order of a visitor who signs up', async ({
  page,
  request,
}) => {
  await page.goto('/services')
  await quantity(page, 'Wash & Fold (kg)').fill('5')
  await quantity(page, 'Shirts').fill('2')
  await quantity(page, 'Lehengas').fill('1')
  await page.reload()
  await expect(quantity(page, 'Shirts')).toHaveValue('2')
  await expect(total(page)).toHaveText('₹947')
  // While they sign up, staff take one of them out of the catalogue.
  const answer = (await (await request.get('/api/catalogue')).json()) as { items: Item[] }
  const items = answer.items.filter(({ name }) => name !== 'Lehenga')
  await page.route('**/api/catalogue', (route) => route.fulfill({ json: { ...answer, items } }))
  await bill(page).getByRole('link', { name: 'Schedule a Pickup' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill('Kavya')
  await page.getByLabel('Last name').fill('Pai')
  await page.getByLabel('Email').fill(`kavya.${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('monsoon-terrace-7')
  await page.getByLabel('Confirm password').fill('monsoon-terrace-7')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()

  await expect(page).toHaveURL(/\/new-order$/)
  await expect(page.getByText('Your estimate is filled in')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Wash & Fold, kg' })).toHaveValue('5')
  await expect(page.getByRole('textbox', { name: 'Shirt (Dry Cleaning)' })).toHaveValue('2')
  await expect(
    page.getByText('No longer offered and left out: Lehenga (Dry Cleaning).'),
  ).toBeVisible()
  // 5 kg at ₹70 and 2 shirts at the online price of ₹15, as the server says.
  await expect(page.getByText('₹380').first()).toBeVisible()
  await page.goto('/services')
  await expect(page.getByText('Your basket is empty.')).toBeVisible()
})

test('quantities typed before the page’s scripts load are kept in the order', async ({
  page,
  server,
}) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.evaluate((url) => location.assign(url), `${server.url}/services`)
  await quantity(page, 'Shirts').fill('2')
  await quantity(page, 'Sarees').fill('1')
  await bill(page).getByRole('link', { name: 'Schedule a Pickup' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  scripts.resolve()
  await page.getByRole('link', { name: 'Back to your order' }).click()
  await expect(page.getByRole('textbox', { name: 'Shirt (Dry Cleaning)' })).toHaveValue('2')
  await expect(page.getByRole('textbox', { name: 'Saree (Dry Cleaning)' })).toHaveValue('1')
})

test('adds up all thirteen quantities', async ({ page }) => {
  await page.goto('/services')
  const labels = [
    ['Shirts', 99],
    ['Trousers', 149],
    ['Dresses', 199],
    ['Suits', 299],
    ['Coats', 349],
    ['Sarees', 129],
    ['Lehengas', 399],
    ['Curtains', 99],
    ['Bedsheet Sets', 149],
    ['Blankets', 199],
    ['Shoes', 99],
    ['Handbags', 149],
    ['Wash & Fold (kg)', 70],
  ] as const
  let sum = 0
  for (const [index, [label, price]] of labels.entries()) {
    await quantity(page, label).fill(String(index + 1))
    sum += price * (index + 1)
  }
  await expect(total(page)).toHaveText(`₹${sum.toLocaleString('en-IN')}`)
  await expect(bill(page).getByRole('listitem')).toHaveCount(13)
})

test('counts anything but a positive whole number as 0, and says so', async ({ page }) => {
  await page.goto('/services')
  const suits = quantity(page, 'Suits')
  for (const text of ['two', '-3', '', '1e999']) {
    await suits.fill(text)
    await expect(total(page)).toHaveText('₹0')
  }
  await suits.fill('abc')
  await suits.blur()
  await expect(suits).toHaveValue('abc')
  await expect(suits).toHaveAccessibleDescription(/as a whole number/)
  await expect(page.getByRole('button', { name: 'One less: Suits' })).toBeDisabled()

  await suits.fill('2.9')
  await suits.blur()
  await expect(suits).toHaveValue('2.9')
  await expect(suits).toHaveAccessibleDescription('Whole pieces, please, such as 3.')
  await expect(total(page)).toHaveText('₹0')
})

test('prints only the price list', async ({ page }) => {
  await page.goto('/services')
  await expect(page.getByRole('button', { name: 'Print the list' })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

  await expect(page.getByRole('table')).toHaveCount(5)
  await expect(page.getByText('Washline: price list')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'What will it cost?' })).toBeHidden()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
})

function bill(page: Page) {
  return page.getByRole('complementary', { name: 'Your estimate' })
}

function total(page: Page) {
  return bill(page).getByText('Estimated total').locator('xpath=following-sibling::span')
}

function quantity(page: Page, label: string) {
  return page.getByRole('textbox', { name: label })
}
