// Type of a word file's entries in any language.
import type { ApprovedText } from '#domain/messages/templates/approved-text.ts'

/**
 * The same entries in any language: a text is any text, and a function keeps its parameters. All entries have to be
 * there; the literal types of the English are not asked for. An approved text has variables of its own.
 */
export type AnyLanguage<Entries> = Entries extends string
  ? string
  : Entries extends ApprovedText
    ? ApprovedText
    : Entries extends (...params: infer Params) => infer Result
      ? (...params: Params) => AnyLanguage<Result>
      : Entries extends object
        ? { [Key in keyof Entries]: AnyLanguage<Entries[Key]> }
        : Entries
