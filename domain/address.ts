// Owns what somebody can be found by: when an address is one that a driver could go to.

/** The fewest characters, spaces at its ends and repeated ones aside. */
const FEWEST_CHARACTERS = 8

const FEWEST_LETTERS = 3

/**
 * Whether an address may be one that can be gone to: it has some length and some letters, of whatever
 * script. Nobody knows more without looking it up.
 */
export function isWholeAddress(text: string): boolean {
  const letters = text.match(/\p{L}\p{M}*/gu)?.length ?? 0
  const { length } = text.trim().replaceAll(/\s+/g, ' ')
  return length >= FEWEST_CHARACTERS && letters >= FEWEST_LETTERS
}
