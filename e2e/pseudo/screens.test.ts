// Every screen for visitors and customers in the pseudo-language: no English but data.
// @phone
import type { APIRequestContext } from '@playwright/test'
import { SCREEN_PATHS } from '../../tools/screen-paths.ts'
import { waitUntilStill } from '../../tools/wait-until-still.ts'
import { type RunningServer, startServer } from '../server.ts'
import { signInAs } from '../sign-in.ts'
import { expect, test } from '../test.ts'
import { openDataCheck } from './open-data-check.ts'
import { usePseudoLanguage } from './use-pseudo-language.ts'
import { readTextsOnPage } from './read-texts-on-page.ts'

// One server for both, which a second worker would start again.
test.describe.configure({ mode: 'default' })

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ main: 'e2e/pseudo/pseudo-server.ts' })
})
test.afterAll(() => server.stop())

for (const person of ['visitor', 'customer'] as const)
  test(`a ${person} reads no English on any screen`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
    await usePseudoLanguage(context)
    const userId = person === 'customer' ? await signInAs(context, server.url, person) : null
    const isData = await openDataCheck(context.request, userId)
    const own = userId === null ? [] : await ownPaths(context.request, userId)
    const page = await context.newPage()
    for (const path of [...SCREEN_PATHS, ...own]) {
      await page.goto(path)
      await waitUntilStill(page)
      const english = (await readTextsOnPage(page)).filter((text) => !isData(text))
      expect.soft(english, path).toEqual([])
    }
  })

/** What a customer opens from a screen: an order, their tickets, and the other parts of the profile. */
async function ownPaths(client: APIRequestContext, userId: string): Promise<string[]> {
  const orders = (await (await client.get(`/api/orders/${userId}`)).json()) as { _id: string }[]
  return [
    `/track-order?orderId=${orders[0]!._id}`,
    `/track-order?orderId=${orders.at(-1)!._id}`,
    `/new-order?reorder=${orders[0]!._id}`,
    '/help?chat=open',
    ...['addresses', 'payment', 'loyalty', 'notifications'].map((tab) => `/profile?tab=${tab}`),
  ]
}
