// Chain of an order's hand-overs: each holds the hash of the one before, so that no change goes unnoticed.
import type { CustodyContent } from './custody.ts'

/** What the chain holds of a hand-over. Who did it and what they noted stands beside it, and can be erased. */
export interface CustodyEvent {
  /** From 1, without a gap. */
  seq: number
  /** When it happened, in milliseconds since 1970. */
  at: number
  content: CustodyContent
  /** The hash of the one before; empty for the first. */
  previous: string
  hash: string
}

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits; the browser's and the server's own. */
export type Hash = (text: string) => string | Promise<string>

type Canonical = number | string | undefined | readonly Canonical[] | { [key: string]: Canonical }

/** JSON with its keys in order and without spaces, so that the same content is the same text everywhere. */
export function canonicalJson(value: Canonical): string {
  if (typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort((a, b) => (a < b ? -1 : 1))
  return `{${fields.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(',')}}`
}

function isList(value: object): value is readonly Canonical[] {
  return Array.isArray(value)
}

/** @param order the order's id, so that no chain can stand for another order's */
export function hashOfHandOver(
  hash: Hash,
  order: string,
  { seq, at, content, previous }: Omit<CustodyEvent, 'hash'>,
): string | Promise<string> {
  return hash(canonicalJson({ order, seq, at, content: content as Canonical, previous }))
}

/**
 * Recomputes a chain from its first hand-over on.
 * @returns the place in the list of the first that doesn't fit; null where all do
 */
export async function findBrokenHandOver(
  hash: Hash,
  order: string,
  events: readonly CustodyEvent[],
): Promise<number | null> {
  let previous = ''
  for (const [index, event] of events.entries()) {
    const fits = event.seq === index + 1 && event.previous === previous
    if (!fits || event.hash !== (await hashOfHandOver(hash, order, event))) return index
    previous = event.hash
  }
  return null
}
