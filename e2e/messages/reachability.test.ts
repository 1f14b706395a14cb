// "Am I reachable?" in the console's outbox: a test message to oneself on every channel.
// @phone
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

const REACHABILITY = '**/api/admin/reachability'

const message = {
  _id: '01978000-0000-7000-8000-000000000000',
  person: 'Washline Staff',
  subject: 'Test message',
  createdAt: '2026-11-30T03:00:00.000Z',
  sentAt: '2026-11-30T03:00:01.000Z',
  deliveredAt: null,
  readAt: null,
  leavesAt: null,
  tries: 1,
  lastError: null,
  delivery: 0,
}

/** What carriers have said of a test. */
const ANSWERED = {
  channels: [
    {
      channel: 'email',
      isSetUp: true,
      hasAddress: true,
      messages: [
        {
          ...message,
          channel: 'email',
          state: 'waiting',
          to: `${'long'.repeat(20)}@laundry.example`,
          sentAt: null,
          lastError: 'Greeting never received.',
        },
      ],
    },
    {
      channel: 'sms',
      isSetUp: true,
      hasAddress: true,
      messages: [
        {
          ...message,
          channel: 'sms',
          state: 'sent',
          to: '+91 98450 00000',
          deliveredAt: '2026-11-30T03:00:04.000Z',
        },
      ],
    },
    {
      channel: 'push',
      isSetUp: true,
      hasAddress: true,
      messages: [
        {
          ...message,
          channel: 'push',
          state: 'failed',
          to: 'push.example',
          sentAt: null,
          lastError: 'The browser’s address is gone.',
        },
      ],
    },
  ],
}

test.beforeEach(({ context, server }) => signInAs(context, server.url, 'admin'))

test('staff send themselves a test and see what became of it', async ({ page }) => {
  await page.goto('/admin/outbox')
  await page.getByRole('button', { name: 'Am I reachable?' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Text message')).toBeVisible()
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Send a test' }).click()
  const email = dialog.getByRole('listitem').filter({ hasText: 'Email' })
  await expect(email).toContainText('it is kept as a file in the outbox folder')
  await expectUsable(page)

  await dialog.getByRole('button', { name: 'Send a test' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Too many attempts')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Test message')
})

test('what carriers say is shown for each address', async ({ page }) => {
  await page.route(REACHABILITY, (route) => route.fulfill({ json: ANSWERED }))
  await page.goto('/admin/outbox')
  await page.getByRole('button', { name: 'Am I reachable?' }).click()
  const dialog = page.getByRole('dialog')
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
  await expect(row('Email')).toContainText('Greeting never received. We try again automatically.')
  await expect(row('Text message')).toContainText(/Delivered Mon, 30 Nov/)
  await expect(row('Browser notification')).toContainText('The browser’s address is gone.')
  await expectUsable(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectUsable(page)
})

test('a person without contacts reads what to do', async ({ page }) => {
  const channels = ANSWERED.channels.map((each) => ({ ...each, hasAddress: false, messages: [] }))
  await page.route(REACHABILITY, (route) => route.fulfill({ json: { channels } }))
  await page.goto('/admin/outbox')
  await page.getByRole('button', { name: 'Am I reachable?' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You have no proven mobile number.')
  await expect(dialog.getByRole('link', { name: 'profile' })).toHaveCount(3)
  await expect(dialog.getByRole('button', { name: 'Send a test' })).toBeDisabled()
  await expectUsable(page)
})

test('contacts that can’t be loaded can be asked for again', async ({ page }) => {
  await page.route(REACHABILITY, (route) => route.abort())
  await page.goto('/admin/outbox')
  await page.getByRole('button', { name: 'Am I reachable?' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Your contacts couldn’t be loaded.')).toBeVisible()
  await page.unroute(REACHABILITY)
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByText('Text message')).toBeVisible()
})
