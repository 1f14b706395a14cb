/** Words what an outbox message says. */
import { type Message, type MessageText, wordMessage } from '#words/message.ts'
import type { Words } from '#words/words.ts'
import type { MessagePart } from '../../database/tables/notices.ts'

/** No message of several parts is longer. */
const LONGEST = 2000

/**
 * Under the title of the newest part. Of those that replace each other, and of those about one thing, the newest
 * alone is said.
 * @param parts the newest first
 */
export function textOfParts(words: Words, parts: readonly MessagePart[]): MessageText {
  const texts = parts
    .filter((part, index) => !parts.slice(0, index).some((newer) => isSaidBy(newer, part)))
    .map((part) => wordMessage(words, part as Message))
  const [first, ...others] = texts
  if (first === undefined) throw new Error('An outbox message says nothing.')
  if (others.length === 0) return first
  const message = texts.map((text) => text.message).join('\n\n')
  return { title: first.title, message: Array.from(message).slice(0, LONGEST).join('') }
}

function isSaidBy(newer: MessagePart, { about, replaces }: MessagePart): boolean {
  return newer.replaces === replaces || (about != null && newer.about === about)
}
