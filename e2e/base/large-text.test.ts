// Every screen with text at twice its size, on the smallest phone and on one held sideways.
// @phone
import type { CDPSession, Page } from '@playwright/test'
import { CONSOLE_PLACES } from '#web/app/console/console-places.ts'
import { PUBLIC_PAGES } from '#web/app/public-pages.ts'
import { signInAs } from '../sign-in.ts'
import { DESKTOP, PHONE } from '../../tools/viewports.ts'
import { expect, expectNoSidewaysScroll, test } from '../test.ts'

const SMALLEST = { width: 320, height: 640 }
const SIDEWAYS = { width: 844, height: 390 }
const NORMAL_PX = 16
/** Of the screen's height; the rest is left to what somebody came for. */
const MOST_COVERED = 0.4

const CUSTOMERS = [
  '/dashboard',
  '/my-orders',
  '/garments',
  '/track-order',
  '/new-order',
  '/profile?tab=payment',
  '/subscription-management',
  '/help',
]

async function textAt(devtools: CDPSession, times: number): Promise<void> {
  const standard = NORMAL_PX * times
  await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** Runs in the page: the share of the window that stays covered, texts outside of it, and what no finger or eye can use. */
function looks(): { covered: number; titleTop: number; outside: string[]; tooSmall: string[] } {
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
    // What screen readers alone are told is clipped away, some of it on narrow windows only.
    let isClipped = getComputedStyle(parent).clipPath !== 'none'
    for (let box: Element | null = parent; box; box = box.parentElement)
      isClipped ||= getComputedStyle(box).clipPath === 'inset(50%)'
    if (!isSeen || isClipped || parent.closest('svg, script, style, select, .sr-only')) continue
    // A short text may end in dots where there is no other line for it; any other must not be cut by what it stands in.
    const box = parent.closest('.overflow-hidden:not(.truncate)')?.getBoundingClientRect()
    const edge = Math.min(innerWidth, box?.right ?? innerWidth) + 1
    const isShortened = getComputedStyle(parent).textOverflow === 'ellipsis'
    const range = document.createRange()
    range.selectNodeContents(text)
    const isOut = [...range.getClientRects()].some(
      ({ left, right, width }) => width > 1 && (right > edge || left < -1),
    )
    const isCut = isShortened ? innerWidth < 360 && parent.scrollWidth > parent.clientWidth : isOut
    if (isCut && !scrolls(parent)) outside.push(text.textContent!.trim())
  }

  // A sum is read as one, and a choice whole; browsers that can't break one make it smaller.
  const pen = document.createElement('canvas').getContext('2d')!
  const broken = [...document.querySelectorAll('td')]
    .filter((cell) => /^₹[\d,.]+$/.test(cell.textContent.trim()) && cell.checkVisibility())
    .filter((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
    })
  const shortened = [...document.querySelectorAll('select')].filter((select) => {
    const { appearance, font, paddingLeft, paddingRight } = getComputedStyle(select)
    if (appearance === 'base-select' && select.scrollWidth <= select.clientWidth) return false
    pen.font = font
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    const { width } = pen.measureText(select.selectedOptions[0]?.text ?? '')
    return select.checkVisibility() && width > room + 1
  })
  for (const { textContent } of broken) outside.push(`${textContent}, on several lines`)
  for (const { selectedOptions } of shortened) outside.push(`${selectedOptions[0]!.text}, cut`)

  const TARGET_PX = 44
  const tooSmall = [...document.querySelectorAll('a[href], button, input, select, textarea')]
    .filter((target) => {
      const { height, width } = target.getBoundingClientRect()
      const { display, opacity, paddingLeft, paddingRight, fontSize } = getComputedStyle(target)
      const isLineOfText = display === 'inline' || opacity === '0'
      const isHidden =
        !target.checkVisibility({ checkVisibilityCSS: true }) || target.closest('.sr-only')
      // Such a box is drawn small and pressed by its label.
      const hasLabel = target.matches('[type=radio], [type=checkbox], [type=file], [role=switch]')
      const reach = getComputedStyle(target, '::after')
      const reachesFurther = reach.content !== 'none' && reach.position === 'absolute'
      if (isHidden || isLineOfText || hasLabel || reachesFurther) return false
      const left = width - parseFloat(paddingLeft) - parseFloat(paddingRight)
      const showsNothing = target.matches('input') && left < parseFloat(fontSize)
      return height < TARGET_PX - 0.5 || showsNothing
    })
    .map((target) => target.getAttribute('aria-label') ?? target.outerHTML.slice(0, 200))
  const titleTop = document.querySelector('h1')!.getBoundingClientRect().top + scrollY
  return { covered: covered / innerHeight, titleTop: titleTop / innerHeight, outside, tooSmall }
}

