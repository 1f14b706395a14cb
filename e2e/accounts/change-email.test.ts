// A new email: requested in the profile, confirmed from its mailbox, and used to log in.
// @phone @translated
import type { Page } from '@playwright/test'
import { logOut } from '../steps/log-out.ts'
import { awaitMailTo } from '../steps/mailbox.ts'
import { PASSWORD, signUpAs } from '../steps/new-customer.ts'
import type { RunningServer } from '../server.ts'
import { expect, expectUsable, test } from '../test.ts'

test('the email changes when its owner opens the link in the new mailbox', async ({
  page,
  context,
  server,
}) => {
  const email = await signUpAs(context, server.url, 'Asha Rao')
  const wanted = `new.${email}`
  await page.goto('/profile')
  await askForEmail(page, wanted)
  const waiting = page.getByText(`We sent a link to ${wanted}`)
  await expect(waiting).toBeVisible()
  await expect(page.getByText(`Asha Rao · ${email}`)).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Cancel the change' }).click()
  await expect(waiting).toHaveCount(0)

  await askForEmail(page, wanted)
  await expect(waiting).toBeVisible()
  const first = await linkTo(server, wanted)
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('We sent you another link.')).toBeVisible()
  await page.goto(first)
  await expect(page.getByText('Your email was not changed.')).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  await expectUsable(page)

  // Somebody who isn't logged in to the account is asked to log in first.
  await expect.poll(() => linkTo(server, wanted)).not.toBe(first)
  const link = await linkTo(server, wanted)
  await context.clearCookies()
  await page.goto(link)
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/login#next=/)
  await logIn(page, email, PASSWORD)
  await expect(page.getByText('Your email is changed.')).toBeVisible()
  await expect(page.getByText(`Asha Rao · ${wanted}`)).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expectUsable(page)

  await logOut(page)
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto('/login')
  await logIn(page, email, PASSWORD)
  await expect(page.getByText('Invalid email or password.')).toBeVisible()
  await logIn(page, wanted, PASSWORD)
  await expect(page).toHaveURL(/\/dashboard$/)
})

async function askForEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit your details' }).click()
  const details = page.getByRole('region', { name: 'Your details' })
  await details.getByLabel('Email').fill(email)
  await details.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save changes' }).click()
}

/** The link that confirms an email, out of the newest mail to it. */
async function linkTo(server: RunningServer, email: string): Promise<string> {
  const mail = await awaitMailTo(server, email, 'Confirm your new email')
  return /http:\S+\/profile#confirm-email=\S+/.exec(mail.text ?? '')?.[0] ?? ''
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}
