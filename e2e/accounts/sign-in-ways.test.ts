// Login with a code by SMS, also for a new account, and with a passkey of a virtual device.
// @phone @translated
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PASSWORD, signUpAs } from '../steps/new-customer.ts'
import { type RunningServer, startServer } from '../server.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'

/** The code of the last of so many texts to a number. */
async function codeTo(server: RunningServer, number: string, count: number): Promise<string> {
  const outbox = join(server.folder, 'outbox')
  let texts: string[] = []
  await expect
    .poll(
      async () => {
        const there = await readdir(outbox, { recursive: true }).catch(() => [])
        const files = there.filter((file) => file.endsWith('.txt')).toSorted()
        const all = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
        texts = all.filter((text) => text.startsWith(`To: ${number}\n`))
        return texts.length
      },
      { message: `${count} texts to ${number}` },
    )
    .toBe(count)
  return /^\d{6}\b/m.exec(texts.at(-1)!)![0]
}

test('a code by SMS makes an account for a new customer, and logs in later', async ({
  page,
  server,
}) => {
  const number = '+919845067001'
  const byCode = page.getByRole('button', { name: 'Use a code by SMS' })
  const login = page.getByRole('button', { name: 'Login', exact: true })
  const askFor = async (typed: string) => {
    await page.getByLabel('Mobile number').fill(typed)
    await page.getByRole('button', { name: 'Send me a code' }).click()
  }

  await page.goto('/login')
  await byCode.click()
  await askFor('12345')
  await expect(page.getByText('Please enter an Indian mobile number.')).toBeVisible()
  await askFor('98450 67001')
  await expect(page.getByRole('button', { name: /^Send another code in \d+ s$/ })).toBeDisabled()
  const code = await codeTo(server, number, 1)
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
  await login.click()
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Code').fill(code)
  await login.click()
  await expect(page.getByText('This number can’t be used to log in yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()

  await expect(page.getByText('Confirmed with your code')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue(number)
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Rao')
  await page.getByLabel('Email').fill(`asha.${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?next=/profile')
  await byCode.click()
  await askFor(number)
  await page.getByLabel('Code').fill(await codeTo(server, number, 2))
  await login.click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText(`You can log in with a code that we text to ${number}`)).toBeVisible()
})

test('a customer adds a passkey, logs in with it, and removes it', async ({ page, context }) => {
  // Browsers make passkeys for names of hosts alone.
  const server = await startServer({ host: 'localhost' })
  try {
    const devices = await context.newCDPSession(page)
    await devices.send('WebAuthn.enable')
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    await signUpAs(context, server.url, 'Asha Rao')
    await page.goto(`${server.url}/profile`)
    const panel = page.getByRole('region', { name: 'Passkeys' })
    await panel.getByRole('button', { name: 'Add a passkey' }).click()
    const remove = panel.getByRole('button', { name: 'Remove Chrome on Linux' })
    await expect(remove).toBeVisible()
    await panel.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(panel.getByText('This device already has a passkey')).toBeVisible()
    await expectAccessible(page)

    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${server.url}/login?next=/profile`)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(panel.getByText(/^Last used/)).toBeVisible()
    await remove.click()
    await expect(remove).toBeHidden()
  } finally {
    await server.stop()
  }
})
