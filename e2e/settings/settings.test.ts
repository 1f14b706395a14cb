// Staff change dates, PIN codes, hours and plans, with effect for all readers at once.
// @desktop
import { signInAs } from '../sign-in.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

// They change what the whole laundry offers, so they go one after the other.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ context, server }) => {
  await signInAs(context, server.url, 'admin')
})

test('a closed date can’t be picked, and staff see its booked orders', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/admin/settings?tab=dates')
  const date = await page.evaluate(async () => {
    const answer = await fetch('/api/slots?days=3')
    const { dates } = (await answer.json()) as { dates: Array<{ date: string }> }
    return dates[1]!.date
  })
  await page.getByLabel('Date', { exact: true }).fill(date)
  await expect(page.getByText(/pickups? (is|are) booked for this date/).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Why it is closed' }).fill('Stocktaking')
  await page.getByRole('button', { name: 'Close this date' }).click()
  await expect(page.getByText('Closed: Stocktaking')).toBeVisible()
  await expect(page.getByText('Nothing is rescheduled on its own', { exact: false })).toBeVisible()
  await expectUsable(page)

  await page
    .getByRole('button', { name: /^Reschedule all/ })
    .first()
    .click()
  const all = page.getByRole('dialog', { name: /^Reschedule / })
  await expect(all.getByRole('button', { name: 'Reschedule them' })).toBeDisabled()
  await expectUsable(page)
  await all.getByRole('button', { name: 'Cancel' }).click()

  const move = page.getByRole('button', { name: /^Reschedule LC-/ }).first()
  const number = (await move.innerText()).replace(/^Reschedule\s*/, '')
  await move.click()
  const dialog = page.getByRole('dialog', { name: 'Reschedule pickup' })
  await dialog.getByRole('group', { name: /date/i }).locator('label').nth(5).click()
  await dialog.getByRole('radio', { name: /^9-11 AM/ }).check({ force: true })
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Reschedule pickup' }).click()
  await expect(page.getByText('Pickup rescheduled').first()).toBeVisible()
  await expect(page.getByRole('button', { name: `Reschedule ${number}` })).toHaveCount(0)

  const customer = await openPrivateWindow(browser, server.url)
  await signUpAs(customer.context(), server.url, 'Nikhil Rao')
  await customer.goto('/new-order')
  await customer.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('3')
  await customer.getByRole('button', { name: 'Next' }).click()
  const day = customer.getByRole('radio', { name: /Closed$/ })
  await expect(day).toHaveCount(1)
  await expect(day).toBeDisabled()
  await customer.context().close()

  await page.getByRole('button', { name: 'Open it again' }).click()
  await expect(page.getByText('Closed: Stocktaking')).toHaveCount(0)
})

test('pages show the hours and the name that staff set', async ({ page, browser, server }) => {
  await page.goto('/admin/settings?tab=hours')
  await page.getByLabel('Saturday closes').fill('20:30')
  await page.getByRole('checkbox', { name: 'Sunday' }).uncheck()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The hours are saved.')).toBeVisible()
  await expectUsable(page)

  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/contact')
  const footer = plain.getByRole('contentinfo')
  await expect(footer.getByText('8 am –\u2060 8:30 pm')).toBeVisible()
  await expect(plain.getByText('Limited pickup on Sundays.')).toHaveCount(0)
  await expect(plain.getByRole('main').getByText('Closed', { exact: true })).toBeVisible()
  await expect(plain.getByText('12:01 am')).toHaveCount(0)
  await context.close()

  // Scripts find the page as they would have written it: React says so when they don't.
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto('/contact')
  await expect(page.getByRole('contentinfo').getByText('8 am –\u2060 8:30 pm')).toBeVisible()
  expect(errors).toEqual([])
})

