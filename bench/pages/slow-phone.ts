// A browser like a slow phone: slow 3G, a slow processor, and a timer for the response to each press.
import type { Browser, CDPSession, Page } from '@playwright/test'
import { signInAs } from '../../e2e/sign-in.ts'
import type { Figure } from '../table.ts'

/** 400 kbit/s down and up, and 400 ms there and back. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}
export const SLOW_CPU = 4
const SLOWEST_CPU = 6
const NEXT_PAINT_MS = 200

export type Phone = { page: Page; devtools: CDPSession; close: () => Promise<void> }

/** Opens one with nothing in its caches, of a visitor or of who is signed in; the demo's customer is remembered from an earlier visit. */
export async function openSlowPhone(
  browser: Browser,
  url: string,
  who: 'visitor' | 'customer' | 'admin',
): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  if (who === 'admin') await signInAs(context, url, 'admin')
  if (who === 'customer') {
    await signInAs(context, url, 'customer')
    const { user } = await (await context.request.get('/api/auth/me')).json()
    await context.addInitScript(
      (text) => localStorage.setItem('laundryAppUser', text),
      JSON.stringify(user),
    )
  }
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  return { page, devtools, close: () => context.close() }
}

/** What is pressed as soon as it is there, and where it then says what. */
interface Use {
  button: string
  answer: string
  says: string
}

/**
 * Gives the seconds from asking for a page until its first press is answered and painted, on slow 3G. The page
 * itself watches and presses: a test's own click looks twice a second alone.
 */
export async function measureSecondsToFirstPress(
  { page, devtools }: Phone,
  path: string,
  use: Use,
): Promise<number> {
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  await page.addInitScript(useOnceThere, use)
  await page.goto(path, { waitUntil: 'commit' })
  const used = await page.waitForFunction(() => (window as unknown as Used).usedAt, null, {
    polling: 500,
    timeout: 60_000,
  })
  return (await used.jsonValue())! / 1000
}

interface Used {
  /** Milliseconds after the page was asked for. */
  usedAt?: number
}

/** Runs in the page. */
function useOnceThere({ button, answer, says }: Use): void {
  const oncePainted = (act: () => void) => requestAnimationFrame(() => setTimeout(act))
  let isPressed = false
  const watch = new MutationObserver(() => {
    const found = document.querySelector<HTMLElement>(button)
    if (found && !isPressed) {
      isPressed = true
      oncePainted(() => found.click())
    }
    const answers = [...document.querySelectorAll(answer)]
    if (!answers.some(({ textContent }) => textContent.includes(says))) return
    watch.disconnect()
    oncePainted(() => {
      ;(window as unknown as Used).usedAt = performance.now()
    })
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
}

/**
 * Gives a function that measures presses: the worst of them counts, as it does for who presses. The page must
 * be open.
 */
export async function openPressMeter({ page, devtools }: Phone) {
  await page.evaluate(watchInteractions)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWEST_CPU })
  return async (name: string, act: () => Promise<void>): Promise<Figure> => {
    await page.evaluate(() => (window as unknown as Watched).interactions.splice(0))
    await act()
    // What was painted is reported a frame later.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))),
    )
    const all = await page.evaluate(() => (window as unknown as Watched).interactions)
    return {
      name: `${name}, processor ${SLOWEST_CPU} × slower`,
      value: Math.max(0, ...all),
      unit: 'ms',
      atMost: NEXT_PAINT_MS,
    }
  }
}

interface Watched {
  /** How long each interaction took until the next paint, in milliseconds. */
  interactions: number[]
}

/** Runs in the page. */
function watchInteractions(): void {
  const watched = window as unknown as Watched
  watched.interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0)
        watched.interactions.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
