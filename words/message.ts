// A notification or mail before it is worded: an entry of `words.messages` and its parameters.
import { wordEntry, type Said } from './said.ts'
import type { Words } from './words.ts'

/**
 * What a person reads of it: in the bell, in a mail (subject and paragraphs), in a text message, in a notice.
 * Paragraphs are parted by an empty line.
 */
export type MessageText = { readonly title: string; readonly message: string }

/**
 * Something said to somebody. Rows keep it, so a kind that was stored once stays, with the parameters it had:
 * what it says more comes as an optional parameter or as another kind.
 */
export type Message = Said<Words['messages']>

/** Words a message in one language. */
export function wordMessage({ messages }: Words, message: Message): MessageText {
  return wordEntry<MessageText, Words['messages']>(messages, message)
}