async function expectRoom(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await expectNoSidewaysScroll(page)
  const { covered, titleTop, outside, tooSmall } = await page.evaluate(looks)
  expect.soft(outside, `texts outside of the window on ${where}`).toEqual([])
  expect.soft(tooSmall, `too small to be pressed or read on ${where}`).toEqual([])
  expect.soft(titleTop, `where the title of ${where} begins`).toBeLessThan(1)
  expect.soft(covered, `what stays in the way on ${where}`).toBeLessThan(MOST_COVERED)
}

for (const [who, paths] of [
  ['a visitor', [...PUBLIC_PAGES, '/no-such-page']],
  ['a customer', CUSTOMERS],
  [
    'staff',
    [
      ...CONSOLE_PLACES.map(({ to }) => to),
      '/admin/orders/new',
      '/admin/help-desk?tab=tickets',
      '/admin/settings?tab=places',
    ],
  ],
] as const)
  test(`every screen fits ${who} with large text and on a low screen`, async ({
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
      for (const size of [PHONE.viewport, SIDEWAYS, DESKTOP.viewport]) {
        await page.setViewportSize(size)
        await expectRoom(page, `${path} with large text, ${size.width} px wide`)
      }
      await page.setViewportSize(SIDEWAYS)
      await textAt(devtools, 1)
      await expectRoom(page, `${path} on a phone held sideways`)
      await page.setViewportSize(SMALLEST)
      await expectRoom(page, `${path} on the smallest phone`)
    }
  })

test('the order form shows an item to choose on a phone held sideways', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server.url, 'customer')
  await page.setViewportSize(SIDEWAYS)
  await page.goto('/new-order')
  const more = page.getByRole('button', { name: /^One more: Wash & Fold/ })
  await expect(more).toBeVisible()
  const bar = page.locator('div.sticky').filter({ has: page.getByText('Total') })
  const { y, height } = (await more.boundingBox())!
  expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())!.y)
})

test('with large text a dialog shows typed text, and the bell doesn’t cover its number', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server.url, 'customer')
  await page.setViewportSize(SMALLEST)
  await textAt(await context.newCDPSession(page), 2)
  await page.goto('/profile?tab=payment')

  const bell = page.getByRole('button', { name: /^Notifications/ })
  // The number comes in after the bell and moves it.
  const number = (await bell.locator('span').boundingBox())!
  const icon = (await bell.locator('svg').boundingBox())!
  const covered =
    (icon.x + icon.width - number.x) *
    (Math.min(icon.y + icon.height, number.y + number.height) - Math.max(icon.y, number.y))
  expect
    .soft(covered / (icon.width * icon.height), 'of the bell that its number covers')
    .toBeLessThan(1 / 3)

  await page.getByRole('button', { name: 'Add card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add card' })
  const { width } = (await dialog.boundingBox())!
  for (const field of await dialog.getByRole('textbox').all())
    expect((await field.boundingBox())!.width, 'of a field').toBeGreaterThan(width / 2)

  await page.goto('/garments')
  await page.getByRole('button', { name: 'Add Garment' }).click()
  await expect(page.getByRole('dialog', { name: 'Add Garment' })).toBeVisible()
  expect((await page.evaluate(looks)).outside).toEqual([])
})

test('with large text the console’s bell panel stays within the window', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server.url, 'admin')
  await page.setViewportSize(DESKTOP.viewport)
  await textAt(await context.newCDPSession(page), 2)
  await page.goto('/admin/now')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Choose your notifications' })).toBeInViewport({
    ratio: 1,
  })
  // The list scrolls within it, and nothing lies beyond.
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  expect(await panel.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
})
