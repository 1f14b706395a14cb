// Riders who are added by number: the code that is read out, and two of them on one phone.
// @phone
import type { Page } from '@playwright/test'
import { signInAs } from '../sign-in.ts'
import { RIDERS_PHONE, assignTwoStops, openOwnStop, untilKept } from '../steps/own-run.ts'
import { expect, expectUsable, test } from '../test.ts'

/** Adds a rider in the console; gives the code that is read out. */
async function addRider(console: Page, name: string, phone: string): Promise<string> {
  await console.goto('/admin/people')
  await console.getByRole('button', { name: 'Add a rider by number' }).click()
  await console.getByLabel('Name').fill(name)
  await console.getByLabel('Mobile number').fill(phone)
  await expectUsable(console)
  await console.getByRole('button', { name: 'Add the rider' }).click()
  return readCode(console, name)
}

async function readCode(console: Page, name: string): Promise<string> {
  const dialog = console.getByRole('dialog', { name: `Login code for ${name}` })
  const code = /\d{3} \d{3}(?!\d)/.exec(await dialog.getByRole('strong').innerText())![0]
  await expectUsable(console)
  await dialog.getByRole('button', { name: 'Done' }).click()
  return code
}

async function logIn(app: Page, phone: string, code: string): Promise<void> {
  await app.getByLabel('Mobile number').fill(phone)
  await app.getByLabel('Code').fill(code)
  await app.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('riders without an email log in on one phone with codes that are read out, and each sees only their own stops', async ({
  page,
  browser,
  server,
}) => {
  await signInAs(page.context(), server.url, 'admin')
  const code = await addRider(page, 'Sunil Das', '98450 66001')
  const card = page.getByRole('listitem').filter({ hasText: 'Sunil Das' })
  await expect(card).toContainText('Logs in with +91 98450 66001')
  await expect(card).toContainText('A code waits until')
  await expectUsable(page)
  const staff = await page.request.get('/api/admin/staff')
  const { _id } = ((await staff.json()) as { _id: string; name: string }[]).find(
    ({ name }) => name === 'Sunil Das',
  )!
  const phone = await browser.newContext({ baseURL: server.url, ...RIDERS_PHONE })
  const { pickup } = await assignTwoStops(page, server, { _id, email: '', phone })

  const app = await phone.newPage()
  await app.goto('/run')
  await expect(app.getByLabel('Mobile number')).toBeVisible()
  await expectUsable(app)
  await phone.setOffline(true)
  await logIn(app, '98450 66001', code)
  await expect(app.getByRole('alert')).toContainText('You seem to be offline')
  await phone.setOffline(false)
  await logIn(app, '98450 66001', code === '000 000' ? '000 001' : '000 000')
  await expect(app.getByRole('alert')).toContainText('This code is wrong')
  await expectUsable(app)
  await logIn(app, '98450 66001', code)
  await expect(app.getByText(/^As of \d/)).toBeVisible()
  await untilKept(app)
  await openOwnStop(app, 'Pickup', pickup)

  await app.getByRole('button', { name: 'Log out' }).click()
  await app.getByRole('group', { name: 'Log out' }).getByRole('button', { name: 'Log out' }).click()
  await logIn(app, '98450 66001', code)
  await expect(app.getByRole('alert')).toContainText('This code was used already')
  const others = await addRider(page, 'Imran Khan', '98450 66002')
  await logIn(app, '98450 66002', others)
  await expect(app.getByText('No stops yet.')).toBeVisible()
  await expect(app.getByRole('article')).toHaveCount(0)
  await expect(app.getByText(pickup.number)).toHaveCount(0)

  await app.getByRole('button', { name: 'Log out' }).click()
  await app.getByRole('group', { name: 'Log out' }).getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Manage Sunil Das' }).click()
  await page.getByRole('menuitem', { name: 'New login code' }).click()
  await logIn(app, '+91 98450 66001', await readCode(page, 'Sunil Das'))
  await expect(app.getByText(/^As of \d/)).toBeVisible()
  await openOwnStop(app, 'Pickup', pickup)
  await phone.close()
})
