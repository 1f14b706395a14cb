// The pseudo-language as a reader's, and what is left in English of what they read.
import { english } from '../words.ts'
import { pseudoLanguage } from './pseudo-language.ts'

/** For `testProduct`, beside the laundry's English; people of the language 'xx' read it. */
export const PSEUDO = { ...pseudoLanguage(english), language: 'xx-IN' }

/** Words in English letters; numbers of orders and tickets, hashes, units and addresses of pages are in no language. */
const SAME_EVERYWHERE = /https?:\S+|\b(?:LC|HD|CN)-[\w-]*|\b[0-9a-f]{8,}\b|\bkg\b/g

/** @param facts what was typed, longest first: names, addresses, what items are called */
export function findEnglishWords(text: string, facts: readonly string[]): string[] {
  const rest = facts
    .filter(Boolean)
    .reduce((left, fact) => left.replaceAll(fact, ''), text)
    .replaceAll(SAME_EVERYWHERE, '')
  return rest.match(/[a-z]+(?:[ ’'][a-z]+)*/gi) ?? []
}
