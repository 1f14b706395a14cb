// A rider with My run on their phone, and two stops on it.
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import type { RunningServer } from '../server.ts'
import { signInAs } from '../sign-in.ts'
import { expect } from '../test.ts'
import { findFreeSlot } from './find-free-slot.ts'
import { joinStaffAs } from './join-staff-as.ts'
import { PASSWORD, signUpAs } from './new-customer.ts'
import type { Placed } from './sheet-of.ts'

export const RIDERS_PHONE = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'allow',
} as const

export interface Rider {
  _id: string
  email: string
  phone: BrowserContext
}

/** A rider who has joined and is logged in nowhere. */
export async function joinAsRider(
  { page, browser, server }: { page: Page; browser: Browser; server: RunningServer },
  name = 'Ravi Kumar',
): Promise<Rider> {
  await signInAs(page.context(), server.url, 'admin')
  const phone = await browser.newContext({ baseURL: server.url, ...RIDERS_PHONE })
  await joinStaffAs(phone.request, page.request, server, 'rider', name)
  const who = await phone.request.get('/api/auth/me')
  const { user } = (await who.json()) as { user: { _id: string; email: string } }
  await phone.clearCookies()
  return { _id: user._id, email: user.email, phone }
}

interface Stop {
  orderId: string
  number: string
  kind: 'pickup' | 'delivery'
  done: boolean
  rider: object | null
}

/** A new customer's pickup on the next free day, and one of the demo's deliveries, both assigned to a rider. */
export async function assignTwoStops(
  page: Page,
  server: RunningServer,
  rider: Rider,
): Promise<{ pickup: Placed; delivery: Placed }> {
  const customer = await page.context().browser()!.newContext({ baseURL: server.url })
  await signUpAs(customer, server.url, 'Sheet Person')
  const { date: pickupDate, pickupTime } = await findFreeSlot(customer.request, server.url, {
    when: 'next',
  })
  const address = '12 Church Street, Bengaluru 560001'
  const data = { items: ['3 kg Wash & Fold'], pickupDate, pickupTime, address }
  const answer = await customer.request.post('/api/orders', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  const pickup = (await answer.json()) as Placed
  await customer.close()
  const sheet = await page.request.get('/api/admin/run-sheet')
  const { stops } = (await sheet.json()) as { stops: Stop[] }
  const due = stops.find(({ kind, done, rider: has }) => kind === 'delivery' && !done && !has)!
  const delivery = { _id: due.orderId, number: due.number }
  await assign(page.request, pickup, 'pickup', rider)
  await assign(page.request, delivery, 'delivery', rider)
  return { pickup, delivery }
}

export async function assign(
  staff: APIRequestContext,
  { _id }: Placed,
  kind: Stop['kind'],
  rider: Rider,
): Promise<void> {
  const data = { riderId: rider._id }
  const answer = await staff.put(`/api/admin/run-sheet/${_id}/${kind}/rider`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Opens My run and logs in there; waits until it opens without a network, too. */
export async function openOwnRun({ phone, email }: Rider): Promise<Page> {
  const app = await phone.newPage()
  await app.goto('/run')
  await logInToOwnRun(app, email)
  await untilKept(app)
  return app
}

/** Waits until My run opens without a network, too. */
export async function untilKept(app: Page): Promise<void> {
  await app.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!(await caches.match('/run'))) await new Promise((next) => requestAnimationFrame(next))
  })
}

export async function logInToOwnRun(app: Page, email: string): Promise<void> {
  await app.getByRole('button', { name: 'Log in with email' }).click()
  await app.getByLabel('Email').fill(email)
  await app.getByLabel('Password').fill(PASSWORD)
  await app.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(app.getByText(/^As of \d/)).toBeVisible()
}

/** A stop's card, on the day that it is on, and open. */
export async function openOwnStop(
  app: Page,
  kind: 'Pickup' | 'Delivery',
  { number }: Pick<Placed, 'number'>,
): Promise<ReturnType<Page['getByRole']>> {
  const card = app.getByRole('article', { name: `${kind} ${number}` })
  if (!(await card.isVisible())) await app.getByRole('button', { name: /^Tomorrow/ }).click()
  const head = card.getByRole('button').first()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  await expect(head).toHaveAttribute('aria-expanded', 'true')
  return card
}

/** What this origin keeps of runs: how many, and whether a text can be read in it. */
export function readKeptRuns(app: Page, text: string) {
  return app.evaluate(async (wanted) => {
    const open = indexedDB.open('washline-run')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.addEventListener('success', () => resolve(open.result))
      open.addEventListener('error', () => reject(new Error('no storage')))
    })
    const names = [...database.objectStoreNames]
    if (names.length === 0) return { count: 0, isReadable: false, isKeyReadable: false }
    const all = database.transaction('runs').objectStore('runs').getAll()
    await new Promise((resolve) => all.addEventListener('success', resolve))
    database.close()
    const runs = all.result as { data: ArrayBuffer; key: CryptoKey }[]
    const texts = runs.map(({ data }) => new TextDecoder().decode(data))
    return {
      count: runs.length,
      isReadable: texts.some((each) => each.includes(wanted)),
      isKeyReadable: runs.some(({ key }) => key.extractable),
    }
  }, text)
}
