// Login through Google, with a stand-in for it on this machine.
// @phone @translated
import { startOpenIdProvider } from '../../server/testing/stand-ins/openid-provider.ts'
import { startServer } from '../server.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'

test('the login page says that Google is not set up', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Google/ }).click()
  await expect(page.getByText('Logging in with Google isn’t set up here.')).toBeVisible()
  await expectAccessible(page)
})

test('a customer logs in through Google and comes back to the requested page', async ({ page }) => {
  const google = await startOpenIdProvider()
  const { clientId, clientSecret } = google.client
  const server = await startServer({
    env: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_ISSUER: google.url,
    },
  })
  try {
    await page.goto(`${server.url}/profile?tab=addresses`)
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await page.getByRole('button', { name: /Google/ }).click()
    await expect(page.getByText('Logging in with Google wasn’t finished.')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    google.next = {
      id: 'subject-1',
      name: 'Meera Iyer',
      email: 'meera@example.com',
      emailVerified: true,
    }
    await page.getByRole('button', { name: /Google/ }).click()
    await expect(page).toHaveURL(/\/profile\?tab=addresses$/)
    await expect(page.getByText('Meera Iyer · meera@example.com')).toBeVisible()
    await page.getByRole('tab', { name: 'Profile' }).click()
    await expect(page.getByText('You can log in with Google.')).toBeVisible()
    await expectAccessible(page)
  } finally {
    await server.stop()
    await google.close()
  }
})
