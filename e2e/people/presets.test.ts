// Screens by preset: none asks the server for data that the person may not see.
// @desktop
import type { APIRequestContext, Page } from '@playwright/test'
import type { Permission } from '#domain/people/permissions.ts'
import { PERMISSIONS_OF } from '#domain/people/permissions.ts'
import { waitUntilStill } from '../../tools/wait-until-still.ts'
import { CONSOLE_PAGES } from '../../web/app/console/console-pages.ts'
import { joinStaffAs } from '../steps/join-staff-as.ts'
import { loginAs } from '../sign-in.ts'
import { expect, test } from '../test.ts'

/** What stands for `:id` in the addresses of the console's pages. */
type Samples = Readonly<Record<string, string>>

const idOf = (rows: { _id: string }[]): string => rows[0]!._id

async function samplesOf(owner: APIRequestContext, url: string): Promise<Samples> {
  const listed = async (path: string) =>
    (await (await owner.get(`${url}${path}`)).json()) as { _id: string }[]
  const made = await owner.post(`${url}/api/admin/companies`, {
    data: {
      name: `Hotel Neem ${Date.now()}`,
      gstin: '',
      billingAddress: '4 Residency Road',
      email: '',
      addresses: [],
    },
  })
  const order = idOf(await listed('/api/admin/orders?limit=1'))
  return {
    '/admin/orders/:id': order,
    '/admin/orders/:id/slip': order,
    '/admin/clothes/:id': order,
    '/admin/customers/:id': idOf(await listed('/api/admin/customers?limit=1')),
    '/admin/companies/:id': ((await made.json()) as { _id: string })._id,
  }
}

/** @returns what a page asked for and was refused, and what it says couldn't be loaded */
async function failedOn(page: Page, address: string): Promise<string[]> {
  const failed: string[] = []
  const watch = (answer: { status(): number; url(): string }) => {
    if (answer.status() === 403) failed.push(`${address}: ${new URL(answer.url()).pathname}`)
  }
  page.on('response', watch)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await waitUntilStill(page)
  page.off('response', watch)
  const alerts = await page
    .getByRole('alert')
    .filter({ hasText: /couldn.t be loaded/ })
    .allInnerTexts()
  return [...failed, ...alerts.map((text) => `${address}: ${text}`)]
}

const alone = [...new Set(CONSOLE_PAGES.map(({ needs }) => needs))].map((needs) => ({
  preset: 'manager',
  title: `a manager with only ${needs}`,
  permissions: [needs] as readonly Permission[],
}))
const whole = (['counter', 'plant', 'rider'] as const).map((preset) => ({
  preset,
  title: `the preset ${preset}`,
  permissions: PERMISSIONS_OF[preset],
}))

for (const { preset, title, permissions } of [...alone, ...whole])
  test(`screens for ${title} request only permitted data`, async ({ browser, page, server }) => {
    const context = await browser.newContext()
    const owner = context.request
    await loginAs(owner, server.url, 'admin')
    const samples = await samplesOf(owner, server.url)
    await joinStaffAs(page.request, owner, server, preset, 'Divya', [...permissions])
    await context.close()
    const failed: string[] = []
    for (const { path, needs } of CONSOLE_PAGES) {
      const sample = samples[path]
      if (!permissions.includes(needs) || (path.includes(':id') && !sample)) continue
      failed.push(...(await failedOn(page, path.replace(':id', sample ?? ''))))
    }
    expect(failed).toEqual([])
  })
