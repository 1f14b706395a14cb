// The counter's tablet: presses and typing for a walk-in from number to slip, and a telephone order.
// @phone
import type { Page } from '@playwright/test'
import { fillAddress, LAVELLE_ROAD } from '../steps/fill-address.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

/** What a walk-in may take at most. */
const MOST_ACTIONS = 6

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

test('walk-ins hand over clothes, pay, and go with a slip', async ({ page, server }) => {
  await signInAs(page.context(), server.url, 'admin')
  const prints: string[] = []
  await page.exposeFunction('onPrint', () => prints.push(page.url()))
  await page.addInitScript('window.print = () => window.onPrint()')

  const { act, expectFew } = countedActions()
  await page.goto('/admin/orders/new')
  await act(page.getByLabel('Phone number').fill('98860 12345'))
  await act(page.getByLabel('Name').fill('Farah Khan'))
  await act(page.getByLabel('Name').press('Enter'))
  await expect(page.getByText('+919886012345')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Items' })).toBeFocused()
  await act(page.getByRole('button', { name: 'Add Wash & Fold ₹70 per kg' }).tap())
  await expectUsable(page)
  await act(page.getByRole('button', { name: 'Take ₹70 in cash' }).tap())
  await expectPaidSlip(page)
  await expectUsable(page)
  await act(page.getByRole('button', { name: 'Print the slip' }).tap())
  await expect.poll(() => prints.length).toBe(1)
  expectFew()

  const again = countedActions()
  await page.goto('/admin/orders/new')
  await again.act(page.getByLabel('Phone number').fill('345'))
  await again.act(page.getByRole('button', { name: 'Farah Khan' }).tap())
  await again.act(page.getByRole('button', { name: 'Add Wash & Fold ₹70 per kg' }).tap())
  await again.act(page.getByRole('button', { name: 'Take ₹70 by UPI' }).tap())
  await expectPaidSlip(page)
  await again.act(page.getByRole('button', { name: 'Print the slip' }).tap())
  await expect.poll(() => prints.length).toBe(2)
  again.expectFew()
})

test('the counter takes in an unlisted bag, and counts it later', async ({ page, server }) => {
  await signInAs(page.context(), server.url, 'admin')
  const { act, expectFew } = countedActions()
  await page.goto('/admin/orders/new')
  await act(page.getByLabel('Phone number').fill('00105'))
  await act(page.getByRole('button', { name: 'Imran Qureshi' }).tap())
  await act(page.getByText('To be counted', { exact: true }).tap())
  await act(page.getByRole('button', { name: 'Take it, count later' }).tap())
  const slip = page.getByRole('article', { name: /^Slip of LC-/ })
  await expect(slip).toContainText('Wash & Fold, to be counted')
  await expect(slip).not.toContainText('₹')
  expectFew()

  const number = (await slip.getAttribute('aria-label'))!.replace('Slip of ', '')
  await page.goto('/admin/plant')
  await page.getByRole('link', { name: `Count the clothes of order ${number}` }).tap()
  const count = page.getByRole('dialog', { name: 'Count the clothes' })
  await count.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('4')
  await expect(count).toContainText('Total ₹280')
  await expectUsable(page)
  await count.getByRole('button', { name: 'Save and tell the customer' }).tap()
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('₹280')
})

test('the counter books a pickup at home for a customer on the telephone', async ({
  page,
  server,
}) => {
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/orders/new')
  await page.getByLabel('Phone number').fill('00105')
  await page.getByRole('button', { name: 'Imran Qureshi' }).tap()
  await page.getByRole('button', { name: 'Add Wash & Fold ₹70 per kg' }).tap()
  await page.getByText('Picked up', { exact: true }).tap()
  await expect(page.getByRole('button', { name: 'Pay on delivery' })).toBeDisabled()
  await page.getByRole('group', { name: 'Pickup date' }).locator('label').nth(2).click()
  await page.getByRole('radio', { name: /11 AM-1 PM/ }).check()
  await fillAddress(page, LAVELLE_ROAD)
  await expectUsable(page)
  await page.getByRole('button', { name: 'Pay on delivery' }).tap()
  const places = page.getByRole('region', { name: 'Pickup and delivery' })
  await expect(places).toContainText('11 AM-1 PM')
  await expect(places).toContainText('Lavelle Road')
})

/** Counts what is done by `act`. */
function countedActions() {
  let actions = 0
  return {
    act: async (done: Promise<void>) => {
      actions += 1
      await done
    },
    expectFew: () => expect(actions, 'actions of one walk-in').toBeLessThanOrEqual(MOST_ACTIONS),
  }
}

async function expectPaidSlip(page: Page): Promise<void> {
  const slip = page.getByRole('article', { name: /^Slip of LC-/ })
  await expect(slip).toContainText('Farah Khan')
  await expect(slip.getByText('Paid')).toBeVisible()
}
