/** Finds card numbers in texts, so that none is stored where it was pasted by mistake. */

/** Digits as cards are printed: 13 to 19, in groups or not, and no part of a longer text or number. */
const CANDIDATE =
  /(?<![\p{L}\p{Nd}_-])[2-68](?:[ .\u00a0\u2009-]{0,2}\d){12,18}(?![\p{L}\p{Nd}_-])/gu

/** Ids have digits and dashes, too. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text holds what can only be a card's number: its check digit is right. */
export function hasCardNumber(text: string): boolean {
  if (UUID.test(text)) return false
  return [...text.matchAll(CANDIDATE)].some(([found]) => isLuhn(found.replaceAll(/\D/g, '')))
}

/** The check digit of ISO/IEC 7812. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
