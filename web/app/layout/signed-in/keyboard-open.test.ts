// Hiding of the bar: for a keyboard, never for a browser's address bar.
import { expect, test } from 'vitest'
import { isKeyboardOpen } from './keyboard-open.ts'

test('reports a keyboard while a field has focus and a large part of the height is gone', () => {
  const seen = { isTyping: true, tallest: 844 }
  expect(isKeyboardOpen({ ...seen, height: 508 })).toBe(true)
  expect(isKeyboardOpen({ ...seen, height: 760 })).toBe(false)
  expect(isKeyboardOpen({ ...seen, height: 844 })).toBe(false)
})

test('reports no keyboard on a low page while no field has focus', () => {
  expect(isKeyboardOpen({ isTyping: false, height: 300, tallest: 844 })).toBe(false)
})
