// The contact page: the laundry's location, and a message that arrives.
// @phone @translated
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { signInAs } from '../sign-in.ts'
import { expect, test } from '../test.ts'

const THANKS = 'Thank you for your message! We’ll get back to you within 24 hours.'

test('the page shows the laundry’s address, hours, phone and email', async ({ page, request }) => {
  const facts = (await (await request.get('/api/business')).json()) as Record<string, unknown>
  await page.goto('/contact')
  const main = page.getByRole('main')

  await expect(main.getByRole('link', { name: String(facts.phone) })).toBeVisible()
  await expect(main.getByRole('link', { name: String(facts.email) })).toBeVisible()
  await expect(main.getByText(String(facts.address)).first()).toBeVisible()
  await expect(main.getByText(facts.openNow ? 'Open now' : 'Closed now')).toBeVisible()
  await expect(main.getByText('(today)')).toHaveCount(1)
  await expect(main.getByText('We serve the whole city', { exact: false })).toBeVisible()
  await expect(main.getByText('drawn and not to scale', { exact: false })).toBeVisible()
  for (const path of ['/faq', '/help', '/about'])
    await expect(main.locator(`a[href="${path}"]`)).toBeVisible()
})

test('the page lists the served PIN codes when there are any', async ({ page }) => {
  await page.route('**/api/business', async (route) => {
    const body = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...body, areas: ['560001', '560038'], openNow: true } })
  })
  await page.goto('/contact')

  await expect(page.getByText('Open now')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^560001$/ })).toBeVisible()
  await expect(page.getByText('We serve the whole city')).toBeHidden()
})

test('the form names the fields that a message lacks', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const missing = ['Name is required.', 'Please enter your email.', 'Subject is required.']
  for (const text of [...missing, 'Message is required.'])
    await expect(page.getByText(text)).toBeVisible()

  await page.getByLabel('Email').fill('asha')
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await page.getByLabel('Phone').fill('call me')
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible()
})

test('a visitor sends a message after a failed try, and the laundry gets one mail', async ({
  page,
  server,
}) => {
  let posts = 0
  await page.route('**/api/contact', async (route) => {
    posts += 1
    if (posts > 1) return route.continue()
    // It arrives, but the answer is lost on the way back.
    await route.fetch()
    await route.abort()
  })
  await page.goto('/contact')
  const subject = `Ten curtains ${Date.now()}`
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('What is it about?').selectOption('Pricing')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message', { exact: true }).fill('Do you take them down, too?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be sent' })).toBeVisible()

  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(posts).toBe(2)

  const mails = async () =>
    (await outbox(server.folder)).filter((mail) => mail.subject?.includes(subject))
  await expect.poll(async () => (await mails()).length).toBe(1)
  const [mail] = await mails()
  expect(mail?.to?.[0]?.address).toBe('hello@washline.example')
  expect(mail?.replyTo?.[0]?.address).toBe('asha@example.com')
  expect(mail?.text).toContain('Do you take them down, too?')

  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('')
})

test('the form has the name and email of a signed-in customer', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server.url, 'customer')
  await page.goto('/contact')
  await expect(page.getByLabel('Email')).toHaveValue('priya@washline.example')
  await expect(page.getByLabel('Name')).not.toHaveValue('')
})

async function outbox(dataFolder: string): Promise<Email[]> {
  const folder = join(dataFolder, 'outbox')
  const files = (await readdir(folder, { recursive: true }).catch(() => [])).filter((file) =>
    file.endsWith('.eml'),
  )
  return Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  )
}
