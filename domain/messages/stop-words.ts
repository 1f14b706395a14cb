// Words by which a person stops offers in a message, or asks for them again.

const STOP = new Set([
  'stop',
  'stop all',
  'stopall',
  'stop offers',
  'stop promotions',
  'unsubscribe',
  'opt out',
  'optout',
])
const START = new Set(['start', 'unstop', 'subscribe', 'start offers', 'opt in', 'optin'])

/** As operators write the sender of a text: AD-SUNRSE-P. */
const OPERATOR = /^(?:[a-z]{2}-)?([a-z0-9]{6})(?:-[a-z])?$/

/**
 * Whether a whole message is such a word, in any case and spacing; behind it the laundry's header may stand, as operators
 * ask for it. “Stop my pickup” is none.
 * @param headers the laundry's, in capitals
 */
export function readStopWord(text: string, headers: readonly string[]): 'stop' | 'start' | null {
  const words = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .split(/\s+/)
  const [, header] = OPERATOR.exec(words.at(-1) ?? '') ?? []
  if (header !== undefined && words.length > 1 && headers.includes(header.toUpperCase()))
    words.pop()
  const said = words.join(' ')
  return STOP.has(said) ? 'stop' : START.has(said) ? 'start' : null
}
