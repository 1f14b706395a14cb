// The live chat: two browsers, a visitor, and hours without staff.
// @phone @translated
import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../../tools/viewports.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { startServer } from '../server.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'
import { openStaffWindowAt } from '../steps/open-staff-window-at.ts'

test('a customer and staff talk in the live chat, and each sees the other type', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signUpAs(context, server.url, 'Kavita Rao')
  await page.goto('/help')
  await page.getByRole('button', { name: 'Open the chat' }).click()
  await say(page, 'Is my saree ready?')
  await expect(log(page)).toContainText('Is my saree ready?')
  await expectUsable(page)

  const staff = await openStaffWindowAt(browser, server.url, '/admin/help-desk?tab=chat')
  const row = staff.getByRole('listitem').filter({ hasText: 'Kavita Rao' }).first()
  await expect(row).toContainText('1 to answer')
  await row.getByRole('link').click()
  await expect(log(staff)).toContainText('Is my saree ready?')
  await expect(log(page).getByText('Seen')).toBeVisible()
  await expectUsable(staff)

  await staff.getByRole('textbox', { name: 'Write a message' }).pressSequentially('It is')
  await expect(log(page).getByText(/is typing…/)).toBeVisible()
  await say(staff, 'It is on its way.')
  await expect(log(page)).toContainText('It is on its way.')
  await expect(log(page).getByText(/is typing…/)).toHaveCount(0)
  await expect(log(staff).getByText('Seen')).toBeVisible()

  await page.getByRole('textbox', { name: 'Write a message' }).pressSequentially('Thank')
  await expect(log(staff).getByText('Kavita Rao is typing…')).toBeVisible()
  await say(page, 'Thank you <b>all</b>!')
  await expect(log(staff)).toContainText('Thank you <b>all</b>!')
  await say(page, '   ')
  await expect(log(page).getByText('You', { exact: true })).toHaveCount(2)

  // What was written while the line was down is there once it is back.
  await page.context().setOffline(true)
  await say(staff, 'Are you still there?')
  await expect(log(staff)).toContainText('Are you still there?')
  await page.context().setOffline(false)
  await expect(log(page)).toContainText('Are you still there?', { timeout: 30_000 })

  await staff.getByRole('button', { name: 'Close chat' }).click()
  await expect(page.getByText('This chat is closed. Write to open it again.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Open the chat' }).click()
  await expect(log(page)).toContainText('It is on its way.')
  await staff.context().close()
})

test('Enter starts a new line on a touch screen, and sends with a keyboard', async ({
  browser,
  server,
}) => {
  const openChat = async (device: object) => {
    const context = await browser.newContext({ baseURL: server.url, ...device })
    await signUpAs(context, server.url, 'Leela Menon')
    const page = await context.newPage()
    await page.goto('/help?chat=open')
    return { page, box: page.getByRole('textbox', { name: 'Write a message' }) }
  }
  const phone = await openChat(PHONE)
  await phone.box.pressSequentially('Two shirts')
  await phone.box.press('Enter')
  await phone.box.pressSequentially('and a saree')
  await expect(log(phone.page)).not.toContainText('Two shirts')
  await phone.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(log(phone.page)).toContainText('Two shirts\nand a saree', { useInnerText: true })
  await phone.page.context().close()

  const desk = await openChat({ ...DESKTOP, hasTouch: false, isMobile: false })
  await desk.box.pressSequentially('One kurta')
  await desk.box.press('Enter')
  await expect(log(desk.page)).toContainText('One kurta')
  await desk.page.context().close()
})

test('a message that fails to send can be sent again', async ({ page, context, server }) => {
  await signUpAs(context, server.url, 'Lalit Nair')
  await page.goto('/help?chat=open')
  await page.route('**/api/chat/messages', (route) => route.abort())
  await say(page, 'Hello?')
  await expect(log(page)).toContainText('Not sent.')
  await expectUsable(page)
  await page.unroute('**/api/chat/messages')
  await log(page).getByRole('button', { name: 'Try again' }).click()
  await expect(log(page).getByText('Not sent.')).toHaveCount(0)
  await expect(log(page).getByText('Hello?')).toHaveCount(1)
})

test('a visitor chats under a name, and only their own browser shows the chat', async ({
  page,
  browser,
  server,
}) => {
  const name = `Tara ${Date.now()}`
  await page.goto('/help')
  await page.getByRole('button', { name: 'Open the chat' }).click()
  const start = page.getByRole('button', { name: 'Start the chat' })
  await expect(start).toBeDisabled()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await expectUsable(page)
  await start.click()
  await say(page, 'Do you come to Hebbal?')
  await expect(log(page)).toContainText('Do you come to Hebbal?')

  const staff = await openStaffWindowAt(browser, server.url, '/admin/help-desk?tab=chat')
  await staff.getByRole('link', { name: new RegExp(name) }).click()
  await say(staff, 'We do, from tomorrow.')
  await expect(log(page)).toContainText('We do, from tomorrow.')

  const other = await openPrivateWindow(browser, server.url)
  await other.goto('/help?chat=open')
  await expect(other.getByRole('button', { name: 'Start the chat' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Open the chat' }).click()
  await expect(log(page)).toContainText('We do, from tomorrow.')
  await staff.context().close()
  await other.context().close()
})

test('outside support hours the chat says when staff are back, and answers automatically', async ({
  browser,
}) => {
  const own = await startServer()
  try {
    const staff = await openPrivateWindow(browser, own.url)
    await signInAs(staff.context(), own.url, 'admin')
    const answer = await staff.request.get('/api/admin/settings')
    const { business } = (await answer.json()) as { business: object }
    const data = { ...business, timeZone: zoneAtNight() }
    expect((await staff.request.put('/api/admin/settings/business', { data })).ok()).toBe(true)

    const customer = await openPrivateWindow(browser, own.url)
    await signUpAs(customer.context(), own.url, 'Nandini Das')
    await customer.goto('/help?chat=open')
    await expect(customer.getByText(/We’re offline now\. Leave a message/)).toContainText(
      /back at [78] am today/,
    )
    await say(customer, 'Is anybody there?')
    await expect(log(customer)).toContainText('Thank you, we have your message.')
    await expect(log(customer)).toContainText(
      'You’ll get our answer here, in your notifications and by email.',
    )
    await expectUsable(customer)
    await say(customer, 'Tomorrow is fine.')
    await expect(log(customer)).toContainText('Tomorrow is fine.')
    await expect(log(customer).getByText(/We’re offline now/)).toHaveCount(1)

    await staff.goto('/admin/help-desk?tab=chat')
    const row = staff.getByRole('listitem').filter({ hasText: 'Nandini Das' })
    await expect(row).toContainText('2 to answer')
  } finally {
    await own.stop()
  }
})

/** A time zone in which it is between two and three at night. */
function zoneAtNight(): string {
  const ahead = (26 - new Date().getUTCHours()) % 24
  // The signs of these names are turned round: Etc/GMT-5 is five hours ahead.
  return ahead <= 12 ? `Etc/GMT-${ahead}` : `Etc/GMT+${24 - ahead}`
}

function log(page: Page) {
  return page.getByRole('log')
}

async function say(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Write a message' })
  await box.fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
