// Owns that every screen can be used with text at twice its size on the smallest phone, and on a phone held sideways.
import type { CDPSession, Page } from '@playwright/test'
import { ADMIN } from '#web/layout/nav-links.ts'
import { PUBLIC_PAGES } from '#web/public-pages.ts'
import { signInAs } from './sign-in.ts'
import { expect, expectNoSidewaysScroll, test } from './test.ts'

const SMALLEST = { width: 320, height: 640 }
const SIDEWAYS = { width: 844, height: 390 }
const NORMAL_PX = 16
/** Of the screen's height; the rest is left to what somebody came for. */
const MOST_COVERED = 0.4

const CUSTOMERS = [
  '/dashboard',
  '/my-orders',
  '/garments',
  '/new-order',
  '/profile?tab=payment',
  '/subscription-management',
  '/help',
]

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'The test sets its own window.')
})

async function textAt(devtools: CDPSession, times: number): Promise<void> {
  const standard = NORMAL_PX * times
  await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** Runs in the page: the share of the window that stays covered, and the texts that stand outside of it. */
function looks(): { covered: number; outside: string[] } {
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element)
    const { width, top, bottom } = element.getBoundingClientRect()
    const stays = position === 'fixed' || position === 'sticky'
    return stays && width > innerWidth / 2 && bottom > 0 && top < innerHeight
  })
  const covered = bars
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height < innerHeight)
    .reduce((sum, { height }) => sum + height, 0)

  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const outside: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement!
    const isSeen = parent.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })
    if (!isSeen || parent.closest('svg, script, style, select, .sr-only')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const isOut = [...range.getClientRects()].some(
      ({ left, right, width }) => width > 1 && (right > innerWidth + 1 || left < -1),
    )
    if (isOut && !scrolls(parent)) outside.push(text.textContent!.trim())
  }
  return { covered: covered / innerHeight, outside }
}

async function expectRoom(page: Page, where: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await expectNoSidewaysScroll(page)
  const { covered, outside } = await page.evaluate(looks)
  expect(outside, `texts outside of the window on ${where}`).toEqual([])
  expect(covered, `what stays in the way on ${where}`).toBeLessThan(MOST_COVERED)
}

for (const [who, paths] of [
  ['a visitor', [...PUBLIC_PAGES, '/no-such-page']],
  ['a customer', CUSTOMERS],
  ['staff', ADMIN.map(({ to }) => to)],
] as const)
  test(`large text and low screens leave ${who} room for everything`, async ({
    page,
    context,
    server,
  }) => {
    if (who !== 'a visitor')
      await signInAs(context, server.url, who === 'staff' ? 'admin' : 'customer')
    const devtools = await context.newCDPSession(page)
    for (const path of paths) {
      await page.setViewportSize(SMALLEST)
      await textAt(devtools, 2)
      await page.goto(path)
      await expectRoom(page, `${path} with large text`)
      await page.setViewportSize(SIDEWAYS)
      await textAt(devtools, 1)
      await expectRoom(page, `${path} on a phone held sideways`)
    }
  })
