// Care limits of a garment: signs on the plant's list, a machine that refuses it, and a reason for its customer.
// @phone
import { makeTags, placeCounterOrder } from '../steps/clothes.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

test('a dryer refuses the bag of a silk shirt until the shirt is taken out or staff give a reason', async ({
  page,
  browser,
  server,
}) => {
  const customer = await openPrivateWindow(browser, server.url)
  await signUpAs(customer.context(), server.url, 'Meera Iyer')
  const { user } = (await (await customer.request.get('/api/auth/me')).json()) as {
    user: { _id: string }
  }
  const added = await customer.request.post(`${server.url}/api/garments`, {
    data: { name: 'Silk shirt', category: 'shirts', never: 'tumble_drying' },
  })
  const { _id: garment } = (await added.json()) as { _id: string }
  await signInAs(page.context(), server.url, 'admin')
  const staff = page.request
  const order = await placeCounterOrder(staff, server.url, user._id)
  const [bag] = await makeTags(staff, server.url, 1)
  const units = [
    { kind: 'bag', tag: bag },
    { kind: 'item', garment },
  ]
  const received = `${server.url}/api/admin/custody/orders/${order._id}/received`
  expect((await staff.post(received, { data: { units, seen: 0 } })).ok()).toBe(true)

  await page.goto('/admin/plant')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByText(order.number) })
    .first()
  const piece = card.getByRole('listitem').filter({ hasText: 'Silk shirt' })
  await expect(piece.getByText('No tumble-drying')).toBeVisible()
  await expectUsable(page)

  await page.goto('/admin/places')
  await page.getByLabel('What it is').selectOption('Machine')
  await page.getByLabel('Name').fill('Dryer 2')
  await page.getByLabel('What it does').selectOption('Tumble-dry')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const made = page.getByRole('listitem').filter({ hasText: 'Dryer 2' })
  await expect(made).toContainText('Machine that tumble-dries, empty')
  const dryer = /[0-9A-Z]{8}/.exec(await made.innerText())![0]

  const scan = async (code: string) => {
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  await scan(bag!)
  await expect(page.getByText('In your hand')).toBeVisible()
  await scan(dryer)
  const refused = page.getByRole('dialog', { name: 'Not into Dryer 2' })
  await expect(refused).toContainText(
    'Silk shirt must not be tumble-dried, but Dryer 2 does that. Take it out, or say why it goes in: the customer reads that.',
  )
  await expectUsable(page)
  await refused.getByRole('button', { name: 'Take it out' }).click()
  await expect(page.getByText('Nothing was moved.')).toBeVisible()
  await expectUsable(page)

  await scan(dryer)
  await refused.getByRole('button', { name: 'Say why' }).click()
  const anyway = refused.getByRole('button', { name: 'Put it in' })
  await expect(anyway).toBeDisabled()
  await refused.getByLabel('Why it goes in').fill('On the cold setting, as you asked.')
  await expectUsable(page)
  await anyway.click()
  await expect(page.getByText('is at Dryer 2 now.')).toBeVisible()
  await expect(refused).toHaveCount(0)

  await customer.goto(`/track-order?orderId=${order.number}`)
  const clothes = customer.getByRole('region', { name: 'Where your clothes are' })
  await expect(clothes.getByText('machine-washed despite its care label')).toBeVisible()
  await expect(clothes.getByText('On the cold setting, as you asked.')).toBeVisible()
})
