// A renewal declined by its card: the member's notification, and payment with another card.
import { DAY_MS } from '#domain/base/time-zone.ts'
import { fillCard } from '../steps/club-member.ts'
import { moveDataIntoPast } from '../steps/move-data-into-past.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { startServer } from '../server.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'

const FAILS_LATER = '4000 0000 0000 0341'

test('a member sees a declined renewal and the days left, and pays with another card', async ({
  page,
}) => {
  let server = await startServer()
  const { dataDir, folder } = server
  try {
    await signUpAs(page.context(), server.url, 'Asha Rao')
    await page.goto(`${server.url}/subscriptions?plan=basic`)
    await fillCard(page, FAILS_LATER, 'Complete Subscription')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)

    await server.end()
    const failedAt = Date.now()
    await moveDataIntoPast(folder, 31)
    server = await startServer({ dataDir })
    await page.goto(`${server.url}/subscription-management`)
    await expect(page.getByText('Payment failed', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Your last payment failed: Card declined. Please try a different card.'),
    ).toBeVisible()
    const notice = page.getByText(/We’ll try again on/)
    await expect(notice).toContainText(`try again on ${dayAfter(failedAt, 1)}`)
    await expect(notice).toContainText(`ends on ${dayAfter(failedAt, 3)}`)
    await expect(
      page.getByText('You can use your allowance once your payment has gone through'),
    ).toBeVisible()
    const charges = page.getByRole('region', { name: 'Charges and invoices' })
    await expect(charges.getByText('Failed', { exact: true })).toBeVisible()
    await expect(charges.getByText('Paid', { exact: true })).toHaveCount(1)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Pay with another card' }).click()
    const dialog = page.getByRole('dialog', { name: 'Use another card' })
    await expect(dialog).toContainText('We’ll try the failed payment again at once.')
    await fillCard(page, '4000 0000 0000 9995', 'Use another card')
    await dialog.getByRole('button', { name: 'Pay with this card' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Insufficient funds.')
    await fillCard(page, '4242 4242 4242 4242', 'Use another card')
    await dialog.getByRole('button', { name: 'Pay with this card' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Visa ending in 4242')).toBeVisible()
    await expect(notice).toBeHidden()
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await expect(charges.getByRole('link', { name: /^Invoice/ })).toHaveCount(2)
    await expect(page.getByText('5 of 5 kg left').first()).toBeVisible()
  } finally {
    await server.stop()
  }
})

/** As the laundry's zone writes the day, so many days after an instant: "Sat, 21 Nov". */
function dayAfter(instant: number, days: number): string {
  const day = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    weekday: 'short',
    timeZone: 'Asia/Kolkata',
  })
  return day.format(instant + days * DAY_MS)
}
