// An unlisted bag: the estimate beforehand, and the same price on every screen once it is counted.
// @phone @translated
import { fillAddress, LAVELLE_ROAD } from '../steps/fill-address.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

test('a bag is booked with an estimate, counted at the plant, and costs the same everywhere', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signUpAs(context, server.url, 'Meera Iyer')
  await page.goto('/new-order')
  await page.getByRole('checkbox', { name: 'Just send a bag' }).check()
  const bag = page.getByRole('region', { name: 'Just send a bag' })
  await expect(bag).toContainText(
    /Wash & Fold\. Most orders like this cost between ₹\d+ and ₹[\d,]+/,
  )
  await expectUsable(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('group', { name: 'Pickup date' }).locator('label').nth(2).click()
  await page.getByRole('radio', { name: /^9-11 AM/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await fillAddress(page, LAVELLE_ROAD)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Wash & Fold, to be counted')).toBeVisible()
  const most = page.getByRole('textbox', { name: 'Charge without asking me, up to (₹)' })
  await expect(most).not.toHaveValue('')
  const place = page.getByRole('button', { name: 'Place order' })
  await most.fill('3OO')
  await expect(page.getByText('Check the “without asking” amount')).toBeVisible()
  await expect(place).toBeDisabled()
  await most.fill('300')
  await expect(page.getByText('We charge up to ₹300 for what we count')).toBeVisible()
  await expectUsable(page)
  await place.click()
  await expect(page).toHaveURL(/\/my-orders$/)
  // The confirmation names the bag, too.
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading') })
  const card = cards.filter({ hasText: 'Wash & Fold, to be counted' })
  await expect(card).toContainText('after counting')
  const number = await card.getByRole('heading').first().innerText()
  await expectUsable(page)

  const staff = await openPrivateWindow(browser, server.url)
  await signInAs(staff.context(), server.url, 'admin')
  const details = await staff.request.get(`/api/orders/details/${number}`)
  const { _id: id } = (await details.json()) as { _id: string }
  // Weighed as it comes in: every full 100 g is charged.
  const received = await staff.request.post(`/api/admin/custody/orders/${id}/received`, {
    data: { units: [{ kind: 'bag' }], grams: 4250, seen: 0 },
  })
  expect(received.ok()).toBe(true)
  await staff.goto(`/admin/orders/${id}?count`)
  const count = staff.getByRole('dialog', { name: 'Count the clothes' })
  const kilograms = count.getByRole('textbox', { name: 'Wash & Fold, kg' })
  await expect(kilograms).toHaveValue('4.2')
  await expect(count).toContainText('Total ₹294')
  await expectUsable(staff)
  await kilograms.fill('5')
  await expect(count).toContainText('₹350 is more than the ₹300 you may charge without asking')
  // More than was weighed is right as long as it is that amount.
  const isRight = count.getByRole('checkbox', { name: /^It is correct/ })
  await expect(count).toContainText('5 kg is more than the 4.2 kg we weighed.')
  await isRight.check()
  await kilograms.fill('6')
  await expect(count).toContainText('6 kg is more than the 4.2 kg we weighed.')
  await expect(isRight).not.toBeChecked()
  await count.getByRole('button', { name: 'Charge 4.2 kg' }).click()
  await expect(isRight).toHaveCount(0)
  await count.getByRole('button', { name: 'Save and tell the customer' }).click()
  await expect(staff.getByRole('region', { name: 'Payment' })).toContainText('₹294')
  await staff.getByRole('button', { name: 'Change items' }).click()
  const change = staff.getByRole('dialog', { name: 'Change items' })
  await change.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('5')
  await change.getByRole('checkbox', { name: /^It is correct/ }).check()
  await change.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('6')
  await expect(change).toContainText('6 kg is more than the 4.2 kg we weighed.')
  await expect(change.getByRole('checkbox', { name: /^It is correct/ })).not.toBeChecked()
  await staff.context().close()

  const counted = cards.filter({ hasText: '4.2 kg Wash & Fold' })
  await expect(counted).toContainText('₹294')
  await page.goto(`/track-order?orderId=${number}`)
  await expect(page.getByText('₹294').first()).toBeVisible()
  await expectUsable(page)
})
