// Approved text with its values, and which text says each kind of message.
import type { ApprovedText } from './approved-text.ts'

/** A text by its name, with the values of its variables; the link comes with the message. */
export interface FilledText {
  readonly name: string
  readonly values: Readonly<Record<string, string>>
  /** The id of what is asked about, of a text with quick replies. */
  readonly asks?: string
}

type ApprovedTexts = Readonly<Record<string, ApprovedText>>

/** For each kind the text that says it, from its parameters; null where no text message of that kind leaves. */
export type TextsOf<Messages> = {
  readonly [Kind in keyof Messages]:
    | ((
        params: Messages[Kind] extends (params: infer Params) => unknown ? Params : void,
      ) => FilledText)
    | null
}

/** Makes a function that fills texts of a type, and knows the variables of each. */
export function fillerOf<Texts extends ApprovedTexts>() {
  return <Name extends keyof Texts & string>(
    name: Name,
    values: Readonly<Record<keyof Texts[Name]['variables'], string>>,
    asks?: string,
  ): FilledText => ({ name, values, ...(asks !== undefined && { asks }) })
}