test('staff set PIN codes, places, plans, tax and business facts, each checked', async ({
  page,
}) => {
  await page.goto('/admin/settings')
  const business = page.getByRole('region', { name: 'Business', exact: true })
  await page.getByRole('textbox', { name: 'Name' }).fill('')
  await business.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Name is required.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Sparkle Laundry')
  await business.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The business is saved.')).toBeVisible()
  const messages = page.getByRole('region', { name: 'Messages to customers', exact: true })
  await messages.getByRole('textbox', { name: 'Seconds' }).fill('301')
  await messages.getByRole('button', { name: 'Save changes' }).click()
  await expect(messages.getByText('Seconds can be at most 300.')).toBeVisible()
  await messages.getByRole('button', { name: 'Discard changes' }).click()
  const counting = page.getByRole('region', { name: 'How clothes are counted in' })
  const ironing = counting.getByRole('combobox', { name: 'Ironing' })
  for (const level of ['Piece by piece', 'Same as the laundry']) {
    await ironing.selectOption(level)
    await counting.getByRole('button', { name: 'Save changes' }).click()
    await expect(counting.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  }
  await expect(page.getByText('The count settings are saved.').first()).toBeVisible()
  await expectUsable(page)

  await page.getByRole('tab', { name: 'Places' }).click()
  const monday = page.getByRole('textbox', { name: 'Monday, 9-11 AM' })
  const week = page.getByRole('region', { name: 'Places per slot' })
  await monday.fill('many')
  await week.getByRole('button', { name: 'Save changes' }).click()
  await expect(week.getByText('Monday: Places must be a number.')).toBeVisible()
  await monday.fill('12')
  await week.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The places are saved.')).toBeVisible()
  const newCustomers = page.getByRole('region', { name: 'New customers' })
  await newCustomers.getByRole('textbox', { name: 'Orders under way' }).fill('5')
  await newCustomers.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The limit is saved.')).toBeVisible()
  await expectUsable(page)

  await page.getByRole('tab', { name: 'Areas' }).click()
  await expect(page.getByRole('heading', { name: 'Every PIN code is served' })).toBeVisible()
  await page.getByRole('textbox', { name: 'PIN codes' }).fill('560001, 56003x')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('These aren’t PIN codes: 56003x')).toBeVisible()
  await page.getByRole('textbox', { name: 'PIN codes' }).fill('560001 560 038\n560095')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { name: '3 PIN codes are served' })).toBeVisible()
  await expectUsable(page)
  // By keyboard, for two quick presses of a pointer at one place are one.
  for (const pin of ['560001', '560038', '560095']) {
    const off = page.getByRole('button', { name: `Stop serving ${pin}` })
    await off.press('Enter')
    // While one is taken off, no other can be.
    await expect(off).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: 'Every PIN code is served' })).toBeVisible()

  await page.getByRole('tab', { name: 'Plans' }).click()
  const family = page.getByRole('region', { name: 'Family' })
  await family.getByRole('textbox', { name: 'Price a month, ₹' }).fill('54.99')
  await family.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The Family plan is saved.')).toBeVisible()
  await expectUsable(page)

  await page.getByRole('tab', { name: 'Tax' }).click()
  await page.getByRole('radio', { name: 'Registered under GST' }).check()
  await page.getByRole('textbox', { name: 'GSTIN' }).fill('27AAPFU0939F1ZW')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('This isn’t a valid GSTIN', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: 'GSTIN' }).fill('27AAPFU0939F1ZV')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The tax is saved.')).toBeVisible()
  await expectUsable(page)
})

test('the Laundry Club offers a new plan at once', async ({ page, browser, server }) => {
  const visitor = await openPrivateWindow(browser, server.url)
  await visitor.goto('/subscriptions')
  await expect(visitor.getByRole('article')).toHaveCount(3)

  await page.goto('/admin/settings?tab=plans')
  await page.getByRole('button', { name: 'Add a plan' }).click()
  const plan = page.getByRole('region', { name: 'New plan' })
  await expect(plan.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await plan.getByRole('button', { name: 'Add the plan' }).click()
  await expect(plan.getByText('Name is required.')).toBeVisible()
  await expect(plan.getByText('Price must be an amount in rupees.', { exact: true })).toBeVisible()
  await expectUsable(page)
  await plan.getByRole('textbox', { name: 'Name' }).fill('Student')
  const numbers = {
    'Price a month, ₹': '19.99',
    'Original price, ₹': '24.99',
    Kilograms: '3',
    Pickups: '1',
  }
  for (const [name, value] of Object.entries(numbers))
    await plan.getByRole('textbox', { name }).fill(value)
  await plan.getByRole('button', { name: 'Add the plan' }).click()
  await expect(page.getByText('The Student plan is added to the Laundry Club.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Student' })).toBeVisible()

  await visitor.reload()
  await expect(visitor.getByRole('article', { name: 'Student' })).toContainText('₹19.99')
  await expectUsable(visitor)
  await visitor.context().close()
})

test('a second save is refused and shows the values of the first', async ({ page, context }) => {
  await page.goto('/admin/settings?tab=tax')
  const code = page.getByRole('textbox', { name: 'SAC code' })
  await code.fill('998821')
  const other = await context.newPage()
  await other.goto('/admin/settings?tab=tax')
  await other.getByRole('textbox', { name: 'SAC code' }).fill('998899')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText('The tax is saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('This has changed in the meantime.', { exact: false })).toBeVisible()
  await expect(code).toHaveValue('998899')
})

test('an API key is shown once, works within its permissions, and is revoked', async ({
  page,
  server,
  playwright,
}) => {
  await page.goto('/admin/settings?tab=developers')
  await page.getByRole('button', { name: 'Create a key' }).click()
  const form = page.getByRole('region', { name: 'New API key' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Price tags')
  await form.getByRole('button', { name: 'Create a key' }).click()
  await expect(form.getByText('Please choose what the key may do.')).toBeVisible()
  await expectUsable(page)
  await form.getByRole('checkbox', { name: /^Prices, plans/ }).check()
  await form.getByRole('button', { name: 'Create a key' }).click()
  await expect(page.getByRole('heading', { name: 'Your key for “Price tags”' })).toBeFocused()
  const secret = await page.getByRole('textbox', { name: 'API key' }).inputValue()
  await expectUsable(page)

  const program = await playwright.request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  })
  const asked = async () => (await program.get('/api/admin/catalogue')).status()
  expect(await asked()).toBe(200)

  await page.getByRole('button', { name: 'I have copied it' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Price tags' })
  await expect(card).toContainText(secret.slice(0, 14))
  await expect(page.getByText(secret)).toHaveCount(0)
  await card.getByRole('button', { name: 'Revoke: Price tags' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('The key is revoked.')).toBeVisible()
  await expectUsable(page)
  expect(await asked()).toBe(401)
  await program.dispose()
})
