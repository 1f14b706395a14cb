// A bag at an outside laundry and back: by scans, from its order's page, and in its customer's view.
// @phone
import { addDays, calendarDateIn } from '#domain/base/time-zone.ts'
import { makeTags, placeCounterOrder } from '../steps/clothes.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openCustomerBesideStaff } from '../steps/open-customer-beside-staff.ts'

test('staff give clothes to an outside laundry and receive them back', async ({
  page,
  browser,
  server,
}) => {
  const { customer, userId } = await openCustomerBesideStaff(page, browser, server.url)
  const staff = page.request
  const order = await placeCounterOrder(staff, server.url, userId)
  const [tag] = await makeTags(staff, server.url, 1)
  const units = [
    { kind: 'bag', tag },
    { kind: 'item', name: 'Leather jacket' },
  ]
  await staff.post(`${server.url}/api/admin/custody/orders/${order._id}/received`, {
    data: { units, seen: 0 },
  })

  await page.goto('/admin/vendors')
  const name = `Sparkle ${order.number}`
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('button', { name: `Change ${name}` })).toBeVisible()
  await page.getByText('Send to them').click()
  await page.getByLabel('Outside laundry').selectOption(name)
  await page.keyboard.type(tag!)
  await page.keyboard.press('Enter')
  const away = page.getByRole('region', { name: 'With outside laundries' })
  const row = away.getByRole('listitem').filter({ hasText: order.number })
  await expect(row).toContainText(`At ${name}`)
  await expectUsable(page)

  await page.goto(`/admin/clothes/${order._id}`)
  await page.getByRole('button', { name: 'Send to an outside laundry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send to an outside laundry' })
  await expect(dialog.getByLabel('Leather jacket (item 2)')).toBeChecked()
  await dialog.getByLabel('Outside laundry').selectOption(name)
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Send to them' }).click()
  const jacket = page.getByRole('button', { name: /^Item 2 At Sparkle/ })
  await expect(jacket).toBeVisible()
  await page.keyboard.type(tag!)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Receive it back first/)).toBeVisible()
  await expectUsable(page)

  await customer.goto(`/track-order?orderId=${order.number}`)
  await expect(customer.getByText('1 bag and 1 item: with our partner laundry')).toBeVisible()
  await expect(customer.getByText(name)).toHaveCount(0)

  await page.goto('/admin/vendors')
  await row
    .getByRole('button', { name: /^Change the date/ })
    .first()
    .click()
  const later = page.getByRole('dialog', { name: 'When is it expected back?' })
  await later
    .getByLabel('Expected back')
    .fill(addDays(calendarDateIn(new Date(), 'Asia/Kolkata'), 9))
  await expect(later.getByRole('checkbox', { name: /^All 2 of order/ })).toBeChecked()
  await expectUsable(page)
  await later.getByRole('button', { name: 'Save the date' }).click()
  await expect(later).toHaveCount(0)
  const [one, other] = await row.getByText(/^Expected /).allInnerTexts()
  expect(one).toBe(other)
  await page.goto('/admin/places')
  await page.getByLabel('Where is…?').fill(order.number)
  const where = page.getByRole('listitem').filter({ hasText: `At ${name}, expected` })
  await expect(where).toHaveCount(2)

  await page.goto(`/admin/clothes/${order._id}`)
  await jacket.click()
  await expect(page.getByRole('button', { name: /^Item 2 not packed yet/ })).toBeVisible()
  await page.goto('/admin/vendors')
  await page.getByText('Receive back').click()
  await page.keyboard.type(tag!)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/is back at the plant/)).toBeVisible()
  await expect(row).toHaveCount(0)
})
