// Four people who handle an order (a customer and a rider on phones, two at desks) and their manager, each with the
// permissions of their role only.
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { DESKTOP, PHONE } from '../../tools/viewports.ts'
import { joinStaffAs } from './join-staff-as.ts'
import { signUpAs } from './new-customer.ts'
import type { RunningServer } from '../server.ts'
import { loginAs } from '../sign-in.ts'
import { expect } from '../test.ts'

export interface FourPeople {
  /** Asha, on her phone. */
  customer: Page
  /** Her address for mails. */
  email: string
  /** Ravi, on his phone, who sees his own stops of today and tomorrow. */
  rider: Page
  /** Kiran, at the plant. */
  plant: Page
  /** Divya, at the counter. */
  counter: Page
  /** Meera, who says who drives where, and what is given for a claim. */
  manager: Page
}

/** Each in a browser of their own, signed in. */
export async function signInFourPeople(
  browser: Browser,
  server: Pick<RunningServer, 'url' | 'folder'>,
): Promise<FourPeople> {
  const { url } = server
  const windowAt = async (device: typeof PHONE | typeof DESKTOP) => {
    const context = await browser.newContext({ baseURL: url, ...device, deviceScaleFactor: 1 })
    context.setDefaultTimeout(30_000)
    return context.newPage()
  }
  const [customer, rider] = [await windowAt(PHONE), await windowAt(PHONE)]
  const [plant, counter] = [await windowAt(DESKTOP), await windowAt(DESKTOP)]
  const manager = await windowAt(DESKTOP)
  const email = await signUpAs(customer.context(), url, 'Asha Rao')
  const owner = await browser.newContext()
  await loginAs(owner.request, url, 'admin')
  await joinStaffAs(rider.request, owner.request, server, 'rider', 'Ravi Kumar')
  await joinStaffAs(plant.request, owner.request, server, 'plant', 'Kiran Das')
  await joinStaffAs(counter.request, owner.request, server, 'counter', 'Divya Nair')
  await joinStaffAs(manager.request, owner.request, server, 'manager', 'Meera Nair')
  await owner.close()
  return { customer, email, rider, plant, counter, manager }
}

/** What a phone photographs: cloth of a colour, with a stain if there is one. */
export async function makePhoto(cloth: string, stain?: string) {
  const spot = `<svg width="600" height="800"><ellipse cx="330" cy="420" rx="90" ry="60" fill="${stain}"/></svg>`
  const create = { width: 600, height: 800, channels: 3, background: cloth } as const
  const image = sharp({ create }).composite(stain ? [{ input: Buffer.from(spot) }] : [])
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

/** A keyboard scanner: the code comes as keys once the page asks for a scan. No field has the focus, where only a scanner's own speed tells it from fingers. */
export async function scanWithKeyboardScanner(page: Page, code: string): Promise<void> {
  await expect(page.getByLabel(/^Scan a |^Now scan /)).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}
