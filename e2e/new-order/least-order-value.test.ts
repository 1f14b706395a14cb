// Least order value: staff set it for a PIN code, and a customer there adds items until the order can be placed.
// @phone
import type { Page } from '@playwright/test'
import { fillAddress, LAVELLE_ROAD } from '../steps/fill-address.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { startServer } from '../server.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

test('an order below the least value of its PIN code can’t be placed until items are added', async ({
  browser,
}) => {
  const own = await startServer()
  try {
    const staff = await openPrivateWindow(browser, own.url)
    await signInAs(staff.context(), own.url, 'admin')
    await setLeastValue(staff)
    await staff.context().close()

    const page = await openPrivateWindow(browser, own.url)
    await signUpAs(page.context(), own.url, 'Meera Iyer')
    await page.goto('/new-order')
    await page.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('3')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('group', { name: 'Pickup date' }).locator('label').nth(2).click()
    await page.getByRole('radio', { name: /^9-11 AM/ }).check()
    await page.getByRole('button', { name: 'Next' }).click()

    await fillAddress(page, LAVELLE_ROAD)
    const refusal = page.getByText(
      'Orders from 560001 start at ₹300. Please add items for ₹90 more.',
    )
    await expect(refusal).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
    await expectUsable(page)

    await page.getByRole('button', { name: /^Step 1, done/ }).click()
    await expect(page.getByText('Orders picked up in 560001 start at ₹300.')).toBeVisible()
    await expect(refusal).toBeVisible()
    await expectUsable(page)
    await page.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('5')
    await expect(refusal).toHaveCount(0)
    for (let step = 1; step < 4; step += 1) await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page).toHaveURL(/\/my-orders$/)
    await expect(page.getByRole('main')).toContainText('₹350')

    await test.step('its customer can’t take it below the value either', async () => {
      await page.goto('/my-orders')
      await page.getByRole('button', { name: /^More LC-/ }).click()
      await page.getByRole('menuitem', { name: 'Change order' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change order' })
      await dialog.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('3')
      await dialog.getByRole('button', { name: /^Change for ₹210/ }).click()
      await expect(
        dialog.getByText('Orders from 560001 start at ₹300. Please add items for ₹90 more.'),
      ).toBeVisible()
      await expectUsable(page)
    })
    await page.context().close()
  } finally {
    await own.stop()
  }
})

async function setLeastValue(page: Page): Promise<void> {
  await page.goto('/admin/settings?tab=areas')
  const setting = page.getByRole('region', { name: 'Least order value' })
  await expect(setting.getByText('No PIN code is listed yet.')).toBeVisible()
  const add = setting.getByRole('button', { name: 'Add a PIN code' })
  const save = setting.getByRole('button', { name: 'Save changes' })
  for (const [index, amount] of ['300', '400'].entries()) {
    await add.click()
    await setting.getByRole('textbox', { name: 'PIN code' }).nth(index).fill('560001')
    await setting.getByRole('textbox', { name: 'Least value, ₹' }).nth(index).fill(amount)
  }
  await save.click()
  await expect(setting.getByText('560001 is listed twice.')).toBeVisible()
  await expectUsable(page)
  await setting.getByRole('button', { name: 'Remove 560001' }).last().click()
  await save.click()
  await expect(page.getByText('The least order values are saved.')).toBeVisible()
  await expectUsable(page)
}
