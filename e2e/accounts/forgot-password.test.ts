// A forgotten password: request a link, open it from the mailbox, choose a new password and log in. Also the login
// screen's prefilled fields.
// @phone @translated
import { awaitMailTo } from '../steps/mailbox.ts'
import { PASSWORD, signUpAs } from '../steps/new-customer.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'

const NEW_PASSWORD = 'umbrella-stand-12'

test('a mailed link sets a new password once, and leads on to the order form', async ({
  page,
  context,
  server,
}) => {
  const email = await signUpAs(context, server.url, 'Asha Rao')
  await context.clearCookies()

  await page.goto('/')
  await page.getByRole('link', { name: 'Schedule a Pickup' }).first().click()
  await expect(page).toHaveURL(/\/login\?/)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill('not an email')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If there is an account with this email')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const mail = await awaitMailTo(server, email, 'Choose a new password')
  const link = /http:\S+\/reset-password#token=\S+/.exec(mail.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm new password').fill('something else')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Your new password is set. Please log in with it.')).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password$/)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Login', exact: true }).last().click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Invalid email or password.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/new-order$/)

  // Used, it says so before another password is thought of.
  await page.goto(link)
  await expect(page.getByText('This link doesn’t work.')).toBeVisible()
  await expect(page.getByText(/logged out everywhere/)).toHaveCount(0)
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('an older link with its token in the query sets a new password too', async ({
  page,
  context,
  server,
}) => {
  const email = await signUpAs(context, server.url, 'Asha Rao')
  await context.clearCookies()
  await page.request.post('/api/auth/forgot-password', { data: { email } })
  const mail = await awaitMailTo(server, email, 'Choose a new password')
  const token = /#token=(\S+)/.exec(mail.text ?? '')?.[1] ?? ''
  await page.goto(`/reset-password?token=${token}`)
  await expect(page).toHaveURL(`${server.url}/reset-password#token=${token}`)
  await page.reload()
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Your new password is set. Please log in with it.')).toBeVisible()
})

test('the demo’s prefilled values leave a focused field alone', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  const opened = page.goto('/login')
  await page.getByLabel('Email').focus()
  scripts.resolve()
  await opened
  await page.getByRole('button', { name: 'Show password' }).dispatchEvent('click')
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
  await expect(page.getByText('priya@washline.example')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('')
  await page.keyboard.type('asha@example.com')
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com')
})
