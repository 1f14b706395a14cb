// The channel that took over from another one, in the outbox, and staff who choose alarms.
// @desktop
import type { WhatsAppCloud } from '#server/testing/stand-ins/whatsapp-cloud.ts'
import type { RunningServer } from '../server.ts'
import { signInAs } from '../sign-in.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'
import { openStaffWindowAt } from '../steps/open-staff-window-at.ts'
import { placeOrderAs } from '../steps/place-order.ts'
import { provePhoneAs } from '../steps/texts.ts'
import { startServerWithWhatsApp } from '../steps/whatsapp-server.ts'
import { expect, expectUsable, test } from '../test.ts'

// One server for both, which a second worker would start again.
test.describe.configure({ mode: 'default' })

let cloud: WhatsAppCloud
let laundry: RunningServer
let stop: () => Promise<void>
test.beforeAll(async () => {
  ;({ cloud, server: laundry, stop } = await startServerWithWhatsApp())
})
test.afterAll(() => stop())

test('staff see which channel took over from a message that was refused, and open either', async ({
  browser,
  context,
}) => {
  await signUpAs(context, laundry.url, 'Devi Kumar')
  const userId = await provePhoneAs(context, laundry, '+919845071031')
  const chosen = await context.request.put(
    `${laundry.url}/api/users/${userId}/notification-settings`,
    { data: { whatsapp: true, email: false } },
  )
  expect(chosen.ok()).toBe(true)
  const { number } = await placeOrderAs(context, laundry.url)
  // No text is approved, so WhatsApp isn't even asked.
  expect(cloud.taken).toEqual([])

  const staff = await openStaffWindowAt(browser, laundry.url, `/admin/outbox?q=${number}`)
  const messages = staff.getByRole('main').getByRole('listitem')
  await expect(messages).toHaveCount(2)
  await messages.filter({ hasText: 'WhatsApp' }).getByRole('button').click()
  const dialog = staff.getByRole('dialog')
  await expect(dialog.getByText('Sent as a text message instead.')).toBeVisible()
  await expect(dialog.getByText(/isn’t approved yet/)).toBeVisible()
  await expectUsable(staff)
  await dialog.getByRole('button', { name: 'Open that message' }).click()
  await expect(
    dialog.getByText('a WhatsApp message that failed or didn’t arrive in time.'),
  ).toBeVisible()
  await expectUsable(staff)
  await staff.context().close()
})

test('staff turn alarms on in their profile, and customers have no such switch', async ({
  browser,
  context,
  page,
}) => {
  await signInAs(context, laundry.url, 'customer')
  await page.goto(`${laundry.url}/profile?tab=notifications`)
  await expect(page.getByRole('switch', { name: 'SMS' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'At work' })).toHaveCount(0)

  const staff = await openPrivateWindow(browser, laundry.url)
  await signInAs(staff.context(), laundry.url, 'admin')
  await staff.goto('/profile?tab=notifications')
  const atWork = staff.getByRole('region', { name: 'At work' })
  const alarms = atWork.getByRole('switch', { name: 'Alarms' })
  await expect(alarms).not.toBeChecked()
  const saved = staff.waitForResponse((answer) => answer.url().endsWith('/notification-settings'))
  await alarms.click()
  expect((await saved).status()).toBe(200)
  await expectUsable(staff)
  await staff.reload()
  await expect(alarms).toBeChecked()
  await expect(atWork.getByRole('switch', { name: 'The day’s figures' })).not.toBeChecked()
  await staff.context().close()
})
