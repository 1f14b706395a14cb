// Languages besides English in which people read answers, messages and documents.
import type { Words } from './words.ts'

/** Each one's words for screens are in `screen-languages.ts`. */
export const languages: readonly Words[] = []
