// An order's clothes: counted in and packed by scans, with another order's piece, a missing one and the customer's
// check.
// @phone
import { chooseStatus } from '../steps/choose-status.ts'
import { makeTags, placeCounterOrder } from '../steps/clothes.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openCustomerBesideStaff } from '../steps/open-customer-beside-staff.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

test('staff count in and pack bags by scans, and the customer sees where they are', async ({
  page,
  browser,
  server,
}) => {
  const { customer, userId } = await openCustomerBesideStaff(page, browser, server.url)
  const staff = page.request
  const [mine, others] = [
    await placeCounterOrder(staff, server.url, userId),
    await placeCounterOrder(staff, server.url, userId),
  ]
  const [first, second, fresh, ...further] = await makeTags(staff, server.url, 40)
  const foreign = further.find((code) => /[JK]/.test(code))
  const received = await staff.post(
    `${server.url}/api/admin/custody/orders/${others._id}/received`,
    {
      data: { units: [{ kind: 'bag', tag: foreign }], seen: 0 },
    },
  )
  expect(received.ok()).toBe(true)

  // Whatever page of the console is open, a scanned tag opens what it is on, also where its characters are shortcuts.
  for (const code of [foreign!, `${server.url}/admin/clothes?tag=${foreign!}`]) {
    await page.goto('/admin/dashboard')
    await expect(page.locator('[data-order]').first()).toBeVisible()
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `Clothes of ${others.number}` })).toBeVisible()
  }
  await page.goto(`/admin/clothes/${mine._id}`)
  await expect(
    page.getByRole('heading', { level: 1, name: `Clothes of ${mine.number}` }),
  ).toBeVisible()
  // A keyboard scanner: no field has the focus.
  for (const code of [first!, second!]) {
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: code })).toBeVisible()
  }
  // And one in a field: what it typed there is taken out again, and nothing is counted in by its Enter.
  const weight = page.getByLabel('Weight')
  await weight.fill('4.35')
  await page.keyboard.type(second!)
  await page.keyboard.press('Enter')
  await expect(weight).toHaveValue('4.35')
  await expectUsable(page)
  await page.getByRole('button', { name: 'Count in' }).click()
  await expect(page.getByText('0 of 2 packed')).toBeVisible()

  await page.keyboard.type(foreign!)
  await page.keyboard.press('Enter')
  const alarm = page.getByRole('dialog', { name: 'Not part of this order' })
  await expect(alarm.getByText(others.number)).toBeVisible()
  await expectUsable(page)
  await alarm.getByRole('button', { name: 'Put it aside' }).click()
  await expect(alarm).toBeHidden()

  await page.getByLabel('Scan a tag').fill(`${first!.slice(0, 4)} ${first!.slice(4)}`.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 2 packed')).toBeVisible()
  // What is typed while the code before is on its way isn't lost.
  const arrived = Promise.withResolvers<void>()
  await page.route('**/packed', async (route) => {
    await arrived.promise
    await route.continue()
  })
  for (const code of [first!, first!]) {
    await page.getByLabel('Scan a tag').fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Scan a tag')).toHaveValue('')
  }
  arrived.resolve()
  await expect(page.getByText('1 of 2 packed')).toBeVisible()

  await page.getByRole('button', { name: 'Something is missing' }).click()
  const missing = page.getByRole('dialog', { name: 'Something is missing' })
  await missing.getByLabel('From which bag or item').selectOption('Bag 2')
  await missing.getByLabel('What is missing').fill('Grey sock')
  await expectUsable(page)
  await missing.getByRole('button', { name: 'Report it missing' }).click()
  await expect(page.getByText('1 of 3 packed')).toBeVisible()
  await page.getByRole('link', { name: 'Lost and found' }).first().click()
  const sock = page.getByRole('listitem').filter({ hasText: 'Grey sock' }).first()
  const suspect = sock.getByRole('listitem').filter({ hasText: others.number })
  await expect(suspect).toContainText('their tags were scanned together')
  await expectUsable(page)
  await sock.getByRole('button', { name: 'Found' }).click()
  await expect(page.getByText('Nothing is missing')).toBeVisible()
  await page.goto(`/admin/clothes/${mine._id}`)
  await page.getByRole('button', { name: 'More of Bag 2' }).click()
  const piece = page.getByRole('dialog', { name: 'Bag 2' })
  await piece.getByLabel('Name').fill('Curtains')
  await piece.getByLabel('Add pictures').setInputFiles('docs/pictures/dashboard-phone-dark.png')
  await expectUsable(page)
  await piece.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Curtains' })
  await expect(row.getByRole('presentation')).toHaveAttribute('src', /^\/api\/custody\/pictures\//)
  // By keyboard: a press where Save was pressed a moment ago would be its double.
  await page.getByRole('button', { name: 'More of Bag 2' }).press('Enter')
  await expect(piece).toBeVisible()
  // Its tag fell off: the next one is scanned, and the old one is refused.
  await page.keyboard.type(`${server.url}/admin/clothes?tag=${fresh}`)
  await page.keyboard.press('Enter')
  await expect(row.getByText(fresh!)).toBeVisible()
  await page.getByLabel('Scan a tag').fill(second!)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Tag ${second} was replaced and is no longer used`)).toBeVisible()
  await page.getByRole('button', { name: /^Item 3/ }).click()
  await expect(page.getByText('2 of 3 packed')).toBeVisible()

  await page.goto(`/admin/orders/${mine.number}`)
  await chooseStatus(page, mine.number, 'Out for Delivery')
  const asked = page.getByRole('dialog', { name: 'Set this order to Out for Delivery?' })
  await expect(asked.getByText('One bag or item isn’t packed yet.')).toBeVisible()
  await asked.getByLabel('Why does it leave unpacked?').fill('The second bag is drying.')
  await expectUsable(page)
  await asked.getByRole('button', { name: 'Set to Out for Delivery' }).click()
  await expect(asked).toHaveCount(0)

  await customer.goto(`/track-order?orderId=${mine.number}`)
  const clothes = customer.getByRole('region', { name: 'Where your clothes are' })
  await expect(clothes.getByText('2 bags and 1 item: with our rider')).toBeVisible()
  await expect(clothes.getByText('The second bag is drying.')).toBeVisible()
  await clothes.getByRole('button', { name: 'Check these entries' }).click()
  await expect(clothes.getByText('Your device checked every entry')).toBeVisible()
  const shown = /The last one is ([0-9a-f]{12})/.exec((await clothes.innerText()) ?? '')![1]!
  const number = clothes.getByLabel('Number from a message')
  const check = clothes.getByRole('button', { name: 'Check these entries' })
  await number.fill(shown.toUpperCase())
  await check.click()
  await expect(
    clothes.getByText(/Your number is entry \d+: nothing up to it has changed/),
  ).toBeVisible()
  await number.fill('000000000000')
  await check.click()
  await expect(clothes.getByText('None of these entries is 000000000000')).toBeVisible()
  await expectUsable(customer)
})

test('a tag’s address opens its order for staff, also after login, and a scanner works on the plant’s list', async ({
  page,
  browser,
  server,
}) => {
  const userId = await signInAs(page.context(), server.url, 'admin')
  const staff = page.request
  const order = await placeCounterOrder(staff, server.url, userId)
  const [tag] = await makeTags(staff, server.url, 1)
  const data = { units: [{ kind: 'bag', tag }], seen: 0 }
  await staff.post(`${server.url}/api/admin/custody/orders/${order._id}/received`, { data })
  const address = `/admin/clothes?tag=${tag}`
  const clothes = { level: 1, name: `Clothes of ${order.number}` }

  // A phone's own camera, where nobody is signed in.
  const phone = await openPrivateWindow(browser, server.url)
  await phone.goto(address)
  await expect(phone.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  await expect(phone.getByText(order.number)).toHaveCount(0)
  const next = `/login?${new URLSearchParams({ next: address }).toString()}`
  await expect(phone.getByRole('link', { name: 'Login', exact: true }).last()).toHaveAttribute(
    'href',
    next,
  )
  await signInAs(phone.context(), server.url, 'admin')
  await phone.goto(next)
  await expect(phone.getByRole('heading', clothes)).toBeVisible()

  await page.goto('/admin/plant')
  await expect(page.getByRole('heading', { level: 1, name: 'Plant' })).toBeVisible()
  await page.keyboard.type(`${server.url}${address}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', clothes)).toBeVisible()
})

