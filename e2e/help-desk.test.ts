// The help desk as people use it: a live chat between two browsers, a ticket's thread, and a message answered by mail.
import type { Browser, Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { signUpAs } from './new-customer.ts'
import { startServer } from './server.ts'
import { signInAs } from './sign-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'
import { windowOf } from './window-of.ts'
import { listenLocally } from '#server/testing/local-servers.ts'

test('a customer and staff talk in the live chat, each sees the other type', async ({
  page,
  context,
  browser,
  server,
}) => {
  test.setTimeout(120_000)
  await signUpAs(context, server.url, 'Kavita Rao')
  await page.goto('/help')
  await page.getByRole('button', { name: 'Open the chat' }).click()
  await say(page, 'Is my saree ready?')
  await expect(log(page)).toContainText('Is my saree ready?')
  await expectSound(page)

  const staff = await staffAt(browser, server.url, '/admin/help-desk?tab=chat')
  const row = staff.getByRole('listitem').filter({ hasText: 'Kavita Rao' }).first()
  await expect(row).toContainText('1 to answer')
  await row.getByRole('link').click()
  await expect(log(staff)).toContainText('Is my saree ready?')
  await expect(log(page).getByText('Seen')).toBeVisible()
  await expectSound(staff)

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
  await expect(page.getByText('This chat is closed; write and it is open again.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Open the chat' }).click()
  await expect(log(page)).toContainText('It is on its way.')
  await staff.context().close()
})

test('a message that can’t be sent waits to be sent again', async ({ page, context, server }) => {
  await signUpAs(context, server.url, 'Lalit Nair')
  await page.goto('/help?chat=open')
  await page.route('**/api/chat/messages', (route) => route.abort())
  await say(page, 'Hello?')
  await expect(log(page)).toContainText('Not sent.')
  await expectSound(page)
  await page.unroute('**/api/chat/messages')
  await log(page).getByRole('button', { name: 'Try again' }).click()
  await expect(log(page).getByText('Not sent.')).toHaveCount(0)
  await expect(log(page).getByText('Hello?')).toHaveCount(1)
})

test('a visitor chats under a name, in their own browser alone', async ({
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
  await expectSound(page)
  await start.click()
  await say(page, 'Do you come to Hebbal?')
  await expect(log(page)).toContainText('Do you come to Hebbal?')

  const staff = await staffAt(browser, server.url, '/admin/help-desk?tab=chat')
  await staff.getByRole('link', { name: new RegExp(name) }).click()
  await say(staff, 'We do, from tomorrow.')
  await expect(log(page)).toContainText('We do, from tomorrow.')

  const other = await windowOf(browser, server.url)
  await other.goto('/help?chat=open')
  await expect(other.getByRole('button', { name: 'Start the chat' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Open the chat' }).click()
  await expect(log(page)).toContainText('We do, from tomorrow.')
  await staff.context().close()
  await other.context().close()
})

test('outside support hours the chat says when somebody is back, and answers automatically', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const own = await startServer()
  try {
    const staff = await windowOf(browser, own.url)
    await signInAs(staff.context(), own.url, 'admin')
    const answer = await staff.request.get('/api/admin/settings')
    const { business } = (await answer.json()) as { business: object }
    const data = { ...business, timeZone: zoneAtNight() }
    expect((await staff.request.put('/api/admin/settings/business', { data })).ok()).toBe(true)

    const customer = await windowOf(browser, own.url)
    await signUpAs(customer.context(), own.url, 'Nandini Das')
    await customer.goto('/help?chat=open')
    await expect(customer.getByText(/Nobody is at the desk right now/)).toContainText(
      /we are back at [78] am today/,
    )
    await say(customer, 'Is anybody there?')
    await expect(log(customer)).toContainText('Thank you, your message is with us.')
    await expect(log(customer)).toContainText('Our answer comes here, to your bell and by mail.')
    await expectSound(customer)
    await say(customer, 'Tomorrow is fine.')
    await expect(log(customer)).toContainText('Tomorrow is fine.')
    await expect(log(customer).getByText(/Nobody is at the desk/)).toHaveCount(1)

    await staff.goto('/admin/help-desk?tab=chat')
    const row = staff.getByRole('listitem').filter({ hasText: 'Nandini Das' })
    await expect(row).toContainText('2 to answer')
  } finally {
    await own.stop()
  }
})

test('a ticket goes both ways, and its answer rings the bell', async ({
  page,
  context,
  browser,
  server,
}) => {
  test.setTimeout(120_000)
  await signUpAs(context, server.url, 'Gauri Menon')
  await page.goto('/help')
  const form = page.getByRole('form', { name: 'Support ticket' })
  const submit = form.getByRole('button', { name: 'Submit Ticket' })
  await expect(submit).toBeDisabled()
  await expect(form.getByLabel('Priority')).toHaveValue('medium')
  await form.getByLabel('Subject').fill('A button is missing')
  await expect(submit).toBeDisabled()
  await form.getByRole('textbox', { name: 'Message' }).fill('From the blue kurta.')
  await form.getByLabel('Order number').fill('LC-0000-0000')
  await submit.click()
  await expect(form.getByRole('alert')).toContainText('Order not found.')
  await expectSound(page)
  await form.getByLabel('Order number').fill('')
  await form.getByLabel('Priority').selectOption('High')
  await submit.click()
  await expect(
    form.getByText("Support ticket submitted successfully! We'll get back to you within 24 hours."),
  ).toBeVisible()
  await expect(form.getByLabel('Subject')).toHaveValue('')
  await expectSound(page)
  await form.getByRole('link', { name: /See ticket HD-/ }).click()
  const number = /HD-\w{6}/.exec(page.url())![0]

  const staff = await staffAt(browser, server.url, '/admin/help-desk?tab=tickets')
  await staff.getByRole('searchbox', { name: 'Search tickets' }).fill('gauri')
  const row = staff.getByRole('listitem').filter({ hasText: number })
  await expect(row).toContainText('High')
  await expectSound(staff)
  await row.getByRole('link').click()
  await staff.getByRole('checkbox', { name: 'A note that only staff see' }).check()
  await staff.getByLabel('Note for staff').fill('Look in the button box.')
  await staff.getByRole('button', { name: 'Save note' }).click()
  await expect(staff.getByRole('list', { name: 'Messages' })).toContainText('note for staff')
  await staff.getByRole('checkbox', { name: 'A note that only staff see' }).uncheck()
  await staff.getByLabel('Answer', { exact: true }).fill('We found it.')
  await staff.getByRole('button', { name: 'Send answer' }).click()
  await expectSound(staff)

  const thread = page.getByRole('list', { name: 'Messages' })
  await expect(thread).toContainText('We found it.')
  await expect(thread).not.toContainText('button box')
  await expect(page.getByText('Waiting for you')).toBeVisible()
  await expect(page.getByRole('button', { name: /1 unread/ })).toBeVisible()
  await expectSound(page)
  await page.getByLabel('Your answer').fill('Wonderful!')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(staff.getByRole('list', { name: 'Messages' })).toContainText('Wonderful!')
  await expect(staff.getByLabel('Status', { exact: true })).toHaveValue('open')

  // The bell leads back to the thread from anywhere.
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /1 unread/ }).click()
  await page.getByRole('link', { name: new RegExp(number) }).click()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Wonderful!')
  await page.getByRole('link', { name: 'All tickets' }).click()
  await expect(page.getByRole('link', { name: /A button is missing/ })).toBeVisible()
  await staff.context().close()
})

test('visitors are told kindly where to write, customers are kept out of the desk', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/help?ticket=HD-123456')
  await expect(page.getByText(/Please log in to open a ticket/)).toBeVisible()
  const login = page
    .getByRole('region', { name: 'Support tickets' })
    .getByRole('link', { name: 'Log in' })
  await expect(login).toHaveAttribute('href', '/login?next=%2Fhelp%3Fticket%3DHD-123456')
  await expectSound(page)

  const customer = await windowOf(browser, server.url)
  await signInAs(customer.context(), server.url, 'customer')
  await customer.goto('/admin/help-desk')
  await expect(customer.getByRole('heading', { name: 'For staff only' })).toBeVisible()
  await customer.goto('/help?ticket=HD-123456')
  await expect(customer.getByText('There is no ticket HD-123456 among yours.')).toBeVisible()
  await customer.context().close()
})

test('without JavaScript the page says what needs it', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/help')
  await expect(page.getByText(/The chat needs JavaScript/)).toBeVisible()
  await expect(page.getByText(/Tickets need JavaScript/)).toBeVisible()
  await context.close()
})

