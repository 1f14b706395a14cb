// Distinguishes a phone's keyboard from a browser's own bars, which also come and go.

/** A keyboard takes at least so much of the height; address bars take less. */
const KEYBOARD_SHARE = 0.25

/**
 * @param tallest what was seen at most at this width, in the same pixels as `height`
 */
export function isKeyboardOpen({
  isTyping,
  height,
  tallest,
}: {
  isTyping: boolean
  height: number
  tallest: number
}): boolean {
  return isTyping && height < tallest * (1 - KEYBOARD_SHARE)
}
