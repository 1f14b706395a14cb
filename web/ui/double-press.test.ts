import { expect, it } from 'vitest'
import { doublePresses, type Press } from './double-press.ts'

const at = (ms: number, x = 100, y = 100, on: unknown = 'button'): Press => ({
  at: ms,
  place: { x, y },
  on,
})
const byKey = (ms: number, on: unknown): Press => ({ at: ms, place: null, on })

it('lets none of fifty double taps through twice, whatever has come under the thumb', () => {
  const { isDouble } = doublePresses()
  const seconds = Array.from({ length: 50 }, (_, tap) => {
    const begins = tap * 1_000
    expect(isDouble(at(begins, tap * 7, 300))).toBe(false)
    // Fifty gaps from 9 to 450 ms, the thumb a little off, on what is there by then.
    return isDouble(at(begins + 9 * (tap + 1), tap * 7 + (tap % 12), 305, `what came ${tap}`))
  })
  expect(seconds.filter(Boolean)).toHaveLength(50)
})

it('counts presses that go on as one', () => {
  const { isDouble } = doublePresses()
  expect([0, 300, 600, 900].map((ms) => isDouble(at(ms)))).toEqual([false, true, true, true])
  expect(isDouble(at(1_500))).toBe(false)
})

it('takes two presses at two places, and one that comes later', () => {
  const { isDouble } = doublePresses()
  expect(isDouble(at(0))).toBe(false)
  expect(isDouble(at(200, 100, 180))).toBe(false)
  expect(isDouble(at(800, 100, 180))).toBe(false)
})

it('tells presses by keyboard by what they are on', () => {
  const { isDouble } = doublePresses()
  expect(isDouble(byKey(0, 'save'))).toBe(false)
  expect(isDouble(byKey(60, 'save'))).toBe(true)
  expect(isDouble(byKey(120, 'next'))).toBe(false)
})

it('takes a press again at once where something was typed between', () => {
  const { isDouble, forget } = doublePresses()
  expect(isDouble(at(0))).toBe(false)
  forget()
  expect(isDouble(at(90))).toBe(false)
})
