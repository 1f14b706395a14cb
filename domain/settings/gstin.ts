// GSTIN: the number under which a business is registered for GST in India.

import { stateOfGstin } from '../base/gst-states.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Two digits of the State, the PAN, the registration's place within it, Z, and a check character. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/**
 * Whether a text is a GSTIN, its check character included, which catches a wrong or swapped character
 * (GST rules, form GST REG-01: the sum of weighted digits to the base 36). Capital letters, no spaces.
 */
export function isGstin(text: string): boolean {
  return (
    FORM.test(text) && stateOfGstin(text) !== null && checkCharacter(text.slice(0, 14)) === text[14]
  )
}

/** Every second digit counts twice; of a product beyond the base its two digits are added. */
function checkCharacter(body: string): string {
  const base = DIGITS.length
  let sum = 0
  for (const [index, character] of [...body].entries()) {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / base) + (product % base)
  }
  return DIGITS[(base - (sum % base)) % base]!
}
