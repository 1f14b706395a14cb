// A tablet that people share: it is made one, two take turns by PIN, it locks when nobody touches it, and is cut off.
import type { APIRequestContext, Page } from '@playwright/test'
import { PASSWORD } from './new-customer.ts'
import { loginAs, signInAs } from './sign-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'

const PIN = '480291'
const OTHER_PIN = '905173'

test('people take turns on a shared tablet until it is cut off', async ({
  page,
  server,
  playwright,
}) => {
  const owner = await playwright.request.newContext()
  await loginAs(owner, server.url, 'admin')
  await choosePin(owner, server.url, PIN)
  const divya = await playwright.request.newContext()
  await joinAs(divya, owner, server.url)
  await choosePin(divya, server.url, OTHER_PIN)

  await page.clock.install()
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Make this a shared tablet' }).click()
  const making = page.getByRole('dialog')
  await making.getByLabel('Name').fill('Counter')
  await making.getByRole('button', { name: 'Make this a shared tablet' }).click()
  await expectLocked(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Divya' }).click()
  await page.keyboard.type(PIN)
  await expect(page.getByRole('alert').getByText('4 tries are left')).toBeVisible()
  await expectAccessible(page)
  for (const digit of OTHER_PIN)
    await page.getByRole('button', { name: `Digit ${digit}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Now' })).toBeVisible()

  await page.clock.fastForward(121_000)
  await expectLocked(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Now' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Washline Staff' }).click()
  await page.keyboard.type(PIN)
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible()

  const tablets = `${server.url}/api/admin/tablets`
  const [tablet] = (await (await owner.get(tablets)).json()) as { _id: string }[]
  expect((await owner.delete(`${tablets}/${tablet!._id}`)).ok()).toBe(true)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
})

async function expectLocked(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Who is working?' })).toBeVisible()
}

async function choosePin(person: APIRequestContext, url: string, pin: string): Promise<void> {
  expect((await person.put(`${url}/api/account/pin`, { data: { pin } })).ok()).toBe(true)
}

/** Divya joins for the counter, by an invitation of the owner's. */
async function joinAs(
  divya: APIRequestContext,
  owner: APIRequestContext,
  url: string,
): Promise<void> {
  const data = { email: null, preset: 'counter', permissions: null, refundsPerDay: null }
  const sent = await owner.post(`${url}/api/admin/staff-invitations`, { data })
  const { link } = (await sent.json()) as { link: string }
  const token = /[\w-]{43}$/.exec(link)![0]
  const email = `divya.${Date.now()}@example.com`
  const body = { token, name: 'Divya', email, password: PASSWORD }
  expect((await divya.post(`${url}/api/join`, { data: body })).ok()).toBe(true)
  await divya.post(`${url}/api/auth/login`, { data: { email, password: PASSWORD } })
}
