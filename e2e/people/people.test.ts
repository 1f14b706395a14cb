// Members of staff: invited by a link, given another role, suspended.
// @phone
import { chooseRoles } from '../steps/choose-roles.ts'
import { readMailedInvitationToken } from '../steps/join-staff-as.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

test('a new member of staff joins by a link, gets another role and is suspended', async ({
  page,
  browser,
  server,
}) => {
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  await chooseRoles(page, 'Rider')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await expectUsable(page)
  await page.getByRole('button', { name: 'I have copied it' }).click()

  const zoya = await openPrivateWindow(browser, server.url)
  await zoya.goto(link)
  await zoya.getByLabel('Name').fill('Zoya Merchant')
  await zoya.getByLabel('Email').fill('zoya@example.com')
  await zoya.getByLabel('New password', { exact: true }).fill('a lamp of brass 7')
  await zoya.getByLabel('Confirm new password').fill('a lamp of brass 7')
  await expectUsable(zoya)
  await zoya.getByRole('button', { name: 'Create account and join' }).click()
  await expect(zoya.getByText('we have mailed a link to zoya@example.com')).toBeVisible()
  await expectUsable(zoya)
  const token = await readMailedInvitationToken(server, 'zoya@example.com')
  await zoya.goto(`/join#token=${token}`)
  await zoya.getByRole('button', { name: 'Join with this account' }).click()
  await expect(zoya.getByRole('heading', { level: 1 })).toHaveText('Run sheet')

  await page.reload()
  await page.getByRole('button', { name: 'Manage Zoya Merchant' }).click()
  await page.getByRole('menuitem', { name: 'Change permissions' }).click()
  await chooseRoles(page, 'Counter', 'Rider')
  await expectUsable(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const card = page.getByRole('listitem').filter({ hasText: 'zoya@example.com' })
  await expect(card.getByText('Counter', { exact: true })).toBeVisible()
  await expect(card.getByText('Rider', { exact: true })).toBeVisible()
  await expect(zoya.getByRole('link', { name: 'Run sheet' }).first()).toBeAttached()
  // The window that she has open follows, with all that it shows of customers.
  await zoya.getByRole('link', { name: 'Customers' }).first().click()
  await expect(zoya.getByRole('heading', { level: 1 })).toHaveText(/^Customers/)
  await page.getByRole('button', { name: 'Manage Zoya Merchant' }).click()
  await page.getByRole('menuitem', { name: 'Change permissions' }).click()
  await page.getByLabel('Customers').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    zoya.getByRole('heading', { name: 'You can’t open Customers', level: 1 }),
  ).toBeVisible()
  await expect(card.getByText('Narrowed')).toBeVisible()
  await expectUsable(page)

  await page.getByRole('button', { name: 'Manage Zoya Merchant' }).click()
  await page.getByRole('menuitem', { name: 'Suspend' }).click()
  await page.getByRole('button', { name: 'Suspend' }).click()
  await expect(card.getByText('Suspended since')).toBeVisible()
  await expect(zoya.getByRole('heading', { name: 'Login Required' })).toBeVisible()
})
