// A rider's phone for a browser test: it can be switched off and on, its clock is wrong and its storage almost full.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, BrowserType, LaunchOptions, Page } from '@playwright/test'
import { RIDERS_PHONE } from './own-run.ts'

/** Its clock is ahead of the laundry's by so long. */
const FAST_BY_MS = 20 * 60_000

export interface RidersPhone {
  /** The one that is open. */
  page: () => Page
  /** Switches it on; its pages are closed, its storage is as it was. */
  start: () => Promise<Page>
  /** Sets the right time; the phone's own is 20 minutes later. */
  setTime: (now: Date) => Promise<void>
  setOffline: (isOffline: boolean) => Promise<void>
  /** Leaves so many bytes of storage. */
  leaveRoom: (bytes: number) => Promise<void>
  end: () => Promise<void>
}

export async function openRidersPhone(
  chromium: BrowserType,
  { url, ...launch }: LaunchOptions & { url: string },
  at: Date,
): Promise<RidersPhone> {
  const storage = await mkdtemp(join(tmpdir(), 'washline-phone-'))
  let now = at
  let isOffline = false
  let room: number | null = null
  let context: BrowserContext | null = null
  let page: Page | null = null
  const phoneTime = () => new Date(now.getTime() + FAST_BY_MS)

  const applyRoom = async () => {
    if (room === null || !page) return
    const session = await page.context().newCDPSession(page)
    const quotaSize = room
    await session.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize })
  }
  return {
    page: () => page!,
    async start() {
      await context?.close()
      context = await chromium.launchPersistentContext(storage, {
        ...launch,
        ...RIDERS_PHONE,
        baseURL: url,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      })
      await context.clock.setSystemTime(phoneTime())
      await context.setOffline(isOffline)
      page = context.pages()[0] ?? (await context.newPage())
      await applyRoom()
      await page.goto('/run')
      return page
    },
    async setTime(next) {
      now = next
      await context?.clock.setSystemTime(phoneTime())
    },
    async setOffline(next) {
      isOffline = next
      await context?.setOffline(next)
    },
    async leaveRoom(bytes) {
      const usage = await page!.evaluate(
        async () => (await navigator.storage.estimate()).usage ?? 0,
      )
      room = usage + bytes
      await applyRoom()
    },
    async end() {
      await context?.close()
      await rm(storage, { recursive: true, force: true })
    },
  }
}
