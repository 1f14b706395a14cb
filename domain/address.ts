// Owns what somebody can be found by: when an address is one that a driver could go to.

/** The fewest characters, spaces at its ends and repeated ones aside. */
const FEWEST_CHARACTERS = 8

const FEWEST_LETTERS = 3

export const ADDRESS_INCOMPLETE = 'Please give your whole address: house or flat, street and area.'

/**
 * Why an address can't be gone to, or null when it may be one: it has some length and some letters, of
 * whatever script. Nobody knows more without looking it up.
 */
export function addressRefusal(text: string): string | null {
  const letters = text.match(/\p{L}\p{M}*/gu)?.length ?? 0
  const isPlausible =
    text.trim().replaceAll(/\s+/g, ' ').length >= FEWEST_CHARACTERS && letters >= FEWEST_LETTERS
  return isPlausible ? null : ADDRESS_INCOMPLETE
}
