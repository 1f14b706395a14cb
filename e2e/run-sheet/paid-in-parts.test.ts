// Money at a door that isn't one sum: change from a large note, a part by UPI, and a rest that stays due.
// @phone
import { assignTwoStops, joinAsRider, openOwnRun, openOwnStop } from '../steps/own-run.ts'
import type { Placed } from '../steps/sheet-of.ts'
import { expect, expectUsable, test } from '../test.ts'

test('a rider without a network takes a part in cash, and the rest by UPI or later', async ({
  page,
  browser,
  server,
}) => {
  const rider = await joinAsRider({ page, browser, server }, 'Kiran Rao')
  const { delivery: inTwoWays } = await assignTwoStops(page, server, rider)
  const { delivery: inPart } = await assignTwoStops(page, server, rider)
  const moneyOf = async ({ _id }: Placed) => {
    const answer = await page.request.get(`/api/orders/details/${_id}`)
    return (await answer.json()) as { amountDue: number; amountPaid: number; number: string }
  }
  const { amountDue: due } = await moneyOf(inTwoWays)
  const { amountDue: dueLater } = await moneyOf(inPart)
  const app = await openOwnRun(rider)
  await rider.phone.setOffline(true)

  const card = await openOwnStop(app, 'Delivery', inTwoWays)
  const note = Math.ceil((due + 1) / 500) * 500
  await card.getByRole('button', { name: `₹${note.toLocaleString('en-IN')}`, exact: true }).click()
  await expect(card.getByText(`Give back ₹${note - due}`)).toBeVisible()
  await card.getByLabel('Cash given, ₹').fill('100')
  await expectUsable(app)
  await card.getByRole('button', { name: `₹100 cash + ₹${due - 100} UPI` }).click()
  await expect(app.getByText('2 to send')).toBeVisible()

  const later = await openOwnStop(app, 'Delivery', inPart)
  await later.getByLabel('Cash given, ₹').fill('50')
  const less = later.getByRole('button', { name: /^₹50 cash, .* stays due/ })
  await less.click()
  await expect(later.getByRole('alert')).toHaveText('Please say why the rest stays due.')
  await later.getByLabel('Why does the rest stay due?').fill('Pays the rest next time')
  await less.click()
  await expect(app.getByText('3 to send')).toBeVisible()
  await expect(app.getByRole('region', { name: 'Cash to hand in' })).toContainText('₹150')

  await rider.phone.setOffline(false)
  await expect(app.getByText('All sent')).toBeVisible()
  await expect(app.getByRole('button', { name: /^OK/ })).toHaveCount(0)
  expect(await moneyOf(inTwoWays)).toMatchObject({ amountPaid: due, amountDue: 0 })
  expect(await moneyOf(inPart)).toMatchObject({ amountPaid: 50, amountDue: dueLater - 50 })
  await rider.phone.close()
})
