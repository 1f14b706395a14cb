// A rider's phone, a dispatcher and a customer: who comes, when, "you're next" and "running late", live.
// @phone
import type { Page } from '@playwright/test'
import { joinAsRider, openOwnRun, openOwnStop } from '../steps/own-run.ts'
import { withRunOfMorning } from '../steps/run-of-morning.ts'
import { stopRow } from '../steps/sheet-of.ts'
import { expect, expectUsable, test } from '../test.ts'

const visit = (page: Page) => page.getByRole('region', { name: 'Ravi picks up today' })

test('a customer sees live when the rider comes, is next, and is late', async ({
  page,
  browser,
  server,
}) => {
  const rider = await joinAsRider({ page, browser, server })
  await withRunOfMorning({ page, browser, server }, rider, async ([first, second]) => {
    const customer = second.page
    await customer.goto(`/track-order?orderId=${second.order.number}`)
    await expect(visit(customer)).toContainText(/Between \d+:\d\d.am and \d+:\d\d.am/)
    await expect(visit(customer)).not.toContainText('You’re next.')
    await page.goto('/admin/today')
    const app = await openOwnRun(rider)

    const card = await openOwnStop(app, 'Pickup', first.order)
    await card.getByRole('button', { name: /^Picked up/ }).click()
    await expect(app.getByText('All sent')).toBeVisible()
    await expect(stopRow(page, 'Picked up', first.order)).toBeVisible()
    await expect(visit(customer)).toContainText('You’re next.')
    await expectUsable(customer)
    await expect
      .poll(async () => (await customer.request.get('/api/notifications')).text())
      .toContain('you’re next')

    await app.getByText('Running late?').click()
    await app.getByRole('button', { name: '30 min' }).click()
    await expect(app.getByText('1 customer hears that you’re about 30 minutes late.')).toBeVisible()
    await expectUsable(app)
    await expect(visit(customer)).toContainText('A little later than we said.')
    await expectUsable(customer)

    // The dispatcher says so for them, where they don’t.
    await page.getByRole('button', { name: 'Running late' }).click()
    const dialog = page.getByRole('dialog', { name: 'Running late' })
    await dialog.getByLabel('Rider').selectOption(rider._id)
    await dialog.getByLabel('How late').selectOption('60')
    await expectUsable(page)
    await dialog.getByRole('button', { name: 'Tell the customers' }).click()
    await expect(dialog).toContainText('1 customer hears it in a minute.')

    const last = await openOwnStop(app, 'Pickup', second.order)
    await last.getByRole('button', { name: /^Picked up/ }).click()
    await expect(visit(customer)).toHaveCount(0)
    await customer.context().close()
    await first.page.context().close()
  })
  await rider.phone.close()
})
