// A walk-in on the counter's tablet: how many presses and typings it takes from the number to the slip.
import { signInAs } from './sign-in.ts'
import { expect, expectSound, test } from './test.ts'

/** What a walk-in may take at most. */
const MOST_ACTIONS = 6

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

test('somebody new hands over clothes, pays, and goes with a slip', async ({ page, server }) => {
  await signInAs(page.context(), server.url, 'admin')
  const prints: string[] = []
  await page.exposeFunction('onPrint', () => prints.push(page.url()))
  await page.addInitScript('window.print = () => window.onPrint()')
  await page.goto('/admin/orders/new')
  let actions = 0
  const act = async (done: Promise<void>) => {
    actions += 1
    await done
  }

  await act(page.getByLabel('Phone number').fill('98860 12345'))
  await act(page.getByLabel('Name').fill('Farah Khan'))
  await act(page.getByLabel('Name').press('Enter'))
  await expect(page.getByText('+919886012345')).toBeVisible()
  await act(page.getByRole('button', { name: 'Add Wash & Fold, ₹70 per kg' }).tap())
  await expectSound(page)
  await act(page.getByRole('button', { name: 'Take ₹70 in cash' }).tap())
  const slip = page.getByRole('article', { name: /^Slip of LC-/ })
  await expect(slip).toContainText('Farah Khan')
  await expect(slip.getByText('Paid')).toBeVisible()
  await expectSound(page)
  await act(page.getByRole('button', { name: 'Print the slip' }).tap())
  await expect.poll(() => prints.length).toBe(1)
  expect(actions).toBeLessThanOrEqual(MOST_ACTIONS)
})
