// Public pages of a laundry not registered for GST: no mention of tax.
// @phone
import { PUBLIC_PAGES } from '../../web/app/public-pages.ts'
import { startServer, type RunningServer } from '../server.ts'
import { expect, test } from '../test.ts'

const TAX_WORD = /\b(\w*GST(IN)?|tax|SAC)\b/i

// One server for both, which a second worker would start again.
test.describe.configure({ mode: 'default' })

let unregistered: RunningServer
test.beforeAll(async () => {
  unregistered = await startServer({ demo: false })
})
test.afterAll(() => unregistered.stop())

test('no public page of an unregistered laundry mentions tax, before or after its scripts run', async ({
  page,
}) => {
  for (const path of PUBLIC_PAGES) {
    const written = await (await page.request.get(`${unregistered.url}${path}`)).text()
    const shown = written.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    expect(TAX_WORD.exec(shown)?.[0], `${path} as written`).toBeUndefined()
    await page.goto(`${unregistered.url}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('body').innerText(), `${path} as shown`).not.toMatch(TAX_WORD)
  }
})

test('the pages of a registered laundry say that prices include GST', async ({ page }) => {
  await page.goto('/services')
  await expect(page.getByText('Every price we have, in rupees, GST included.')).toBeVisible()
  await page.goto('/how-it-works')
  await expect(page.getByRole('heading', { name: 'A tax invoice' })).toBeVisible()
})
