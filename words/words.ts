// The product's words as typed entries: a language is an object of the type `Words`.
import type { english } from './en/english.ts'
import type { AnyLanguage } from './any-language.ts'

/** Everything said in one language. Another language is an object of this type, and the compiler names what it lacks. */
export type Words = AnyLanguage<typeof english>

export { english } from './en/english.ts'
