// A customer changes a booked order, and sees the price first.
// @phone @translated
import type { Page } from '@playwright/test'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

interface Booked {
  _id: string
  number: string
  total: number
}

/** An order of the demo's customer that is picked up on the second day from now. */
async function book(page: Page, url: string): Promise<Booked> {
  await signInAs(page.context(), url, 'customer')
  const { dates } = (await (await page.request.get(`${url}/api/slots?days=6`)).json()) as {
    dates: { date: string; slots: { pickupTime: string; placesLeft: number }[] }[]
  }
  const free = dates
    .slice(1)
    .flatMap(({ date, slots }) =>
      slots
        .filter(({ placesLeft }) => placesLeft > 0)
        .map(({ pickupTime }) => ({ pickupDate: date, pickupTime })),
    )
  const answer = await page.request.post(`${url}/api/orders`, {
    data: {
      lines: [{ itemId: 'ironing-shirt', quantity: 4 }],
      ...free[0],
      address: 'Flat 4B, Lavelle Road, Bengaluru 560001',
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as Booked
}

test('a customer changes items and address of a booked order at the price shown', async ({
  page,
  server,
}) => {
  const { _id, number, total } = await book(page, server.url)
  await page.goto(`/my-orders?q=${number}`)
  await page.getByRole('button', { name: `More ${number}` }).click()
  await page.getByRole('menuitem', { name: 'Change order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change order' })
  await expect(dialog.getByText(`Total ₹${total}`)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled()

  await dialog.getByRole('textbox', { name: 'Shirt (Ironing)' }).fill('7')
  await expect(dialog.getByText(/^New total ₹/)).toContainText(`instead of ₹${total}`)
  await dialog.getByRole('textbox', { name: /Flat/ }).fill('Flat 9')
  await expectUsable(page)

  // What isn't sent is kept while the dialog is closed, and goes once there is a network.
  await dialog.getByRole('button', { name: 'Leave as it is' }).click()
  await page.getByRole('button', { name: `More ${number}` }).click()
  await page.getByRole('menuitem', { name: 'Change order' }).click()
  const save = dialog.getByRole('button', { name: /^Change for ₹/ })
  await expect(save).toBeEnabled()
  await page.context().setOffline(true)
  await save.click()
  await expect(dialog.getByText(/^You’re offline\./)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Order changed')).toBeVisible()
  await expect(dialog).toBeHidden()

  const answer = await page.request.get(`${server.url}/api/orders/details/${_id}`)
  expect(await answer.json()).toMatchObject({
    items: ['7 × Shirt (Ironing)'],
    address: 'Flat 9, Lavelle Road, Bengaluru 560001',
  })
})

test('an order that is picked up during the change leads to Help', async ({
  page,
  browser,
  server,
}) => {
  const { _id, number } = await book(page, server.url)
  await page.goto(`/my-orders?q=${number}`)
  await page.getByRole('button', { name: `More ${number}` }).click()
  await page.getByRole('menuitem', { name: 'Change order' }).click()
  await expect(page.getByRole('dialog', { name: 'Change order' })).toBeVisible()

  const staff = await browser.newContext()
  await signInAs(staff, server.url, 'admin')
  const url = `${server.url}/api/admin/orders/${_id}`
  expect((await staff.request.put(url, { data: { status: 'picked_up' } })).status()).toBe(200)
  await staff.close()
  const dialog = page.getByRole('dialog', { name: 'Your clothes are with us' })
  await expect(dialog.getByRole('link', { name: 'Ask in Help' })).toHaveAttribute(
    'href',
    `/help?chat=open&order=${number}`,
  )
})
