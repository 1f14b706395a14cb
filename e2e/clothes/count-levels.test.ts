// Count levels: piece by piece in one press, "Not now" on another order, and its customer's view.
// @phone
import { placeCounterOrder } from '../steps/clothes.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openCustomerBesideStaff } from '../steps/open-customer-beside-staff.ts'

test('staff count an order piece by piece or put the count off, and its customer reads which they did', async ({
  page,
  browser,
  server,
}) => {
  const { customer, userId } = await openCustomerBesideStaff(page, browser, server.url)
  const take = (lines: object[]) => placeCounterOrder(page.request, server.url, userId, lines)
  const sarees = { itemId: 'dry-cleaning-saree', quantity: 2 }
  const counted = await take([sarees, { itemId: 'wash-fold', quantity: 4 }])
  const putOff = await take([sarees])

  await page.goto('/admin/plant')
  const card = (number: string) => page.getByRole('listitem').filter({ hasText: number })
  for (const { number } of [counted, putOff])
    await expect(card(number).getByText('Not counted in yet')).toBeVisible()
  await expectUsable(page)
  await card(counted.number).getByRole('link', { name: 'Count in' }).click()
  await expect(page.getByText('Each piece of this order is counted separately.')).toBeVisible()
  await page.getByLabel('From a list on paper').check()
  await expectUsable(page)
  await page.getByRole('button', { name: 'As ordered: 2 items and a bag' }).click()
  await expect(page.getByText('0 of 3 packed')).toBeVisible()
  await expect(page.getByText('from a list on paper')).toBeVisible()

  await page.goto('/admin/plant')
  await expect(card(counted.number).getByText('Not counted in yet')).toHaveCount(0)
  await card(putOff.number).getByRole('link', { name: 'Count in' }).click()
  await page.getByRole('button', { name: 'Not now' }).press('Enter')
  const why = page.getByRole('dialog', { name: 'Why isn’t it counted this time?' })
  await expectUsable(page)
  await why.getByRole('button', { name: 'There was too much to do' }).press('Enter')
  await expect(page.getByText('This order isn’t counted in this time.')).toBeVisible()
  await expectUsable(page)
  await expect(page.getByRole('button', { name: 'Count anyway' })).toBeVisible()

  const clothes = customer.getByRole('region', { name: 'Where your clothes are' })
  await customer.goto(`/track-order?orderId=${putOff.number}`)
  await expect(clothes.getByText('aren’t counted one by one this time')).toBeVisible()
  await expect(clothes.getByText('because there was too much to do')).toBeVisible()
  await clothes.getByRole('button', { name: 'Check these entries' }).click()
  await expect(clothes.getByText('Your device checked every entry')).toBeVisible()
  await expectUsable(customer)
  await customer.goto(`/track-order?orderId=${counted.number}`)
  await expect(clothes.getByText('In: 1 bag and 2 items')).toBeVisible()
  await expect(clothes.getByText('Counted by the bag')).toBeVisible()
})
