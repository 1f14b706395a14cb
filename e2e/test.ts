// Base of every browser test: a fresh product per worker, and pages that fail the test on any error.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type Page, expect, test as base } from '@playwright/test'
import { markPressesIntended } from './meant-presses.ts'
import { type RunningServer, startServer } from './server.ts'
import { translatePage } from './translated/translate-page.ts'

/** What a project of the configuration may ask for. */
export interface TestOptions {
  /** Whether the browser translates each page as soon as its scripts run. */
  translated: boolean
}

/** How React says that a written part of the page wasn't as it had written it. */
const DRAWN_AGAIN = /Minified React error #418;/

/** Playwright's test with `server`, the product that this worker runs; pages open its addresses by path. */
export const test = base.extend<{ unbroken: void }, TestOptions & { server: RunningServer }>({
  translated: [false, { option: true, scope: 'worker' }],
  server: [
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  browser: [
    async ({ browser, translated }, use) => {
      arriveWithScripts(browser, translated)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  context: async ({ context, translated }, use) => {
    context.on('page', waitForScripts)
    if (translated) await context.addInitScript(translatePage)
    await use(context)
  },
  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
  // A page that throws fails its test, whatever else the test looked at.
  unbroken: [
    async ({ context, translated }, use) => {
      const thrown: string[] = []
      context.on('weberror', (webError) => thrown.push(webError.error().stack ?? ''))
      await use()
      // What is translated before React has taken it over is drawn again.
      const harm = translated ? thrown.filter((stack) => !DRAWN_AGAIN.test(stack)) : thrown
      expect(harm, 'errors thrown on the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Makes every page that the test opens itself wait as `page` does. */
function arriveWithScripts(browser: Browser, translated: boolean): void {
  const newContext = browser.newContext.bind(browser)
  const newPage = browser.newPage.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    if (translated) await context.addInitScript(translatePage)
    return context.on('page', waitForScripts)
  }
  browser.newPage = async (options) => {
    const page = await newPage(options)
    if (translated) await page.addInitScript(translatePage)
    waitForScripts(page)
    return page
  }
}

/** A written page is there before its scripts are. Nobody presses a button as soon as a test would. */
function waitForScripts(page: Page): void {
  markPressesIntended(page)
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...where) => {
    const answer = await goto(...where)
    await page.waitForFunction(isRunning)
    return answer
  }
  page.reload = async (...options) => {
    const answer = await reload(...options)
    await page.waitForFunction(isRunning)
    return answer
  }
}

/** Runs in the page. Where scripts are off, boot.js leaves no key; a page of another kind has no content. */
function isRunning(): boolean {
  const content = document.querySelector('#content')
  const hasScripts = (history.state as { key?: string } | null)?.key !== undefined
  return !content || !hasScripts || Object.keys(content).some((key) => key.startsWith('__react'))
}

/**
 * Fails when the page breaks a rule of WCAG 2.2 AA that a machine can check, once no list on it is
 * faded because another one is on its way.
 * Nothing moves at that time, for half-faded text has no contrast of its own: what moves is run to its end,
 * and what comes in later comes in at once.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    // What a change of theme moves begins with the next picture.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish()
    }
  })
  // What lies under the header or under the bar of a phone's foot can be scrolled out of it.
  await page.evaluate(layBars)
  const violations = await violationsOn(page)
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  await page.emulateMedia({ reducedMotion: null })
  const found = violations.map(({ id, help, nodes }) => {
    return `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join('\n')}`
  })
  expect(found, `what axe says of ${page.url()}`).toEqual([])
}

/** Runs in the page: header and bar stand at the ends of it, also where they come in later. */
function layBars(): void {
  const sheet = new CSSStyleSheet()
  const bars = 'body header.sticky:not([data-rail]), [data-phone-bar], [data-console-bar]'
  const laid = '{ position: static !important }'
  sheet.replaceSync(`${bars} ${laid} @media (width < 40rem) { [data-rail] ${laid} }`)
  document.adoptedStyleSheets = [sheet]
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/** AxeBuilder joins frames in a second page, which takes a third of a test's time, so only pages with frames need it. */
async function violationsOn(page: Page): Promise<Violations> {
  if (page.frames().length > 1) {
    return (await new AxeBuilder({ page, axeSource: AXE }).withTags(TAGS).analyze()).violations
  }
  await page.evaluate(AXE)
  return page.evaluate(runAxe, TAGS)
}

/** Runs in the page. */
async function runAxe(tags: string[]): Promise<Violations> {
  const { axe } = window as unknown as {
    axe: { run(options: object): Promise<{ violations: Violations }> }
  }
  const runOnly = { type: 'tag', values: tags }
  return (await axe.run({ runOnly, resultTypes: ['violations'] })).violations
}

/** Fails when the page is wider than the window, so that a phone would scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(window)
}

/** Fails when the page breaks a rule of accessibility, or would scroll sideways. */
export async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}
