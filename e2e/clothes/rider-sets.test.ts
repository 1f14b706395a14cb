// A rider brings bags: a colleague takes them in, one is missing, and the rider signs for it.
import { assignTwoStops, joinAsRider, openOwnRun, openOwnStop } from '../steps/own-run.ts'
import { expect, expectUsable, test } from '../test.ts'

test('a set of bags is taken in from a rider, names the one that is missing, and is signed for', async ({
  page,
  browser,
  server,
}) => {
  const rider = await joinAsRider({ page, browser, server }, 'Tara Iyer')
  const { pickup } = await assignTwoStops(page, server, rider)
  const app = await openOwnRun(rider)
  const card = await openOwnStop(app, 'Pickup', pickup)
  await card.getByRole('button', { name: 'One bag more' }).click()
  await card.getByRole('button', { name: /^Picked up/ }).click()
  await expect(app.getByText('All sent')).toBeVisible()

  await page.goto('/admin/plant')
  await page.getByRole('button', { name: 'Take in from Tara Iyer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bag 1 of 2').check()
  await expect(dialog.getByText('2 bags of 1 order, 1 here')).toBeVisible()
  await expect(dialog.getByText(`This one is missing: ${pickup.number} bag 2 of 2`)).toBeVisible()
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Take in 1 bag' }).click()
  const riders = page.getByRole('region', { name: 'From riders' })
  await expect(riders.getByRole('listitem').filter({ hasText: 'Tara Iyer' })).toContainText(
    '1 bag is missing',
  )
  await expectUsable(page)
  await page.goto('/admin/now')
  await expect(page.getByText('1 bag didn’t come in with its set')).toBeVisible()

  await app.goto('/admin/today')
  await expect(app.getByText(/took in 1 of your 2 bags/)).toBeVisible()
  await expectUsable(app)
  await app.getByRole('button', { name: 'That’s right' }).click()
  await expect(app.getByText(/took in 1 of your 2 bags/)).toHaveCount(0)
  await rider.phone.close()
})
