// A pickup skipped by its reminder's link: no login, two presses.
// @phone
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { skipLink } from '#server/ordering/skips/skip-link.ts'
import { shortLink } from '#server/http/site/short-links.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'
import { placeOrderAs } from '../steps/place-order.ts'
import { expect, expectUsable, test } from '../test.ts'

test('a customer looks at a pickup, keeps it, and skips it after all', async ({
  page,
  browser,
  server,
}) => {
  // The secret that the server made for itself.
  const authSecret = await readFile(join(server.folder, 'auth-secret'), 'utf8')
  await signUpAs(page.context(), server.url, 'Leela Bhat')
  const order = await placeOrderAs(page.context(), server.url)
  const { _id, pickupDate, pickupTime } = order
  const link = shortLink(server.url, skipLink(_id, { pickupDate, pickupTime }, { authSecret }))
  const phone = await openPrivateWindow(browser, server.url)
  await phone.goto(link)
  await expect(phone).toHaveURL(/\/skip\?orderId=/)
  const pickup = phone.getByRole('region', { name: `Order ${order.number}` })
  await expect(pickup).toContainText(pickupTime)
  await expect(phone.locator('main')).not.toContainText(/Leela|Church Street|98450/)
  await expect(pickup.getByRole('link', { name: 'Choose another time' })).toBeVisible()
  await expectUsable(phone)

  await pickup.getByRole('button', { name: 'Skip this pickup' }).click()
  await expect(pickup).toContainText('The order is cancelled, and nothing is charged.')
  await expectUsable(phone)
  await pickup.getByRole('button', { name: 'Keep it' }).click()
  await pickup.getByRole('button', { name: 'Skip this pickup' }).click()
  await phone.emulateMedia({ colorScheme: 'dark' })
  await phone.setViewportSize({ width: 320, height: 640 })
  await expectUsable(phone)
  await pickup.getByRole('button', { name: 'Yes, skip it' }).click()
  await expect(pickup).toContainText('This pickup is skipped. Your order is cancelled.')
  await expectUsable(phone)

  await phone.goto('about:blank')
  await phone.goto(link.replace(/#skip=..../, '#skip=AAAA'))
  await expect(phone.getByText('This link isn’t good any more')).toBeVisible()
  await expectUsable(phone)
  await phone.context().close()
})
