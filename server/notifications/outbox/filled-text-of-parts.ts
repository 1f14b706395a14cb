/** Approved text that says an outbox message, from its parts. */
import type { FilledText } from '#domain/messages/templates/filled-text.ts'
import type { Words } from '#words/words.ts'
import type { MessagePart } from '../../database/own-types.ts'
import { commonOrderNumber, joinMessageParts } from './join-message-parts.ts'

/**
 * @param parts the newest first: where they are several, its text alone or one for all changes of an order
 * @returns null for a kind that leaves by no text message
 */
export function filledTextOfParts(
  words: Pick<Words, 'textOf' | 'newsOfOrder'>,
  parts: readonly MessagePart[],
): FilledText | null {
  const joined = joinMessageParts(parts)
  const number = commonOrderNumber(joined)
  if (number !== null) return words.newsOfOrder({ number })
  const { kind, params } = joined[0]!
  const textOf = words.textOf[kind as keyof Words['textOf']] as
    | ((params: unknown) => FilledText)
    | null
    | undefined
  return textOf?.(params) ?? null
}
