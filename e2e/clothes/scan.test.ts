// Tags before a camera: an order counted in and packed without typing, another order's piece, and the camera turned
// off.
// @phone
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { writeCameraFilm } from '../../tools/scan/camera-film.ts'
import { makeTags, placeCounterOrder } from '../steps/clothes.ts'
import { openSheetWithOrders, openStop, stopRow } from '../steps/sheet-of.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test as base } from '../test.ts'

/** With a browser whose camera shows what `film` wrote last. */
const test = base.extend<{}, { film: (...texts: string[]) => void; filmFile: string }>({
  filmFile: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'washline-camera-'))
      await use(join(folder, 'camera.y4m'))
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  film: [
    async ({ filmFile }, use) => {
      await use((...texts) => writeCameraFilm(filmFile, texts))
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, filmFile }, use) => {
      const args = [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${filmFile}`,
      ]
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
})

test('staff count in and pack an order by camera in few presses, and turn the camera off', async ({
  page,
  server,
  film,
}) => {
  const userId = await signInAs(page.context(), server.url, 'admin')
  const staff = page.request
  const [mine, others] = [
    await placeCounterOrder(staff, server.url, userId),
    await placeCounterOrder(staff, server.url, userId),
  ]
  const [first, second, foreign] = await makeTags(staff, server.url, 3)
  const data = { units: [{ kind: 'bag', tag: foreign }], seen: 0 }
  await staff.post(`${server.url}/api/admin/custody/orders/${others._id}/received`, { data })
  const addressOf = (code: string | undefined) => `${server.url}/admin/clothes?tag=${code}`
  await keepStreams(page)
  let presses = 0
  const press = (name: string) => {
    presses += 1
    return page.getByRole('button', { name, exact: true }).click()
  }

  film(addressOf(first), addressOf(second))
  await page.goto(`/admin/clothes/${mine._id}`)
  await press('Camera')
  for (const code of [first!, second!])
    await expect(page.getByRole('listitem').filter({ hasText: code })).toBeVisible()
  await expectUsable(page)
  await press('Count in')
  // The bags still lie before the camera: what is counted in isn't packed by being seen again.
  await expect(page.getByText('0 of 2 packed')).toBeVisible()
  expect(await openCameras(page)).toBe(0)
  expect(presses).toBe(2)

  await press('Camera')
  await expect(page.getByRole('status').filter({ hasText: 'All 2 in' })).toBeVisible()
  expect(presses).toBe(3)

  await page.getByRole('link', { name: 'Plant', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plant' })).toBeVisible()
  expect(await openCameras(page)).toBe(0)

  film(addressOf(foreign))
  await page.goto(`/admin/clothes/${mine._id}`)
  await press('Camera')
  const alarm = page.getByRole('dialog', { name: 'Not part of this order' })
  await expect(alarm.getByText(others.number)).toBeVisible()
  await alarm.getByRole('link', { name: 'Open that order' }).click()
  await expect(page.getByText('0 of 1 packed')).toBeVisible()
  expect(await openCameras(page)).toBe(0)
})

test('a rider counts bags, loads by camera and hands over to a guard in at most three presses each', async ({
  page,
  server,
  film,
}) => {
  const { order: fetched } = await openSheetWithOrders(page, server.url)
  let presses = 0
  const press = (button: Locator) => {
    presses += 1
    return button.click()
  }
  const expectFew = (what: string) => {
    expect(presses, `presses for ${what}`).toBeLessThanOrEqual(3)
    presses = 0
  }
  const dialog = page.getByRole('dialog')
  await press(stopRow(page, 'Pickup', fetched).getByRole('button', { name: /^Add bags, a note/ }))
  await press(dialog.getByRole('button', { name: 'One more: Bags' }))
  await press(dialog.getByRole('button', { name: /^Picked up/ }))
  await expect(stopRow(page, 'Picked up', fetched)).toBeVisible()
  expectFew('a bag that is counted at the door')

  const tags = await makeTags(page.request, server.url, 2)
  const at = `/api/admin/custody/orders/${fetched._id}`
  const units = tags.map((tag) => ({ kind: 'bag', tag }))
  await page.request.post(`${at}/received`, { data: { units, seen: 0 } })
  await page.request.post(`${at}/packed`, { data: { tags } })
  await page.request.put(`/api/admin/orders/${fetched._id}`, { data: { status: 'ready' } })
  film(...tags.map((tag) => `${server.url}/admin/clothes?tag=${tag}`))
  await keepStreams(page)
  const details = await page.request.get(`/api/orders/details/${fetched._id}`)
  const { estimatedDelivery } = (await details.json()) as { estimatedDelivery: string }
  const day = calendarDateIn(new Date(estimatedDelivery), 'Asia/Kolkata')
  await page.goto(`/admin/today?date=${day}`)
  await press(page.getByRole('button', { name: 'Load' }))
  await press(dialog.getByRole('button', { name: 'Camera', exact: true }))
  await expect(dialog.getByText('2 bags and items, all loaded')).toBeVisible()
  await press(dialog.getByRole('button', { name: 'Done' }))
  expectFew('loading two bags')
  expect(await openCameras(page)).toBe(0)

  await openStop(page, fetched)
  const card = stopRow(page, 'Delivery', fetched)
  await press(card.getByRole('button', { name: /^To someone else, in part/ }))
  await press(dialog.getByText('The guard', { exact: true }))
  await press(dialog.getByRole('button', { name: /^Delivered and paid.*in cash/ }))
  await expect(stopRow(page, 'Delivered', fetched)).toBeVisible()
  expectFew('handing over to a guard')
})

/** Signs staff in, who have counted an order of one bag in; gives the order, and the tag of the bag. */
async function bagCountedIn(page: Page, url: string) {
  const userId = await signInAs(page.context(), url, 'admin')
  const order = await placeCounterOrder(page.request, url, userId)
  const [tag] = await makeTags(page.request, url, 1)
  const data = { units: [{ kind: 'bag', tag }], seen: 0 }
  await page.request.post(`${url}/api/admin/custody/orders/${order._id}/received`, { data })
  return { order, tag }
}

test('the console’s search finds a tag by camera', async ({ page, server, film }) => {
  const { order, tag } = await bagCountedIn(page, server.url)
  film(`${server.url}/admin/clothes?tag=${tag}`)
  await keepStreams(page)
  await page.goto('/admin/plant')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('button', { name: 'Scan a tag with the camera' }).click()
  await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible()
  expect(await openCameras(page)).toBe(0)
})

for (const [refusal, sentence] of [
  ['NotAllowedError', 'The browser may not use the camera.'],
  ['NotFoundError', 'No camera found.'],
  ['NotReadableError', 'Another app is using the camera.'],
] as const)
  test(`staff type tags without a camera (${refusal})`, async ({ page, server }) => {
    await signInAs(page.context(), server.url, 'admin')
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', name))
    }, refusal)
    const [code] = await makeTags(page.request, server.url, 1)
    await page.goto('/admin/clothes')
    await page.getByRole('button', { name: 'Camera', exact: true }).click()
    const said = page.getByRole('alert').filter({ hasText: sentence })
    await expect(said).toContainText('Type the 8 characters instead.')
    await expectUsable(page)
    await page.getByLabel('Scan a tag').fill(code!)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Tag ${code} isn’t on anything yet.`)).toBeVisible()
  })

/** Keeps each stream that the page opens, to look at later. */
async function keepStreams(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    const kept: MediaStream[] = []
    Object.assign(window, { keptStreams: kept })
    mediaDevices.getUserMedia = async (asked) => {
      const stream = await open(asked)
      kept.push(stream)
      return stream
    }
  })
}

/** How many cameras are still on; fails where none was. */
async function openCameras(page: Page): Promise<number> {
  const states = await page.evaluate(() =>
    (window as unknown as { keptStreams: MediaStream[] }).keptStreams.flatMap((stream) =>
      stream.getTracks().map(({ readyState }) => readyState),
    ),
  )
  expect(states.length).toBeGreaterThan(0)
  return states.filter((state) => state === 'live').length
}

test('the console’s camera button opens a scanned tag from any page', async ({
  page,
  server,
  film,
}) => {
  const { order, tag } = await bagCountedIn(page, server.url)
  film(`${server.url}/admin/clothes?tag=${tag}`)
  await page.goto('/admin/now')
  await page.getByRole('button', { name: 'Scan and open' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: `Clothes of ${order.number}` }),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
