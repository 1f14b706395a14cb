// Takes the README's pictures: the first screenful of eight screens, as the demo shows them on its first day.
//   npm run readme-pictures [-- NAME…]
import { join } from 'node:path'
import { type Page, chromium } from '@playwright/test'
import sharp from 'sharp'
import { startServer } from '../e2e/server.ts'
import { signInAs } from '../e2e/sign-in.ts'
import { browserLaunch } from './browser.ts'
import { untilStill } from './until-still.ts'
import { DESKTOP, PHONE } from './viewports.ts'

type Picture = {
  name: string
  by: 'visitor' | 'customer' | 'admin'
  path: string
  dark?: boolean
  /** What is done on the page first. */
  prepare?: (page: Page) => Promise<void>
}

const PICTURES: readonly Picture[] = [
  { name: 'home-desktop', by: 'visitor', path: '/' },
  { name: 'new-order-phone', by: 'customer', path: '/new-order', prepare: fillBasket },
  { name: 'track-order-phone', by: 'customer', path: '/my-orders', prepare: followOrder },
  { name: 'dashboard-phone-dark', by: 'customer', path: '/dashboard', dark: true },
  { name: 'admin-desktop', by: 'admin', path: '/admin/dashboard' },
  { name: 'today-phone', by: 'admin', path: '/admin/today' },
  { name: 'help-desk-phone', by: 'admin', path: '/admin/help-desk?tab=chat', prepare: openChat },
  { name: 'charts-phone', by: 'admin', path: '/admin/reports', prepare: toCharts },
]

const FOLDER = join(import.meta.dirname, '../docs/pictures')
/** A README shows three phones side by side, so their full sharpness would only weigh. */
const SHARPNESS = 1.5

const wanted = process.argv.slice(2)
const server = await startServer()
const browser = await chromium.launch(await browserLaunch())
try {
  for (const picture of PICTURES)
    if (wanted.length === 0 || wanted.includes(picture.name)) await take(picture)
} finally {
  await browser.close()
  await server.stop()
}

async function take({ name, by, path, dark = false, prepare }: Picture): Promise<void> {
  const context = await browser.newContext({
    ...(name.includes('desktop') ? DESKTOP : { ...PHONE, deviceScaleFactor: SHARPNESS }),
    baseURL: server.url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    colorScheme: dark ? 'dark' : 'light',
  })
  if (by !== 'visitor') await signInAs(context, server.url, by)
  const page = await context.newPage()
  await page.goto(path)
  await untilStill(page)
  await prepare?.(page)
  await untilStill(page)
  const picture = sharp(await page.screenshot()).png({ palette: true, compressionLevel: 9 })
  const { size } = await picture.toFile(join(FOLDER, `${name}.png`))
  console.log(`${name}: ${Math.round(size / 1000)} kB`)
  await context.close()
}

async function fillBasket(page: Page): Promise<void> {
  const more = (item: string) => page.getByRole('button', { name: `One more: ${item}` }).click()
  for (const item of ['Wash & Fold', 'Wash & Fold', 'Wash & Fold']) await more(item)
  const services = page.getByRole('navigation', { name: 'Services' })
  await services.getByRole('button', { name: 'Dry Cleaning' }).click()
  for (const item of ['Shirt (Dry Cleaning)', 'Shirt (Dry Cleaning)']) await more(item)
  await services.getByRole('button', { name: /^Dry Cleaning/ }).click()
}

async function followOrder(page: Page): Promise<void> {
  const washing = page.getByRole('listitem').filter({ hasText: 'Washing' })
  await washing.getByRole('link', { name: /^View Details/ }).click()
  await page.waitForURL(/orderId=/)
  await page.getByText('Live', { exact: true }).waitFor()
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Meera Krishnan/ }).click()
}

async function toCharts(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Orders per day' })
  await heading.evaluate((element) => {
    element.scrollIntoView({ block: 'start' })
    // The console's menu stands above it, too.
    window.scrollBy(0, -element.getBoundingClientRect().height)
  })
}
