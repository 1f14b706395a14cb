// Texts of an order's items, such as "2 × Shirt (Dry Cleaning)": writing and parsing.
import { serviceById } from '../catalogue/catalogue.ts'
import type { CatalogueItem } from '../catalogue/catalogue.ts'
import type { OrderLine } from '../catalogue/pricing.ts'
import { fail, ok } from '../base/result.ts'
import type { Result } from '../base/result.ts'

/** What an item's text is made of. */
export type WrittenItem = Pick<CatalogueItem, 'service' | 'name' | 'unit'> & {
  readonly quantity: number
}

/** Writes one item as people read it: "3 kg Wash & Fold", "2 × Shirt (Dry Cleaning)". */
export function writeOrderItem(item: WrittenItem): string {
  return `${item.quantity} ${item.unit === 'kg' ? 'kg' : '×'} ${itemName(item)}`
}

/** Not read at all, or one of several items by that name; then how each would be written. */
export type UnreadableItem = { readonly code: 'unreadable_item' } & (
  | { readonly kind: 'unreadableItem'; readonly params: { text: string } }
  | { readonly kind: 'ambiguousItem'; readonly params: { text: string; choices: string[] } }
)

/**
 * Reads one item's text. What writeOrderItem wrote is read back as the same line.
 * Beyond that case, spaces, "x", "×" or "*", "&" or "and", "3kg" or "3 kgs" and a plural don't matter,
 * and the service may be missing where one item alone has the name. A fraction is read as it stands there,
 * for the pricing to refuse with its reason.
 */
export function readOrderItem(
  text: string,
  catalogue: readonly CatalogueItem[],
): Result<OrderLine, UnreadableItem> {
  const leading = /^\s*(\d{1,9}(?:\.\d{1,9})?)(?!\d)(.+)$/s.exec(text)
  if (leading === null) return fail(unreadable(text))
  const quantity = Number(leading[1])
  const wording = leading[2] ?? ''

  const matches =
    [
      catalogue.filter((item) => writeOrderItem({ ...item, quantity }) === text.trim()),
      itemsCalled(wording, catalogue, itemName),
      itemsCalled(wording, catalogue, (item) => item.name),
    ].find((found) => found.length > 0) ?? []

  const [item, another] = matches
  if (item === undefined) return fail(unreadable(text))
  if (another !== undefined) return fail(ambiguous(text, matches, quantity))
  return ok({ itemId: item.id, quantity })
}

/** An item's name, with the service unless it says the same: "Shirt (Dry Cleaning)". */
export function itemName(item: Pick<CatalogueItem, 'service' | 'name'>): string {
  const service = serviceById(item.service).name
  return item.name === service ? item.name : `${item.name} (${service})`
}

/** The items that a wording such as "kg wash and fold" or "x shirts" names, by the name a caller picks. */
function itemsCalled(
  wording: string,
  catalogue: readonly CatalogueItem[],
  nameOf: (item: CatalogueItem) => string,
): readonly CatalogueItem[] {
  const said = plainWords(wording)
  const byWeight = said.replace(/^(?:kgs?|kilos?|kilograms?)\b ?(?:[x×*] ?)?/, '')
  const byPiece = said.replace(/^[x×*] ?/, '')
  return catalogue.filter((item) => {
    const name = singularWords(plainWords(nameOf(item)))
    const wordings = item.unit === 'kg' ? [said, byPiece, byWeight] : [said, byPiece]
    return wordings.some((candidate) => singularWords(candidate) === name)
  })
}

function plainWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[\s()[\],.:–-]+/g, ' ')
    .trim()
}

function singularWords(words: string): string {
  return words
    .split(' ')
    .map((word) => (/(?:ss|sh|ch|x)es$/.test(word) ? word.slice(0, -2) : word))
    .map((word) => (/[^s]s$/.test(word) ? word.slice(0, -1) : word))
    .join(' ')
}

function unreadable(text: string): UnreadableItem {
  return { code: 'unreadable_item', kind: 'unreadableItem', params: { text } }
}

function ambiguous(
  text: string,
  matches: readonly CatalogueItem[],
  quantity: number,
): UnreadableItem {
  const choices = matches.map((item) => writeOrderItem({ ...item, quantity }))
  return { code: 'unreadable_item', kind: 'ambiguousItem', params: { text, choices } }
}
