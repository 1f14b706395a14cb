// A chat with a person on WhatsApp who hides the number, answered from the console.
// @desktop
import type { Page } from '@playwright/test'
import type { WhatsAppCloud } from '#server/testing/stand-ins/whatsapp-cloud.ts'
import { textOf, type Writer } from '#server/testing/stand-ins/whatsapp-people.ts'
import type { RunningServer } from '../server.ts'
import { startServerWithWhatsApp } from '../steps/whatsapp-server.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

const TARA: Writer = { userId: 'IN.13491208655302741918', phone: null, name: 'Tara on WhatsApp' }
const LATE: Writer = { userId: 'IN.4915112345', phone: null, name: 'Wrote two days ago' }

// One server for both, which a second worker would start again.
test.describe.configure({ mode: 'default' })

let cloud: WhatsAppCloud
let laundry: RunningServer
let stop: () => Promise<void>
test.beforeAll(async () => {
  ;({ cloud, server: laundry, stop } = await startServerWithWhatsApp())
})
test.afterAll(() => stop())

const log = (page: Page) => page.getByRole('log')

async function openChatOf(page: Page, name: string) {
  await page.goto(`${laundry.url}/admin/help-desk?tab=chat`)
  const row = page.getByRole('listitem').filter({ hasText: name }).first()
  await expect(row).toContainText('WhatsApp')
  await expect(row).toContainText('1 to answer')
  await row.getByRole('link').click()
}

test('staff answer a person without a number, and see what becomes of it', async ({
  page,
  context,
}) => {
  await signInAs(context, laundry.url, 'admin')
  const at = new Date()
  const id = 'wamid.tara'
  const asked = { from: TARA, id, at, content: textOf('Do you come to Hebbal?') }
  expect(await cloud.write(laundry.url, [asked, asked])).toBe(200)
  await openChatOf(page, 'Tara on WhatsApp')
  await expect(log(page)).toContainText('Do you come to Hebbal?')
  await expect(log(page)).toContainText('Which order is it about?')
  await expect(page.getByText('No phone number.')).toBeVisible()
  await expect(page.getByText(/WhatsApp · answers until/)).toBeVisible()

  await page.getByRole('textbox', { name: 'Write a message' }).fill('We do, from tomorrow.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const answer = log(page).getByRole('listitem').filter({ hasText: 'We do, from tomorrow.' })
  await expect(answer).toContainText('Sent by WhatsApp')
  const [taken] = cloud.texts.filter(({ text }) => text === 'We do, from tomorrow.')
  expect(taken?.to).toBe(TARA.userId)
  await cloud.report(laundry.url, [{ message: taken!, status: 'read', at, isNameless: true }])
  await expect(answer).toContainText('Read on WhatsApp')
  await expectUsable(page)

  await page.getByRole('textbox', { name: 'Write a message' }).fill('At ten.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const unpaid = log(page).getByRole('listitem').filter({ hasText: 'At ten.' })
  await expect(unpaid).toContainText('Sent by WhatsApp')
  const [refused] = cloud.texts.filter(({ text }) => text === 'At ten.')
  await cloud.report(laundry.url, [{ message: refused!, status: 'failed', at, code: 131_042 }])
  await expect(unpaid).toContainText('Not delivered by WhatsApp.')
  await expect(unpaid).toContainText('WhatsApp needs a payment method.')

  const again = { from: TARA, id: 'wamid.again', at, content: textOf('Thank you') }
  await cloud.write(laundry.url, [again])
  await expect(log(page)).toContainText('Thank you')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectUsable(page)

  await page.goto(`${laundry.url}/admin/outbox/texts`)
  const toMend = page.getByRole('region', { name: 'What to mend' })
  await expect(toMend).toContainText('WhatsApp messages don’t get through')
  await expect(toMend).toContainText('Add one to the WhatsApp account in Meta’s billing settings.')
  await expectUsable(page)
  await toMend.getByRole('link', { name: /^See the latest message/ }).click()
  await expect(page.getByRole('dialog')).toContainText('WhatsApp needs a payment method.')
})

test('a person who last wrote days ago is asked to write again first', async ({
  page,
  context,
}) => {
  await signInAs(context, laundry.url, 'admin')
  const at = new Date(Date.now() - 2 * 86_400_000)
  const content = textOf('Is anyone there?')
  await cloud.write(laundry.url, [{ from: LATE, id: 'wamid.late', at, content }])
  await openChatOf(page, 'Wrote two days ago')
  await expect(page.getByText(/WhatsApp · closed/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Write a message' })).toHaveCount(0)
  await expectUsable(page)
  await page.getByRole('button', { name: 'Ask them to write again' }).click()
  await expect(log(page)).toContainText('We have an answer to your message.')
  await expect(log(page)).toContainText('“chat_waiting” isn’t approved yet')
  await expectUsable(page)
})
