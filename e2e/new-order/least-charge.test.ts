// A laundry that charges a least weight: the price shown before placing is the price charged.
// @phone
import { fillAddress, LAVELLE_ROAD } from '../steps/fill-address.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { startServer } from '../server.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

const SENTENCE = 'Less than 3 kg of wash & fold is charged as 3 kg.'

test('the least charge is shown before ordering, charged, and printed on the slip', async ({
  browser,
}) => {
  const own = await startServer()
  try {
    const staff = await openPrivateWindow(browser, own.url)
    await signInAs(staff.context(), own.url, 'admin')
    await staff.goto('/admin/catalogue')
    const setting = staff.getByRole('region', { name: 'Least charge' })
    await setting.getByRole('textbox', { name: 'Least, kg' }).fill('3')
    await setting.getByRole('button', { name: 'Save' }).click()
    await expect(staff.getByText('The least charge is saved.')).toBeVisible()
    await expectUsable(staff)
    await staff.context().close()

    const page = await openPrivateWindow(browser, own.url)
    await page.goto('/services')
    await expect(page.getByText(SENTENCE).first()).toBeVisible()
    await signUpAs(page.context(), own.url, 'Meera Iyer')
    await page.goto('/new-order')
    await expect(page.getByText(SENTENCE)).toBeVisible()
    await page.getByRole('button', { name: 'One more: Wash & Fold' }).click()
    await expect(page.getByText('₹210').first()).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('group', { name: 'Pickup date' }).locator('label').nth(2).click()
    await page.getByRole('radio', { name: /^9-11 AM/ }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await fillAddress(page, LAVELLE_ROAD)
    await page.getByRole('button', { name: 'Next' }).click()
    const slip = page.getByRole('main')
    await expect(slip).toContainText('Least charge for wash & fold')
    await expect(slip).toContainText('₹140')
    await expectUsable(page)
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page).toHaveURL(/\/my-orders$/)
    await expect(page.getByRole('main')).toContainText('₹210')
    await page.context().close()
  } finally {
    await own.stop()
  }
})
