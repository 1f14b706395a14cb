// Takes the pictures of README and docs: screens of the demo on its first day. npm run readme-pictures [-- NAME…]
import { join } from 'node:path'
import { type APIRequestContext, type Page, chromium } from '@playwright/test'
import sharp from 'sharp'
import { startServer } from '../e2e/server.ts'
import { signInAs } from '../e2e/sign-in.ts'
import { findBrowserLaunchOptions } from './browser.ts'
import { waitUntilStill } from './wait-until-still.ts'
import { DESKTOP, PHONE } from './viewports.ts'

type Picture = {
  name: string
  by: 'visitor' | 'customer' | 'admin'
  path: string
  dark?: boolean
  /** What is done on the page first, or by staff. */
  prepare?: (page: Page, staff: APIRequestContext) => Promise<void>
}

const PICTURES: readonly Picture[] = [
  { name: 'home-desktop', by: 'visitor', path: '/' },
  { name: 'new-order-phone', by: 'customer', path: '/new-order', prepare: fillBasket },
  { name: 'track-order-phone', by: 'customer', path: '/my-orders', prepare: followOrder },
  { name: 'clothes-phone', by: 'customer', path: '/my-orders', prepare: toClothes },
  { name: 'dashboard-phone-dark', by: 'customer', path: '/dashboard', dark: true },
  { name: 'admin-desktop', by: 'admin', path: '/admin/dashboard' },
  { name: 'today-phone', by: 'admin', path: '/admin/today' },
  { name: 'my-run-phone', by: 'admin', path: '/admin/today', prepare: toOwnRun },
  { name: 'my-run-pickup-phone', by: 'admin', path: '/admin/today', prepare: toOwnPickup },
  { name: 'help-desk-phone', by: 'admin', path: '/admin/help-desk?tab=chat', prepare: openChat },
  { name: 'charts-phone', by: 'admin', path: '/admin/reports', prepare: toCharts },
]

const FOLDER = join(import.meta.dirname, '../docs/pictures')
/** A README shows three phones side by side, so their full sharpness would only weigh. */
const SHARPNESS = 1.5

const wanted = process.argv.slice(2)
const server = await startServer()
const browser = await chromium.launch(await findBrowserLaunchOptions())
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
  await waitUntilStill(page)
  if (prepare) {
    const staff = await browser.newContext({ baseURL: server.url })
    await signInAs(staff, server.url, 'admin')
    await prepare(page, staff.request)
    await staff.close()
    await waitUntilStill(page)
  }
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

/** The plant counts a bag and two shirts of the wardrobe in, with photos, and packs one. */
async function toClothes(page: Page, staff: APIRequestContext): Promise<void> {
  await followOrder(page)
  const reference = new URL(page.url()).searchParams.get('orderId')
  const order = (await (await page.request.get(`/api/orders/details/${reference}`)).json()) as {
    _id: string
    userId: string
  }
  const garments = (await (
    await page.request.get(`/api/garments/user/${order.userId}`)
  ).json()) as { _id: string; name: string; category: string; imageUrl: string }[]
  const shirts = garments.filter(({ category }) => category === 'shirts').slice(0, 2)
  const units: object[] = [{ kind: 'bag', pieces: 9 }]
  for (const { _id: garment, name, imageUrl } of shirts) {
    const buffer = await (await page.request.get(imageUrl)).body()
    const image = { name: 'shirt.webp', mimeType: 'image/webp', buffer }
    const sent = await staff.post('/api/admin/custody/pictures', { multipart: { image } })
    const { _id: picture } = (await sent.json()) as { _id: string }
    units.push({ kind: 'item', name, garment, pictures: [picture] })
  }
  const custody = `/api/admin/custody/orders/${order._id}`
  await staff.post(`${custody}/received`, { data: { units, grams: 3400, seen: 0 } })
  await staff.post(`${custody}/packed`, { data: { units: [2] } })
  await page.reload()
  await waitUntilStill(page)
  await toTop(page, 'Where your clothes are')
}

/** The whole day is the rider's own. */
async function toOwnRun(page: Page, staff: APIRequestContext): Promise<void> {
  const who = (await (await page.request.get('/api/auth/me')).json()) as { user: { _id: string } }
  const sheet = (await (await staff.get('/api/admin/run-sheet')).json()) as {
    stops: { orderId: string; kind: string; done: boolean }[]
  }
  for (const { orderId, kind, done } of sheet.stops) {
    const data = { riderId: who.user._id }
    if (!done) await staff.put(`/api/admin/run-sheet/${orderId}/${kind}/rider`, { data })
  }
  await page.goto('/run')
  await page.getByText(/^As of \d/).waitFor()
}

async function toOwnPickup(page: Page, staff: APIRequestContext): Promise<void> {
  await toOwnRun(page, staff)
  const card = page.getByRole('article', { name: /^Pickup / }).first()
  const head = card.getByRole('button').first()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  await card.evaluate((element) => element.scrollIntoView({ block: 'start' }))
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Meera Krishnan/ }).click()
}

async function toCharts(page: Page): Promise<void> {
  await toTop(page, 'Orders per day')
}

async function toTop(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name }).evaluate((element) => {
    element.scrollIntoView({ block: 'start' })
    // What stays at the top of the window stands above it, too.
    window.scrollBy(0, -element.getBoundingClientRect().height)
  })
}
