// Measures scanning on a slow phone: a packing scan, the alarm for another order's piece, and the camera's first
// tag.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, chromium } from '@playwright/test'
import { makeTags, placeCounterOrder } from '../../e2e/steps/clothes.ts'
import { findBrowserLaunchOptions } from '../../tools/browser.ts'
import { writeCameraFilm } from '../../tools/scan/camera-film.ts'
import { openSlowPhone, SLOW_CPU } from './slow-phone.ts'
import type { Figure } from '../table.ts'

const ITEMS = 12
const ALARMS = 5
const CAMERAS = 3
/** From one thing to the next. */
const HAND_MS = 700
const MOST_PACK_MS = 100
const MOST_ALARM_MS = 300
const MOST_CAMERA_S = 1.5

/** What is packed is a pressed button of the list. */
const PACKED = 'li button[aria-pressed="true"]'
const ALARM = 'dialog[open][aria-labelledby="foreign-title"]'

export async function measureScanning(url: string): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'washline-camera-'))
  const film = join(folder, 'camera.y4m')
  const launch = await findBrowserLaunchOptions()
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...launch.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  try {
    const { packing, alarms } = await scanByKeys(browser, url)
    const cameras: number[] = []
    while (cameras.length < CAMERAS) cameras.push(await scanByCamera(browser, url, film))
    const slow = `processor ${SLOW_CPU} × slower`
    return [
      {
        name: `a packing scan until it is green, ${slow}`,
        value: median(packing),
        unit: 'ms',
        atMost: MOST_PACK_MS,
      },
      {
        name: `another order’s thing until the alarm, ${slow}`,
        value: median(alarms),
        unit: 'ms',
        atMost: MOST_ALARM_MS,
      },
      {
        name: `the camera from its press until a tag is read and packed, nothing cached, ${slow}`,
        value: median(cameras) / 1000,
        unit: 's',
        atMost: MOST_CAMERA_S,
      },
    ]
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
}

/** Milliseconds from the Enter of a scan, for each item of an order and for some of another order's. */
async function scanByKeys(browser: Browser, url: string) {
  const phone = await openSlowPhone(browser, url, 'admin')
  const { page } = phone
  const mine = await orderAtPlant(page, url, ITEMS)
  const others = await orderAtPlant(page, url, 1)
  await page.goto(`/admin/clothes/${mine.id}`)
  const field = page.getByLabel('Scan a tag')
  await field.waitFor()
  await phone.devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  const scanned = async (code: string, shown: string) => {
    // A hand takes the next one meanwhile.
    await page.waitForTimeout(HAND_MS)
    await field.fill(code)
    return untilShown(page, { starts: 'keydown', shown }, () => page.keyboard.press('Enter'))
  }
  const alarms: number[] = []
  while (alarms.length < ALARMS) {
    alarms.push(await scanned(others.tags[0]!, ALARM))
    await page.getByRole('button', { name: 'Put it aside' }).click()
    await page.locator(ALARM).waitFor({ state: 'detached' })
  }
  const packing: number[] = []
  for (const tag of mine.tags) packing.push(await scanned(tag, PACKED))
  await phone.close()
  // The first ones compile what they run.
  return { packing: packing.slice(2), alarms: alarms.slice(1) }
}

/** Milliseconds from the press on “Camera” until what lies before it is packed, in a browser that has nothing yet. */
async function scanByCamera(browser: Browser, url: string, film: string): Promise<number> {
  const phone = await openSlowPhone(browser, url, 'admin')
  const { page } = phone
  const { id, tags } = await orderAtPlant(page, url, 1)
  writeCameraFilm(film, [`${url}/admin/clothes?tag=${tags[0]}`], { bare: 0 })
  await phone.devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  await page.goto(`/admin/clothes/${id}`)
  const camera = page.getByRole('button', { name: 'Camera', exact: true })
  await camera.waitFor()
  // Anyone who presses it has looked for it first.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  const took = await untilShown(page, { starts: 'click', shown: PACKED }, () => camera.click())
  await phone.close()
  return took
}

async function orderAtPlant(
  page: Page,
  url: string,
  items: number,
): Promise<{ id: string; tags: string[] }> {
  const { _id: userId } = (await (await page.request.get(`${url}/api/auth/me`)).json()).user
  const { _id: id } = await placeCounterOrder(page.request, url, userId)
  const tags = await makeTags(page.request, url, items)
  const data = { units: tags.map((tag) => ({ kind: 'bag', tag })), seen: 0 }
  const at = `${url}/api/admin/custody/orders/${id}/received`
  const received = await page.request.post(at, { data })
  if (!received.ok()) throw new Error(`Counting in was refused: ${await received.text()}`)
  return { id, tags }
}

/** Milliseconds from an event until one more of what is looked for is painted. */
async function untilShown(
  page: Page,
  what: { starts: 'keydown' | 'click'; shown: string },
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(watch, what)
  await act()
  return page.evaluate(() => (window as unknown as Watched).took)
}

interface Watched {
  took: Promise<number>
}

/** Runs in the page. */
function watch({ starts, shown }: { starts: 'keydown' | 'click'; shown: string }): void {
  const count = () => document.querySelectorAll(shown).length
  const before = count()
  let began = 0
  addEventListener(starts, ({ timeStamp }) => (began ||= timeStamp), { capture: true, once: true })
  Object.assign(window, {
    took: new Promise<number>((done) => {
      const changes = new MutationObserver(() => {
        if (count() <= before) return
        changes.disconnect()
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
      })
      changes.observe(document.body, { subtree: true, childList: true, attributes: true })
    }),
  })
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