test('an answer to a contact message arrives in the visitor’s mailbox', async ({ browser }) => {
  test.setTimeout(120_000)
  const mailbox = await openMailbox()
  const own = await startServer({ env: { SMTP_URL: mailbox.url } })
  try {
    const visitor = await windowOf(browser, own.url)
    await visitor.goto('/contact')
    await visitor.getByLabel('Name').fill('Vasudha')
    await visitor.getByLabel('Email').fill('vasudha@example.com')
    await visitor.getByLabel('Subject').fill('Ten curtains')
    await visitor.getByRole('textbox', { name: 'Message' }).fill('Do you take them down, too?')
    const staff = await staffAt(browser, own.url, '/admin/help-desk')
    await visitor.getByRole('button', { name: 'Send Message' }).click()
    // It comes in while staff look.
    const row = staff.getByRole('link', { name: /Ten curtains/ })
    await expect(row).toBeVisible()
    const search = staff.getByRole('searchbox', { name: 'Search messages' })
    await search.fill('hang them anywhere')
    await expect(staff.getByText('No open messages match. Look among all.')).toBeVisible()
    await expectSound(staff)
    await search.fill('take them down')
    await expect(row).toBeVisible()
    await row.click()
    await staff.getByLabel('Answer', { exact: true }).fill('We do, and hang them up again.')
    await staff.getByRole('button', { name: 'Send answer' }).click()
    await expect(staff.getByRole('list', { name: 'Message and answers' })).toContainText(
      'We do, and hang them up again.',
    )
    await expectSound(staff)

    await expect
      .poll(async () => (await mailbox.to('vasudha@example.com')).map(({ subject }) => subject), {
        timeout: 30_000,
      })
      .toEqual(['Re: Ten curtains'])
    const [mail] = await mailbox.to('vasudha@example.com')
    expect(mail!.text).toContain('Hello Vasudha,')
    expect(mail!.text).toContain('We do, and hang them up again.')
    expect(mail!.text).toContain('> Do you take them down, too?')

    await staff.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(staff.getByRole('button', { name: 'Reopen' })).toBeVisible()
    await visitor.context().close()
    await staff.context().close()
  } finally {
    await own.stop()
    await mailbox.close()
  }
})

/** A mail server that keeps what it is sent. */
async function openMailbox() {
  const received: Buffer[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(Buffer.concat(parts))
        done()
      })
    },
  })
  const port = await listenLocally(smtp.server)
  return {
    url: `smtp://127.0.0.1:${port}`,
    async to(address: string): Promise<Email[]> {
      const mails = await Promise.all(received.map((mail) => PostalMime.parse(mail)))
      return mails.filter(({ to }) => to?.some((each) => each.address === address))
    },
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  }
}

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
  await box.press('Enter')
}

async function staffAt(browser: Browser, url: string, path: string): Promise<Page> {
  const staff = await windowOf(browser, url)
  await signInAs(staff.context(), url, 'admin')
  await staff.goto(path)
  await expect(staff.getByText('Live', { exact: true })).toBeVisible()
  return staff
}

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}
