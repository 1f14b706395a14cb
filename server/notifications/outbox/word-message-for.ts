/** A message in its reader's language. */
import type { MessagePart } from '../../database/own-types.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Reader } from '#words/words-for.ts'
import type { Wording } from '../channels/channel.ts'
import type { DetailsOf } from '../channels/email-details.ts'
import { filledTextOfParts } from './wording/filled-text-of-parts.ts'
import { textOfParts } from './wording/text-of-parts.ts'

/**
 * @param message with its reader's language (`readerLanguage`)
 * @param detailsOf what stands in mails below their words
 */
export function wordMessageFor(
  { wordsFor }: Pick<Deps, 'wordsFor'>,
  message: Reader & { parts: readonly MessagePart[] },
  detailsOf: DetailsOf,
): Wording {
  const words = wordsFor(message)
  return {
    words,
    text: textOfParts(words, message.parts),
    filled: () => filledTextOfParts(words, message.parts),
    details: () => detailsOf(message.parts, words),
  }
}
