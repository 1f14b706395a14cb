/** Readers of the pseudo-language, and what is left in English of what they read. */
import { pseudoLanguage } from '#words/testing/pseudo-language.ts'
import { english } from '#words/words.ts'
import type { TestProduct } from './test-product.ts'

/** For `testProduct`, beside the laundry's English. */
export const PSEUDO = { ...pseudoLanguage(english), language: 'xx-IN' }

/** From now on a person reads the pseudo-language, or with null the laundry's own. */
export async function setLanguage(
  { db }: TestProduct,
  id: string,
  language: string | null = 'xx',
): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute()
}

/** Words in English letters; numbers of orders and tickets, hashes, units and addresses of pages are in no language. */
const SAME_EVERYWHERE = /https?:\S+|\b(?:LC|HD|CN)-[\w-]*|\b[0-9a-f]{8,}\b|\bkg\b/g

/** @param facts what was typed, longest first: names, addresses, what items are called */
export function englishIn(text: string, facts: readonly string[]): string[] {
  const rest = facts
    .filter(Boolean)
    .reduce((left, fact) => left.replaceAll(fact, ''), text)
    .replaceAll(SAME_EVERYWHERE, '')
  return rest.match(/[a-z]+(?:[ ’'][a-z]+)*/gi) ?? []
}
