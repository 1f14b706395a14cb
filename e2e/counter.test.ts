// A walk-in on the counter's tablet: how many presses and typings it takes from the number to the slip.
import type { Page } from '@playwright/test'
import { signInAs } from './sign-in.ts'
import { expect, expectSound, test } from './test.ts'

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
  await act(page.getByRole('button', { name: 'Add Wash & Fold ₹70 per kg' }).tap())
  await expectSound(page)
  await act(page.getByRole('button', { name: 'Take ₹70 in cash' }).tap())
  await expectPaidSlip(page)
  await expectSound(page)
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
