// Every screen for visitors and customers in the pseudo-language, with the steps of an order and dialogs: no English but data.
// @phone
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { garmentsScreen } from '#words/en/garments/garments-screen.ts'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import { orderActions } from '#words/en/orders/actions/order-actions.ts'
import { pickupChoice } from '#words/en/slots/pickup-choice.ts'
import { pseudoText } from '#words/testing/pseudo-language.ts'
import { SCREEN_PATHS } from '../../tools/screen-paths.ts'
import { waitUntilStill } from '../../tools/wait-until-still.ts'
import { type RunningServer, startServer } from '../server.ts'
import { signInAs } from '../sign-in.ts'
import { placeOrderAs } from '../steps/place-order.ts'
import { expect, test } from '../test.ts'
import { createDataTextCheck } from './create-data-text-check.ts'
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
  test(`a ${person} who uses another language reads no English on any screen`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
    await usePseudoLanguage(context)
    const userId = person === 'customer' ? await signInAs(context, server.url, person) : null
    const isData = await createDataTextCheck(context.request, userId)
    const own = userId === null ? [] : await ownPaths(context.request, userId)
    const page = await context.newPage()
    for (const path of [...SCREEN_PATHS, ...own]) {
      await page.goto(path)
      await expectNoEnglish(page, isData, path)
    }
  })

test('a customer who uses another language reads no English in the steps of an order', async ({
  browser,
}) => {
  const { page, context, userId } = await openAsCustomer(browser)
  const { _id } = await placeOrderAs(context, server.url)
  const isData = await createDataTextCheck(context.request, userId)
  const press = (label: string) => page.getByRole('button', { name: pseudoText(label) }).click()
  // It begins with the pickup: what is ordered is known.
  await page.goto(`/new-order?reorder=${_id}`)
  await chooseFirst(page.getByRole('group', { name: pseudoText(pickupChoice.day) }))
  await chooseFirst(page.getByRole('group', { name: pseudoText('Pickup time on') }))
  await expectNoEnglish(page, isData, 'pickup')
  // The address is known, too, so the review follows.
  await press(newOrderScreen.next)
  await expectNoEnglish(page, isData, 'review')
  await press(newOrderScreen.previous)
  await expectNoEnglish(page, isData, 'address')
})

test('a customer who uses another language reads no English in dialogs', async ({ browser }) => {
  const { page, context, userId } = await openAsCustomer(browser)
  const isData = await createDataTextCheck(context.request, userId)
  await page.goto('/garments')
  await page
    .getByRole('button', { name: pseudoText(garmentsScreen.add) })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoEnglish(page, isData, 'garment')

  const listed = await context.request.get(`/api/orders/${userId}?limit=100`)
  const orders = (await listed.json()) as { number: string; status: string }[]
  const { number } = orders.find(({ status }) => status === 'completed')!
  const { rate, changeRating, problem, more } = orderActions
  for (const labels of [[rate, changeRating], [problem]]) {
    await page.goto('/my-orders')
    await page.getByRole('button', { name: `${pseudoText(more)} ${number}` }).click()
    const label = anyOf(labels.map(pseudoText))
    await page.getByRole('menuitem', { name: label }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoEnglish(page, isData, labels[0]!)
  }
})

async function openAsCustomer(browser: Browser) {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
  await usePseudoLanguage(context)
  const userId = await signInAs(context, server.url, 'customer')
  return { context, userId, page: await context.newPage() }
}

/** Takes the first choice that can be taken, by the card around it. */
async function chooseFirst(group: Locator): Promise<void> {
  await group.getByRole('radio', { disabled: false }).first().check({ force: true })
}

async function expectNoEnglish(
  page: Page,
  isData: (text: string) => boolean,
  place: string,
): Promise<void> {
  await waitUntilStill(page)
  const english = (await readTextsOnPage(page)).filter((text) => !isData(text))
  expect.soft(english, place).toEqual([])
}

/** A name that is one of these texts. */
function anyOf(texts: readonly string[]): RegExp {
  const escaped = texts.map((text) => text.replaceAll(/[?.]/g, String.raw`\$&`))
  return new RegExp(`^(?:${escaped.join('|')})`)
}

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
