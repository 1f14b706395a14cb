/** An outbox message's text, from its parts. */
import { type Message, type MessageText, wordMessage } from '#words/message.ts'
import type { Words } from '#words/words.ts'
import type { MessagePart } from '../../../database/own-types.ts'
import { isToStaff } from '../../staff-kinds.ts'
import { commonOrderNumber, joinMessageParts } from './join-message-parts.ts'

/** No message of several parts is longer. */
const LONGEST = 2000

/**
 * Under the title of the newest part, or of all where they are changes of one order; each thing is said once.
 * @param parts the newest first
 */
export function textOfParts(words: Words, parts: readonly MessagePart[]): MessageText {
  const joined = joinMessageParts(parts)
  const texts = joined.map((part) => wordMessage(words, part as Message))
  const [first, ...others] = texts
  if (first === undefined) throw new Error('An outbox message says nothing.')
  if (others.length === 0) return first
  if (isToStaff({ parts })) return alarmsOf(words, texts)
  const message = texts.map((text) => text.message).join('\n\n')
  const number = commonOrderNumber(joined)
  const title = number === null ? first.title : words.orderMail.changed({ number })
  return { title, message: cut(message) }
}

/** Each is about something else, so each keeps its title. */
function alarmsOf({ staffAlarms }: Words, texts: readonly MessageText[]): MessageText {
  const message = texts.map((text) => staffAlarms.line(text)).join('\n\n')
  return { title: staffAlarms.title({ count: texts.length }), message: cut(message) }
}

function cut(message: string): string {
  return Array.from(message).slice(0, LONGEST).join('')
}
