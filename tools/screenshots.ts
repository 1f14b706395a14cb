// Takes pictures of every screen for visitors, customers and staff, on a phone and at a desk, in light and dark.
// node tools/screenshots.ts FOLDER [--only /path,/path] [--as visitor,customer,admin] [--url http://…]
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { CONSOLE_PLACES } from '../web/app/console/console-places.ts'
import { startServer } from '../e2e/server.ts'
import { signInAs } from '../e2e/sign-in.ts'
import { findBrowserLaunchOptions } from './browser.ts'
import { SCREEN_PATHS } from './screen-paths.ts'
import { waitUntilStill } from './wait-until-still.ts'
import { DESKTOP, PHONE } from './viewports.ts'

type Person = 'visitor' | 'customer' | 'admin'

const PEOPLE: Person[] = ['visitor', 'customer', 'admin']
const SIZES = { phone: PHONE, desktop: DESKTOP }
const THEMES = ['light', 'dark'] as const

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    as: { type: 'string', default: PEOPLE.join() },
    url: { type: 'string' },
  },
})
const folder = positionals[0]
if (!folder) {
  console.error('Name the folder for the pictures: npm run screenshots -- FOLDER')
  process.exit(1)
}

const people = PEOPLE.filter((person) => values.as.split(',').includes(person))
const paths = values.only?.split(',') ?? [...SCREEN_PATHS, ...CONSOLE_PLACES.map(({ to }) => to)]
const server = values.url ? null : await startServer()
const url = values.url ?? server?.url ?? ''
const browser = await chromium.launch(await findBrowserLaunchOptions())
try {
  await mkdir(folder, { recursive: true })
  for (const person of people) {
    // Both at once: one page is pictured while the other loads.
    const sizes = Object.entries(SIZES)
    await Promise.all(sizes.map(([size, viewport]) => takeAll(browser, { person, size, viewport })))
  }
} finally {
  await browser.close()
  await server?.stop()
}

async function takeAll(
  from: Browser,
  { person, size, viewport }: { person: Person; size: string; viewport: typeof DESKTOP },
): Promise<void> {
  const context = await from.newContext({
    ...viewport,
    baseURL: url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  const id = person === 'visitor' ? null : await signInAs(context, url, person)
  const orderId = person === 'customer' ? await latestOrder(id ?? '') : null
  const page = await context.newPage()
  for (const path of paths.filter((each) => concerns(person, each))) {
    await page.goto(path === '/track-order' && orderId ? `${path}?orderId=${orderId}` : path)
    await waitUntilStill(page)
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      const name = path === '/' ? 'home' : path.slice(1).replaceAll(/\W+/g, '-')
      const file = join(folder ?? '', `${name}-${person}-${size}-${theme}.png`)
      await page.screenshot({ path: file, fullPage: true })
      console.log(file)
    }
  }
  await context.close()

  async function latestOrder(userId: string): Promise<string | null> {
    const answer = await context.request.get(`${url}/api/orders/${userId}?limit=1`)
    const orders = (await answer.json()) as { _id: string }[]
    return orders[0]?._id ?? null
  }
}

/** Staff's screens are pictured for staff alone, and everything else not for them. */
function concerns(person: Person, path: string): boolean {
  return path.startsWith('/admin') === (person === 'admin')
}
