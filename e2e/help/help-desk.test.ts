// The help desk: a ticket’s thread, and its readers.
// @phone @translated
import { signUpAs } from '../steps/new-customer.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'
import { openStaffWindowAt } from '../steps/open-staff-window-at.ts'

test('customer and staff write in a ticket, and the answer shows in the bell', async ({
  page,
  context,
  browser,
  server,
}) => {
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
  await expectUsable(page)
  await form.getByLabel('Order number').fill('')
  await form.getByLabel('Priority').selectOption('High')
  await submit.click()
  await expect(
    form.getByText('Support ticket submitted successfully! We’ll get back to you within 24 hours.'),
  ).toBeVisible()
  await expect(form.getByLabel('Subject')).toHaveValue('')
  await expectUsable(page)
  await form.getByRole('link', { name: /See ticket HD-/ }).click()
  const number = /HD-\w{6}/.exec(page.url())![0]

  const staff = await openStaffWindowAt(browser, server.url, '/admin/help-desk?tab=tickets')
  await staff.getByRole('searchbox', { name: 'Search tickets' }).fill('gauri')
  const row = staff.getByRole('listitem').filter({ hasText: number })
  await expect(row).toContainText('High')
  await expectUsable(staff)
  await row.getByRole('link').click()
  await staff.getByRole('checkbox', { name: 'A note that only staff see' }).check()
  await staff.getByLabel('Note for staff').fill('Look in the button box.')
  await staff.getByRole('button', { name: 'Save note' }).click()
  await expect(staff.getByRole('list', { name: 'Messages' })).toContainText('note for staff')
  await staff.getByRole('checkbox', { name: 'A note that only staff see' }).uncheck()
  await staff.getByLabel('Answer', { exact: true }).fill('We found it.')
  await staff.getByRole('button', { name: 'Send answer' }).click()
  await expectUsable(staff)

  const thread = page.getByRole('list', { name: 'Messages' })
  await expect(thread).toContainText('We found it.')
  await expect(thread).not.toContainText('button box')
  await expect(page.getByText('Waiting for you')).toBeVisible()
  // That it has arrived, and its answer.
  await expect(page.getByRole('button', { name: /2 unread/ })).toBeVisible()
  await expectUsable(page)
  await page.getByLabel('Your reply').fill('Wonderful!')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(staff.getByRole('list', { name: 'Messages' })).toContainText('Wonderful!')
  await expect(staff.getByLabel('Status', { exact: true })).toHaveValue('open')

  // The bell leads back to the thread from anywhere.
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /2 unread/ }).click()
  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Wonderful!')
  await page.getByRole('link', { name: 'All tickets' }).click()
  await expect(page.getByRole('link', { name: /A button is missing/ })).toBeVisible()
  await staff.context().close()
})

test('a visitor is asked to log in for a ticket, and a customer can’t open the help desk', async ({
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
  await expectUsable(page)

  const customer = await openPrivateWindow(browser, server.url)
  await signInAs(customer.context(), server.url, 'customer')
  await customer.goto('/admin/help-desk')
  await expect(customer.getByRole('heading', { name: 'For staff only' })).toBeVisible()
  await customer.goto('/help?ticket=HD-123456')
  await expect(customer.getByText('You have no ticket HD-123456.')).toBeVisible()
  await customer.context().close()
})

test('the help page says that chat and tickets need JavaScript when it is off', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/help')
  await expect(page.getByText(/The chat needs JavaScript/)).toBeVisible()
  await expect(page.getByText(/Tickets need JavaScript/)).toBeVisible()
  await context.close()
})
