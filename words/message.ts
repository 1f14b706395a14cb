// Owns what a notification or a mail says before it is worded: an entry of `words.messages` and its parameters.
import type { Words } from './words.ts'

/**
 * What a person reads of it: in the bell, in a mail (subject and paragraphs), in a text message, in a notice.
 * Paragraphs are parted by an empty line.
 */
export type MessageText = { readonly title: string; readonly message: string }

type Entries = Words['messages']

type MessageKind = keyof Entries

type Said<Kind, Entry> = Entry extends () => MessageText
  ? { readonly kind: Kind; readonly params?: undefined }
  : Entry extends (params: infer Params) => MessageText
    ? { readonly kind: Kind; readonly params: Params }
    : never

/**
 * Something said to somebody. Rows keep it, so a kind that was stored once stays, with the parameters it had:
 * what it says more comes as an optional parameter or as another kind.
 */
export type Message = { [Kind in MessageKind]: Said<Kind, Entries[Kind]> }[MessageKind]

/** Words a message in one language. */
export function wordMessage(words: Words, { kind, params }: Message): MessageText {
  const entry = words.messages[kind] as (params: unknown) => MessageText
  return entry(params)
}