test('staff ask the customer about unordered items with one press', async ({
  page,
  browser,
  server,
}) => {
  const { userId } = await openCustomerBesideStaff(page, browser, server.url)
  const order = await placeCounterOrder(page.request, server.url, userId, [
    { itemId: 'wash-fold', quantity: 3 },
    { itemId: 'ironing-shirt', quantity: 2 },
  ])
  await page.goto(`/admin/clothes/${order._id}`)
  await page.getByRole('textbox', { name: 'Bags without a tag' }).fill('1')
  await page.getByRole('textbox', { name: 'Single items without a tag' }).fill('9')
  await page.getByLabel('Of which Wash & Fold').fill('3.25')
  await page.getByRole('button', { name: 'Count in', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Different from the order' })
  await expect(panel.getByText('Wash & Fold: 3.2 kg instead of 3 kg')).toBeVisible()
  await expect(panel.getByText('Shirt (Ironing): 9 instead of 2')).toBeVisible()
  await expectUsable(page)
  await panel.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(panel.getByText(/The customer was asked and has until/)).toBeVisible()
  await expect(panel.getByRole('button')).toHaveCount(0)

  // Of another order the shirts didn't come, which is a price once somebody says so.
  const short = await placeCounterOrder(page.request, server.url, userId, [
    { itemId: 'wash-fold', quantity: 3 },
    { itemId: 'ironing-shirt', quantity: 2 },
  ])
  const data = { units: [{ kind: 'bag', item: 'wash-fold' }], grams: 3000, seen: 0 }
  await page.request.post(`/api/admin/custody/orders/${short._id}/received`, { data })
  await page.goto(`/admin/clothes/${short._id}`)
  const none = page.getByRole('region', { name: 'Ordered, but not counted' })
  await expect(none.getByRole('button')).toHaveCount(0)
  await none.getByRole('checkbox', { name: /There is no 2 × Shirt \(Ironing\)/ }).check()
  await expect(panel.getByText('Shirt (Ironing): 0 instead of 2')).toBeVisible()
  await expectUsable(page)
  await panel.getByRole('button', { name: /^Charge ₹/ }).click()
  await expect(page.getByText(`Order ${short.number} now costs`)).toBeVisible()
  await expect(panel).toBeHidden()
})

test('staff keep a thing without a tag, and match it with a missing piece of the same name', async ({
  page,
  browser,
  server,
}) => {
  const { userId } = await openCustomerBesideStaff(page, browser, server.url)
  const order = await placeCounterOrder(page.request, server.url, userId)
  const custody = `${server.url}/api/admin/custody/orders/${order._id}`
  const units = [{ kind: 'bag', pieces: 12 }]
  await page.request.post(`${custody}/received`, { data: { units, seen: 0 } })
  const missing = { unit: 1, piece: true, what: 'Purple mitten' }
  await page.request.post(`${custody}/missing`, { data: missing })
  await page.goto('/admin/lost-and-found')
  await page.getByRole('button', { name: 'Found something without a tag?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record what you found' })
  await dialog.getByLabel('What it is').fill('Mittens, purple')
  await dialog.getByLabel('Where it was found').fill('Under machine 2')
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Keep it here' }).click()
  await expect(page.getByRole('heading', { name: 'Mittens, purple' })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: `Purple mitten of order ${order.number}` }).click()
  await expect(page.getByText(`It goes with order ${order.number}.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mittens, purple' })).toBeHidden()
})
