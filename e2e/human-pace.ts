// The pace of people: nobody presses at one place twice as soon as a test would, unless they do so by mistake.
import type { Locator, Page } from '@playwright/test'

/** After a press the next one at its place is taken for its double no longer. */
const APART_MS = 1_000
/** So close together two presses are at one place. */
const SAME_PX = 40

interface Pressed {
  at: number
  on: string
  x: number
  y: number
}

const PRESSES = ['click', 'tap', 'check', 'uncheck', 'setChecked'] as const

/** The latest press on each page. */
const latest = new WeakMap<Page, Pressed>()

let isPaced = false

/** Makes presses on locators come at the pace of people. What a mouse or a finger does at a spot keeps its own. */
export function pressAsPeopleDo(page: Page): void {
  if (isPaced) return
  isPaced = true
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator
  for (const name of PRESSES) {
    const press = locators[name] as (...given: unknown[]) => Promise<void>
    const paced = async function (this: Locator, ...given: unknown[]): Promise<void> {
      const options = given.at(-1) as { timeout?: number } | undefined
      const pressed = await comeToRest(this, options?.timeout)
      await press.apply(this, given)
      latest.set(this.page(), { ...pressed, at: Date.now() })
    }
    Object.assign(locators, { [name]: paced })
  }
}

async function comeToRest(target: Locator, timeout?: number): Promise<Pressed> {
  const { repeats, ...place } = await target.evaluate(placeOf, undefined, {
    ...(timeout !== undefined && { timeout }),
  })
  const pressed = { at: Date.now(), on: String(target), ...place }
  const before = latest.get(target.page())
  if (!before || repeats || !(before.on === pressed.on || isSamePlace(before, place)))
    return pressed
  const left = before.at + APART_MS - pressed.at
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
  return pressed
}

function isSamePlace(one: { x: number; y: number }, other: { x: number; y: number }): boolean {
  return Math.abs(one.x - other.x) <= SAME_PX && Math.abs(one.y - other.y) <= SAME_PX
}

/** Runs in the page. */
function placeOf(element: Element): { x: number; y: number; repeats: boolean } {
  const { left, top, width, height } = element.getBoundingClientRect()
  const repeats = element.closest('[data-repeats]') !== null
  return { x: left + width / 2, y: top + height / 2, repeats }
}
