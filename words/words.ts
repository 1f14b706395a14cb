// The product's words as typed entries: a language is an object of the type `Words`.
import { english } from './en/english.ts'

/** Everything said in one language. Another language is an object of this type, and the compiler names what it lacks. */
export type Words = typeof english

export { english }
