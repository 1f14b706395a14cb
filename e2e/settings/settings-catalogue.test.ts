// Staff change the price list: open screens follow at once, and the audit log records it.
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

test('a changed price shows on the price list after a reload, is charged, and is in the audit log', async ({
  page,
  browser,
  server,
}) => {
  const visitor = await openPrivateWindow(browser, server.url)
  await visitor.goto('/services')
  await expect(visitor.getByText('₹129', { exact: true }).first()).toBeVisible()

  await page.goto('/admin/catalogue')
  const saree = page.getByRole('form', { name: 'Saree (Dry Cleaning)' })
  const list = saree.getByRole('textbox', { name: 'List price, ₹' })
  await list.fill('137')
  const online = saree.getByRole('textbox', { name: 'Online price, ₹' })
  await online.fill('150')
  await online.press('Enter')
  await expect(saree.getByText('can’t be above the list price, ₹137.')).toBeVisible()
  await expectUsable(page)
  await online.fill('88')
  await online.press('Enter')
  await expect(saree.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(list).toHaveValue('137')
  // Enter goes on to the next item, in the same column.
  const lehenga = page.getByRole('form', { name: 'Lehenga (Dry Cleaning)' })
  await expect(lehenga.getByRole('textbox', { name: 'Online price, ₹' })).toBeFocused()

  // A list price that moves alone would change the discount: staff say what becomes of the online price.
  const suit = page.getByRole('form', { name: 'Suit (Dry Cleaning)' })
  await suit.getByRole('textbox', { name: 'List price, ₹' }).fill('399')
  await expect(suit.getByText('50 % below the list price, no longer 33 %.')).toBeVisible()
  await suit.getByRole('textbox', { name: 'List price, ₹' }).press('Enter')
  const move = suit.getByRole('button', { name: 'Move both: ₹267 online, 33 % below' })
  await expect(move).toBeFocused()
  await expectUsable(page)
  await move.press('Enter')
  await expect(suit.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(suit.getByRole('textbox', { name: 'Online price, ₹' })).toHaveValue('267')

  await visitor.reload()
  await expect(visitor.getByText('₹137', { exact: true }).first()).toBeVisible()
  await visitor.context().close()

  const customer = await openPrivateWindow(browser, server.url)
  await signUpAs(customer.context(), server.url, 'Meera Iyer')
  await customer.goto('/new-order')
  await customer.getByRole('button', { name: 'One more: Saree (Dry Cleaning)' }).click()
  await expect(
    customer.getByText('₹88', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
  await customer.context().close()

  await page.goto('/admin/audit-log')
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('saree (dry')
  const entry = page.getByRole('listitem').filter({ hasText: 'list price ₹137 instead of ₹129' })
  await expect(entry).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Order LC-' })).toHaveCount(0)
  await entry.getByText('What changed').click()
  await expect(entry.getByText('₹88', { exact: true })).toBeVisible()
  await expectUsable(page)
  await entry.getByRole('link', { name: 'Open item' }).click()
  await expect(page).toHaveURL(/\/admin\/catalogue#dry-cleaning-saree$/)
})

test('open screens show a saved change at once', async ({ page, browser, server }) => {
  const customer = await openPrivateWindow(browser, server.url)
  await signUpAs(customer.context(), server.url, 'Kiran Rao')
  await customer.goto('/new-order')
  await customer.getByRole('button', { name: 'One more: Belt (Accessories)' }).click()
  const colleague = await openPrivateWindow(browser, server.url)
  await signInAs(colleague.context(), server.url, 'admin')
  await colleague.goto('/admin/catalogue')
  const seen = colleague.getByRole('form', { name: 'Belt (Accessories)' })
  await expect(seen.getByRole('textbox', { name: 'List price, ₹' })).toHaveValue('69')

  await page.goto('/admin/catalogue')
  const belt = page.getByRole('form', { name: 'Belt (Accessories)' })
  await belt.getByRole('textbox', { name: 'List price, ₹' }).fill('73')
  await belt.getByRole('textbox', { name: 'List price, ₹' }).press('Enter')

  await expect(seen.getByRole('textbox', { name: 'List price, ₹' })).toHaveValue('73')
  await expect(
    customer.getByText('₹73', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
  await customer.context().close()
  await colleague.context().close()
})

test('staff add an item, retire it, bring it back and lower its price by percent', async ({
  page,
}) => {
  await page.goto('/admin/catalogue')
  const service = page.getByRole('region', { name: 'Accessories' })
  await service.getByRole('button', { name: 'Add an item to Accessories' }).click()
  const form = service.getByRole('form', { name: 'New item of Accessories' })
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(form.getByText('Name is required.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Name' }).fill('Umbrella')
  await form.getByRole('textbox', { name: 'List price, ₹' }).fill('89.50')
  await form.getByRole('textbox', { name: 'List price, ₹' }).press('Enter')
  await expect(service.getByRole('form', { name: 'Umbrella (Accessories)' })).toBeVisible()
  await form.getByRole('button', { name: 'Close' }).click()

  await service.getByRole('button', { name: 'Retire Umbrella' }).click()
  await expect(service.getByText('Retired (1)')).toBeVisible()
  await service.getByText('Retired (1)').click()
  await service.getByRole('button', { name: 'Offer again Umbrella' }).click()
  await expect(service.getByRole('button', { name: 'Retire Umbrella' })).toBeVisible()

  await page.getByRole('button', { name: 'Change prices by percent…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change prices by percent' })
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('−10')
  await dialog.getByText('Accessories').first().click()
  await dialog.getByRole('checkbox', { name: 'Umbrella' }).check()
  await expect(dialog).toContainText('₹89.50 → ₹81')
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Change one item' }).click()
  await expect(
    service
      .getByRole('form', { name: 'Umbrella (Accessories)' })
      .getByRole('textbox', { name: 'List price, ₹' }),
  ).toHaveValue('81')
})
