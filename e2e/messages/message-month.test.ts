// The console's messages of a month: sums, operators' prices, and the table as a file.
// @desktop
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

const MONTHS = '**/api/admin/message-months/*'

const NONE = { segments: null, cost: null, delivered: null, read: null }
const texts = { channel: 'sms', waiting: 0, failed: 3, delivered: 400, read: null }
const emails = { channel: 'email', waiting: 0, failed: 0, priced: 0, ...NONE }

/** A month in which a gateway charged. */
const CHARGED = {
  total: { sent: 822, segments: 824, cost: 103 },
  channels: [
    { ...emails, sent: 410 },
    { ...texts, sent: 412, segments: 824, cost: 103, priced: 400 },
    { ...emails, channel: 'push', sent: 0 },
  ],
  kinds: [
    {
      name: 'Out for Delivery',
      sent: 822,
      segments: 824,
      cost: 103,
      channels: [
        { ...emails, sent: 410 },
        { ...texts, sent: 412, segments: 824, cost: 103, priced: 400 },
      ],
    },
    {
      name: 'Unbroken'.repeat(20),
      sent: 1,
      segments: null,
      cost: null,
      channels: [{ ...emails, sent: 1 }],
    },
  ],
}

/** The month of yesterday: on the first of a month nothing may have been sent yet. */
const [YEAR_AND_MONTH] = /^\d+-\d+/.exec(
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() - 86_400_000),
)!
const FULL_MONTH = `/admin/outbox/month?month=${YEAR_AND_MONTH}`

test.beforeEach(({ context, server }) => signInAs(context, server.url, 'admin'))

test('staff see what the messages of a month were and cost, and step through the months', async ({
  page,
}) => {
  await page.goto('/admin/outbox')
  await page.getByRole('link', { name: 'By month' }).click()
  await expect(page.getByRole('heading', { name: 'Messages', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'The month after' })).toBeDisabled()
  await page.goto(FULL_MONTH)
  const channels = page.getByRole('region', { name: 'By channel' })
  await expect(channels.getByText('Text messages')).toBeVisible()
  // Without a gateway nothing is charged, which is not ₹0.
  await expect(channels.getByText('Cost: –')).toHaveCount(3)
  const kinds = page.getByRole('table', { name: 'By message' })
  await expect(kinds.getByRole('rowheader').first()).toContainText(/\d+ emails?/)
  await expectUsable(page)

  const href = await page
    .getByRole('link', { name: 'Messages of the month as CSV' })
    .getAttribute('href')
  expect(await (await page.request.get(href!)).text()).toContain('Message,Channel,Sent,')

  await page.goto('/admin/outbox/month?month=2019-02')
  await expect(page.getByRole('heading', { name: 'February 2019' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No messages in this month.' })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'The month before' }).click()
  await expect(page.getByRole('heading', { name: 'January 2019' })).toBeVisible()
  await page.getByRole('button', { name: 'This month' }).click()
  await expect(page.getByRole('button', { name: 'The month after' })).toBeDisabled()
})

test('costs read in rupees, and a part that is known says so', async ({ page }) => {
  await page.route(MONTHS, (route) =>
    route.fulfill({ json: { month: route.request().url().slice(-7), ...CHARGED } }),
  )
  await page.goto('/admin/outbox/month')
  await expect(page.getByText('822 sent. Cost: ₹103')).toBeVisible()
  await expect(page.getByText('Cost: ₹103 for 400 of 412')).toBeVisible()
  const row = page.getByRole('row', { name: /^Out for Delivery/ })
  await expect(row).toContainText('412 text messages, 824 segments, 3 failed')
  await expect(row.getByRole('cell')).toHaveText('₹103')
  await expectUsable(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectUsable(page)
})

test('staff type in the operators’ prices, to the hundredth of a paisa', async ({ page }) => {
  await page.goto('/admin/outbox/month')
  const rates = page.getByRole('region', { name: 'What your operators charge' })
  const service = rates.getByLabel('Text, service')
  await service.fill('12.555')
  await rates.getByRole('button', { name: 'Save changes' }).click()
  await expect(rates.getByText('Text, service can have at most two decimals.')).toBeVisible()
  await service.fill('12.5')
  await rates.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The prices are saved.')).toBeVisible()
  await page.reload()
  await expect(service).toHaveValue('12.5')
  await service.fill('')
  await rates.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The prices are saved.').last()).toBeVisible()
  await page.reload()
  await expect(service).toHaveValue('')
})

test('a month that can’t be loaded can be tried again', async ({ page }) => {
  await page.route(MONTHS, (route) => route.abort())
  await page.goto(FULL_MONTH)
  await expect(page.getByText('The month’s messages couldn’t be loaded.')).toBeVisible()
  await expectUsable(page)
  await page.unroute(MONTHS)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('table', { name: 'By message' })).toBeVisible()
})
