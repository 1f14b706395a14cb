// My run on a rider's phone: a day without a network, and a run that ends with its session.
// @phone
import { readOrderStatus } from '../steps/sheet-of.ts'
import {
  assignTwoStops,
  joinAsRider,
  openOwnRun,
  openOwnStop,
  readKeptRuns,
} from '../steps/own-run.ts'
import { expect, expectUsable, test } from '../test.ts'

test('a rider works without a network after the browser was closed, and each deed arrives with its own time', async ({
  page,
  browser,
  server,
}) => {
  const rider = await joinAsRider({ page, browser, server })
  const { pickup, delivery } = await assignTwoStops(page, server, rider)
  const before = await openOwnRun(rider)
  await openOwnStop(before, 'Delivery', delivery)
  await expectUsable(before)
  await openOwnStop(before, 'Pickup', pickup)
  await expectUsable(before)
  const kept = { count: 1, isReadable: false, isKeyReadable: false }
  expect(await readKeptRuns(before, 'Church Street')).toEqual(kept)

  await rider.phone.setOffline(true)
  await before.close()
  const app = await rider.phone.newPage()
  await app.goto('/run')
  await expect(app.getByText(/^As of \d/)).toBeVisible()
  await expect(app.getByText('No network. Go on')).toBeVisible()
  const failing = await openOwnStop(app, 'Delivery', delivery)
  await failing.getByRole('button', { name: /^Couldn’t deliver/ }).click()
  await failing.getByText('Nobody there').click()
  await expectUsable(app)
  await failing.getByRole('button', { name: /^Bring it back/ }).click()
  await expect(app.getByText('1 to send')).toBeVisible()
  const between = Date.now()
  const card = await openOwnStop(app, 'Pickup', pickup)
  await expect(card).toContainText('12 Church Street')
  await card.getByRole('button', { name: 'One bag more' }).click()
  await card.getByRole('button', { name: /^Picked up/ }).click()
  await expect(app.getByText('2 to send')).toBeVisible()
  await app.getByText(/^Done: /).click()
  await expect(app.getByText('Waits to be sent').first()).toBeVisible()
  await expectUsable(app)
  const made = Date.now()
  await expect(app.getByText('12 Church Street')).toHaveCount(0)

  await rider.phone.setOffline(false)
  await expect(app.getByText('All sent')).toBeVisible()
  expect(await readOrderStatus(page, pickup)).toBe('picked_up')
  const proofs = async ({ _id }: { _id: string }) =>
    (await (await page.request.get(`/api/orders/${_id}/proofs`)).json()) as {
      at: string
      bags: number | null
      broughtBack: boolean
    }[]
  const [pickedUp] = await proofs(pickup)
  expect(pickedUp).toMatchObject({ bags: 2, broughtBack: false })
  const failed = (await proofs(delivery)).at(-1)!
  expect(failed.broughtBack).toBe(true)
  expect(Date.parse(failed.at)).toBeLessThanOrEqual(between)
  expect(Date.parse(pickedUp!.at)).toBeGreaterThanOrEqual(between)
  expect(Date.parse(pickedUp!.at)).toBeLessThanOrEqual(made)
  await rider.phone.close()
})

test('a run is off the phone after a logout, and after the rider’s removal, which loses no deed', async ({
  page,
  browser,
  server,
}) => {
  const rider = await joinAsRider({ page, browser, server }, 'Sunil Das')
  const { pickup } = await assignTwoStops(page, server, rider)
  const app = await openOwnRun(rider)
  await openOwnStop(app, 'Pickup', pickup)
  await app.getByRole('button', { name: 'Log out' }).click()
  await app.getByRole('group', { name: 'Log out' }).getByRole('button', { name: 'Log out' }).click()
  await expect(app.getByText('You’re logged out, and your stops are off this phone.')).toBeVisible()
  await expectUsable(app)
  await expect.poll(async () => (await readKeptRuns(app, '')).count).toBe(0)
  await app.close()

  const again = await openOwnRun(rider)
  const card = await openOwnStop(again, 'Pickup', pickup)
  expect((await readKeptRuns(again, '')).count).toBe(1)
  await rider.phone.setOffline(true)
  await card.getByRole('button', { name: /^Picked up/ }).click()
  await expect(again.getByText('1 to send')).toBeVisible()
  const removed = await page.request.delete(`/api/admin/staff/${rider._id}`)
  expect(removed.ok(), await removed.text()).toBe(true)
  // The line breaks while it is handed in.
  await again.route('**/api/late-stops/**', (route) => route.abort('internetdisconnected'))
  await rider.phone.setOffline(false)
  await expect(again.getByText('1 stop isn’t with the laundry yet')).toBeVisible()
  await again.unroute('**/api/late-stops/**')
  await again.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(
    again.getByText('You’re logged out, and your stops are off this phone.'),
  ).toBeVisible()
  await expect(again.getByText('What you did is handed in, and the laundry decides.')).toBeVisible()
  await expect.poll(async () => (await readKeptRuns(again, '')).count).toBe(0)
  const late = await page.request.get('/api/admin/late-stops')
  expect(await late.json()).toMatchObject([{ number: pickup.number, kind: 'pickup', bags: 1 }])
  await rider.phone.close()
})
