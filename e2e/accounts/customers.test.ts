// Staff find a customer, read the details, add a note, block and unblock.
// @desktop
import type { Page } from '@playwright/test'
import { request } from '@playwright/test'
import { signUpAs } from '../steps/new-customer.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

const rows = (page: Page) =>
  page.getByRole('region', { name: 'Customers' }).getByRole('list').getByRole('listitem')

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search customers' })

test('staff search and sort the list, and load more of it', async ({ page, server }) => {
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/customers')
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await expect(rows(page)).toHaveCount(25)
  await expectUsable(page)
  const first = await rows(page).first().getByRole('link').textContent()

  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(25)

  await page.getByRole('combobox', { name: 'Sort customers' }).selectOption('Most spent')
  await expect(page).toHaveURL(/sort=spent/)
  await expect(rows(page).first().getByRole('link')).not.toHaveText(first ?? '')
  const sums = await rows(page).evaluateAll((lines) =>
    lines.map((line) =>
      Number(/Total spent: ₹([\d,.]+)/.exec(line.textContent ?? '')![1]!.replaceAll(',', '')),
    ),
  )
  expect(sums[0]).toBeGreaterThan(0)
  expect(sums).toEqual(sums.toSorted((one, other) => other - one))

  await search(page).fill('priya@')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/q=priya%40/)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)

  await search(page).fill('nobody of that name')
  await expect(page.getByRole('heading', { name: 'No customers found' })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Show all customers' }).click()
  await expect(rows(page)).toHaveCount(25)
})

test('a customer’s page shows all details, and saves notes', async ({ page, server }) => {
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/customers?q=priya@')
  await rows(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const orders = page.getByRole('region', { name: 'Orders' })
  // Other tests of this server may have placed one more.
  await expect(orders.getByRole('link', { name: /^LC-/ }).nth(7)).toBeVisible()
  await expect(orders.getByRole('link', { name: /^LC-/ }).first()).toHaveAttribute(
    'href',
    /^\/admin\/orders\/[0-9a-f-]{36}$/,
  )
  await expect(page.getByRole('region', { name: 'Laundry Club' })).toContainText('Kilograms')
  await expect(page.getByRole('region', { name: 'Garments' }).getByRole('listitem')).toHaveCount(8)
  await expect(page.getByRole('region', { name: 'Saved addresses' })).toContainText('Koramangala')
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(page.locator('dl').first()).toContainText('Total spent')

  const notes = page.getByRole('region', { name: 'Notes' })
  const text = `Prefers calls after six. ${'Verylongword'.repeat(20)}`
  await notes.getByRole('textbox', { name: 'New note' }).fill(text)
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('listitem').first()).toContainText('Prefers calls after six.')
  await expect(notes.getByRole('textbox', { name: 'New note' })).toHaveValue('')
  await expectUsable(page)
})

test('a blocked customer who orders reads the reason, until staff unblock them', async ({
  page,
  browser,
  server,
}) => {
  const customer = await browser.newContext({ baseURL: server.url })
  const email = await signUpAs(customer, server.url, 'Blocked Person')
  const place = async () => {
    const answer = await customer.request.get('/api/slots?days=5')
    const { dates } = (await answer.json()) as {
      dates: { date: string; slots: { pickupTime: string }[] }[]
    }
    const day = dates.at(-1)!
    return customer.request.post('/api/orders', {
      data: {
        items: ['3 kg Wash & Fold'],
        pickupDate: day.date,
        pickupTime: day.slots[0]!.pickupTime,
        address: '12 Church Street, Bengaluru 560001',
      },
    })
  }
  expect((await place()).status()).toBe(201)

  await signInAs(page.context(), server.url, 'admin')
  await page.goto(`/admin/customers?q=${encodeURIComponent(email)}`)
  await rows(page).first().getByRole('link').click()
  await page.getByRole('button', { name: 'Block Blocked Person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Block Blocked Person?' })
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(dialog.getByText('Please give a reason.')).toBeVisible()
  await expectUsable(page)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Three unpaid deliveries')
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByText('Blocked: can’t order')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText(
    'Blocked: Three unpaid deliveries',
  )
  await expectUsable(page)

  const refused = await place()
  expect(refused.status()).toBe(403)
  expect(await refused.text()).toContain('Three unpaid deliveries')
  const theirs = await customer.newPage()
  await theirs.goto('/my-orders')
  await expect(theirs.getByRole('region', { name: 'Orders' })).toContainText('LC-')

  await page.getByRole('button', { name: 'Unblock Blocked Person' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('Blocked: can’t order')).toHaveCount(0)
  expect((await place()).status()).toBe(201)
  await customer.close()
})

test('an unknown customer is not found, and only staff can open the list', async ({
  page,
  server,
}) => {
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/customers/00000000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'There is no such customer' })).toBeVisible()
  await expectUsable(page)

  const visitor = await request.newContext({ baseURL: server.url })
  expect((await visitor.get('/api/admin/customers')).status()).toBe(401)
  await visitor.dispose()
  await signInAs(page.context(), server.url, 'customer')
  await page.goto('/admin/customers')
  await expect(page.getByRole('heading', { name: 'For staff only' })).toBeVisible()
})
